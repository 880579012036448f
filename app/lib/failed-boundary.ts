/**
 * React writes this in the place of a Suspense boundary whose content it could not render, and goes on.
 * No page may hold it; text never does, because React escapes it.
 */
export const failedBoundary = "<!--$!-->";
