/** Browsers draw the page without it too, with what is chosen in a drawing unmarked. */
const ignore = () => undefined;

/** Fetches what stands for `:has` in browsers without it: Chromium before 105, Firefox before 121. */
export function replaceHas(): void {
  if (CSS.supports("selector(:has(a))")) return;
  import("./mark-has.ts").then(({ markHas }) => markHas(), ignore);
}
