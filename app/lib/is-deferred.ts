/** Whether a loader returned a promise among its data: the page is sent before all of it is there. */
export const isDeferred = (loaderData: unknown): boolean =>
  Object.values(Object(loaderData)).some((value) => value instanceof Promise);
