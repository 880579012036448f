import { storageChoice } from "./content.ts";

/**
 * Lets a visitor allow the site to remember where the visit began for 30 days. Off by default.
 * `browser/storage-choice.ts` enables it.
 */
export function StorageChoice() {
  return (
    <section className="page-width quarters pb-64px" aria-label={storageChoice.label}>
      <label className="md:col-start-2 md:col-span-2 inset flex gap-12px max-w-672px t-small text-ink2 text-pretty">
        <input
          type="checkbox"
          className="flex-none w-20px h-20px accent-ink"
          disabled
          data-storage-choice=""
        />
        {storageChoice.text}
      </label>
    </section>
  );
}
