import { reloadCooldownMs } from "../config/timings.ts";

const key = "reloaded";

/**
 * Fetches the page anew, when a file of it is gone because the site has been deployed since. Forms
 * lose nothing: their drafts are in session storage.
 *
 * @returns false when that was tried a moment ago, or cannot be remembered: nothing happens then
 */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < reloadCooldownMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
