import { campaignParams, firstTouchMs } from "../config/campaign.ts";
import { isStorageAllowed } from "./storage-allowed.ts";

const key = "first-touch";

/** Where a visit began; the names are those of the lead's `source`. */
export type FirstTouch = Partial<
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

function read(): Recorded | null {
  // Only this file writes under this key.
  const recorded = JSON.parse(storage().getItem(key) ?? "null") as Recorded | null;
  return Date.now() - (recorded?.at ?? 0) < firstTouchMs ? recorded : null;
}

/**
 * Records where the visit began: first-party, no cookie, once for each tab, or once in 30 days where
 * the visitor has allowed it. Only campaign names, click ids, the landing path and the referring site
 * are stored; nothing where the browser sends Global Privacy Control.
 */
export function recordFirstTouch(): void {
  try {
    if (navigator.globalPrivacyControl || read() !== null) return;
    const search = new URLSearchParams(window.location.search);
    const touch: Recorded = { at: Date.now(), landing_page: window.location.pathname };
    const referrer = document.referrer === "" ? null : new URL(document.referrer);
    if (referrer && referrer.origin !== window.location.origin) {
      touch.referrer = referrer.origin + referrer.pathname;
    }
    for (const name of campaignParams) {
      const value = search.get(name);
      if (value) touch[name] = value;
    }
    storage().setItem(key, JSON.stringify(touch));
  } catch {
    // Storage can be forbidden; a lead without its origin is still a lead.
  }
}

/** Where the visit began; the Worker drops malformed values. */
export function firstTouch(): FirstTouch {
  recordFirstTouch();
  try {
    const { at: _at, ...touch } = read() ?? {};
    return touch;
  } catch {
    return {};
  }
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
