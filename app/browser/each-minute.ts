/** Says what is true now: at once, each minute, and when the browser shows the page again on Back. */
export function eachMinute(say: () => void): void {
  say();
  setInterval(say, 60_000);
  addEventListener("pageshow", say);
}
