/** The close button of the promotional banner. */
export function dismissBanner(): void {
  const banner = document.querySelector(".banner");
  banner?.querySelector("button")?.addEventListener("click", () => banner.remove());
}
