/** The buttons that print the page. */
export function printOnPress(): void {
  for (const button of document.querySelectorAll("[data-print]")) {
    button.addEventListener("click", () => window.print());
  }
}
