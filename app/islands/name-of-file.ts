/** @returns `tier-finder` for `../pages/pricing/finder/tier-finder.island.tsx`, and for a `.script.ts` */
export const nameOfFile = (path: string): string =>
  path.replace(/^.*\/|\.(?:island\.tsx|script\.ts)$/g, "");
