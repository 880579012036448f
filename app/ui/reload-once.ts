import { reloadCooldownMs } from "../config/timings.ts";

/**
 * Reloads a page whose chunk is gone since a deployment. Forms lose nothing: their drafts are in
 * session storage. While two versions answer, another page may need it a moment later.
 *
 * @returns false without a reload, when this page's last one was a moment ago or storage is not
 *   available
 */
export function reloadOnce(): boolean {
  const key = `reloaded:${window.location.pathname}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < reloadCooldownMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
