/** @returns `tier-finder` for `../pages/pricing/finder/tier-finder.island.tsx` */
export const islandName = (path: string): string => path.replace(/^.*\/|\.island\.tsx$/g, "");
