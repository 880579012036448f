/** The code can be read and selected without what copies it. */
const ignore = () => undefined;

/** Fetches what answers presses and keys beside code, on pages that show some. */
export function startCode(): void {
  if (document.querySelector("[data-listing], template[data-code-frame]")) {
    import("./code-controls.ts").then(({ startCodeControls }) => startCodeControls(), ignore);
  }
}
