import { campaignParams, firstTouchMs } from "../config/campaign.ts";

const allowedKey = "storage-allowed";

/**
 * Whether the visitor has allowed the site to remember where the visit began after the tab is closed
 * (cookie policy).
 *
 * @throws where the browser forbids storage
 */
export const isStorageAllowed = (): boolean => localStorage.getItem(allowedKey) !== null;

/** @throws where the browser forbids storage */
export function setStorageAllowed(isAllowed: boolean): void {
  if (isAllowed) localStorage.setItem(allowedKey, "yes");
  else localStorage.removeItem(allowedKey);
}

const key = "first-touch";

/** Where a visit began; the names are those of the lead's `source`. */
type FirstTouch = Partial<
  Record<(typeof campaignParams)[number] | "landing_page" | "referrer", string>
>;

declare global {
  interface Navigator {
    /** Global Privacy Control, in browsers that know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** With the time it was recorded, in milliseconds since 1970. */
type Recorded = FirstTouch & { at?: number };

const storage = () => (isStorageAllowed() ? localStorage : sessionStorage);

/** Where storage is forbidden, a visit begins with each page. */
let ofThisPage: Recorded | null = null;

function read(): Recorded | null {
  try {
    // Only this file writes under this key.
    const recorded = JSON.parse(storage().getItem(key) ?? "null") as Recorded | null;
    if (Date.now() - (recorded?.at ?? 0) < firstTouchMs) return recorded;
  } catch {
    // What this page itself knows is left.
  }
  return ofThisPage;
}

/**
 * @param address of the page before this one
 * @returns its site and path, as an app names itself too; undefined for one of ours, or without a name
 */
function referringSite(address: string): string | undefined {
  try {
    const { origin, protocol, host, pathname } = new URL(address);
    const isForeign = host !== "" && origin !== window.location.origin;
    return isForeign ? `${protocol}//${host}${pathname}` : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Records where the visit began: first-party, no cookie, once for each tab, or once in 30 days where
 * the visitor has allowed it. Only campaign names, click ids, the landing path and the referring site
 * are stored; nothing where the browser sends Global Privacy Control.
 */
export function recordFirstTouch(): void {
  if (navigator.globalPrivacyControl || read() !== null) return;
  const touch: Recorded = { at: Date.now(), landing_page: window.location.pathname };
  const referrer = referringSite(document.referrer);
  if (referrer !== undefined) touch.referrer = referrer;
  const search = new URLSearchParams(window.location.search);
  for (const name of campaignParams) {
    const value = search.get(name);
    if (value) touch[name] = value;
  }
  ofThisPage = touch;
  try {
    storage().setItem(key, JSON.stringify(touch));
  } catch {
    // Storage is full or forbidden.
  }
}

/**
 * Where the visit began; the Worker drops malformed values. Nothing where the browser sends Global
 * Privacy Control, also of what was recorded before it was switched on.
 */
export function firstTouch(): FirstTouch {
  if (navigator.globalPrivacyControl) return {};
  recordFirstTouch();
  const { at: _at, ...touch } = read() ?? {};
  return touch;
}

/** Moves the recorded origin to the storage that the visitor has just chosen. */
export function moveFirstTouch(): void {
  const [from, to] = isStorageAllowed()
    ? [sessionStorage, localStorage]
    : [localStorage, sessionStorage];
  const recorded = from.getItem(key);
  if (recorded !== null) to.setItem(key, recorded);
  from.removeItem(key);
}
