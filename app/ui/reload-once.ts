import { reloadCooldownMs } from "../config/timings.ts";

const key = "reloaded";

/**
 * Reloads a page whose chunk is gone since a deployment. Forms lose nothing: their drafts are in
 * session storage.
 *
 * @returns false without a reload, when the last one was a moment ago or storage is not available
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
