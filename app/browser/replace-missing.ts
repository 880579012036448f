/** Browsers show the page without them too: what is chosen in a drawing unmarked, several questions open. */
const ignore = () => undefined;

/**
 * Fetches what stands for the name of `details` in browsers without it (Chromium before 120, Firefox before
 * 130, Safari before 17.2), and for `:has`. Whoever lacks that lacks the name too.
 */
export function replaceMissing(): void {
  if ("name" in HTMLDetailsElement.prototype) return;
  import("./stand-ins.ts").then(({ standIn }) => standIn(), ignore);
}
