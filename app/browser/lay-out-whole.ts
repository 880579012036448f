/** Lays out the sections below the first screen too (`ui/below.ts`), wherever the window is. */
export function layOutWhole(): void {
  const sections = document.querySelectorAll<HTMLElement>("[data-below]");
  for (const { style } of sections) style.contentVisibility = "visible";
}

/**
 * A screenshot of the whole page shows what is far below the window too. Chromium announces one by a resize
 * that leaves the window's height as it is, now and then after one to a single pixel.
 */
export function layOutForScreenshots(): void {
  let height = innerHeight;
  addEventListener("resize", () => {
    if (innerHeight === height) layOutWhole();
    else if (innerHeight > 1) height = innerHeight;
  });
}
