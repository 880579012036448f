/**
 * How the browser came to load this page: by a link, on Back, as a reload, behind how many redirects.
 *
 * @returns undefined where the browser does not say
 */
export const ownNavigation = (): PerformanceNavigationTiming | undefined =>
  performance.getEntriesByType("navigation")[0];
