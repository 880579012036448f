const key = "storage-allowed";

/**
 * Whether the visitor has allowed the site to remember where the visit began after the tab is closed
 * (cookie policy).
 *
 * @throws where the browser forbids storage
 */
export const isStorageAllowed = (): boolean => localStorage.getItem(key) !== null;

/** @throws where the browser forbids storage */
export function setStorageAllowed(isAllowed: boolean): void {
  if (isAllowed) localStorage.setItem(key, "yes");
  else localStorage.removeItem(key);
}
