import { useSyncExternalStore } from "react";

import { moveFirstTouch } from "../../../leads/first-touch.ts";
import { isStorageAllowed, setStorageAllowed } from "../../../leads/storage-choice.ts";
import { storageChoice } from "./content.ts";

/** The browser tells other tabs of a change by this event; `choose` tells its own. */
const changed = "storage";

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}

/** Null where storage is forbidden. */
function readChoice(): boolean | null {
  try {
    return isStorageAllowed();
  } catch {
    return null;
  }
}

function choose(isAllowed: boolean): void {
  setStorageAllowed(isAllowed);
  moveFirstTouch();
  window.dispatchEvent(new Event(changed));
}

/** Lets a visitor allow the site to remember where the visit began for 30 days. Off by default. */
export function StorageChoice() {
  const isAllowed = useSyncExternalStore(subscribe, readChoice, () => null);
  return (
    <section className="page quarters pb-64px" aria-label={storageChoice.label}>
      <label className="md:col-start-2 md:col-span-2 inset flex gap-12px max-w-672px t-small text-ink2 text-pretty">
        <input
          type="checkbox"
          className="flex-none w-20px h-20px accent-ink"
          checked={isAllowed === true}
          disabled={isAllowed === null}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        {storageChoice.text}
      </label>
    </section>
  );
}
