/** What stands there while an article loads (spec section 4), by the start of its path. */
export const articleLoading = {
  "/success-stories/": "Loading success story...",
  "/insights/": "Loading insight...",
} as const;
