/**
 * Lets the belt of edge AI answer its buttons. Its script is fetched at the first pointer, touch or focus
 * on it; where it cannot be fetched, the form posts, and its target shows both answers.
 */
export function startTrueSpeed(section: HTMLElement): void {
  const form = section.querySelector("form");
  if (!form) return;
  const load = () => import("./true-speed.ts");
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    section.addEventListener(type, () => void load().catch(() => undefined), {
      once: true,
      passive: true,
    });
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const asked = event.submitter?.getAttribute("value") === "cloud" ? "cloud" : "device";
    load().then(
      ({ ask }) => ask(section, asked),
      () => form.submit(),
    );
  });
}
