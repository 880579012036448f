/**
 * What has come of the data that a loader did not wait for, by the promises among its data. "pending" is
 * the beginning of the page, with a skeleton; "failed" is its end where the late part cannot be rendered.
 */
export type LateData = "pending" | "failed" | ReadonlyMap<Promise<unknown>, unknown>;

/** Stands in a page where its late part begins. Up to there the page is sent at once. */
export const lateMark = '<template data-late=""></template>';

/** The promises among a loader's data. */
export const latePromises = (loaderData: unknown): Promise<unknown>[] =>
  Object.values(Object(loaderData)).filter((value) => value instanceof Promise);

/**
 * React writes this in the place of a Suspense boundary whose content it could not render, and goes on.
 * No page may hold it; text never does, because React escapes it.
 */
export const failedBoundary = "<!--$!-->";
