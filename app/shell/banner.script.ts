/** The close button of the promotional banner. */
export default function banner(strip: HTMLElement): void {
  strip.querySelector("button")?.addEventListener("click", () => strip.remove());
}
