/**
 * Adds rules to the style sheet of the page, which its content security policy allows. Safari makes sheets
 * from script since 16.4 only.
 */
export function addStyles(css: string): void {
  const sheet = document.querySelector("style")?.sheet;
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length);
}
