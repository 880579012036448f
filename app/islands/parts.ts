/** @returns the first element below `root` that is marked `data-part={name}` */
export const part = (root: ParentNode, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** @returns all elements below `root` that are marked `data-part={name}`, in the order of the document */
export const parts = (root: ParentNode, name: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
];

/** @returns `tier-finder` for `../pages/pricing/finder/tier-finder.island.tsx`, and for a `.script.ts` */
export const nameOfFile = (path: string): string =>
  path.replace(/^.*\/|\.(?:island\.tsx|script\.ts)$/g, "");
