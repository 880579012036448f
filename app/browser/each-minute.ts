/** Says what is true now: at once, and each minute, also after the browser has shown the page again on Back. */
export function eachMinute(say: () => void): void {
  say();
  setInterval(say, 60_000);
}
