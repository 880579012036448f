import { use } from "react";

import { PostedFormContext } from "./posted-form.ts";
import { NoticeContent } from "./posted-notice.tsx";

/** Says that a form posted without script has arrived, in the look and place of a toast. */
export function SentNotice() {
  const posted = use(PostedFormContext);
  // The newsletter's page says it itself.
  if (!posted?.ok || posted.kind === "newsletter") return null;
  return (
    <p
      role="status"
      className="fixed z-30 right-[var(--toast-side)] bottom-[var(--toast-bottom)] w-[min(356px,100vw_-_34px)] bg-surface border border-ink rounded-2px ring-ground-4 pt-14px pr-16px pb-15px pl-42px t-note text-ink2"
    >
      <i aria-hidden="true" className="absolute left-16px top-19px w-10px h-10px bg-signal" />
      <NoticeContent {...posted.message} titleClass="text-ink" />
    </p>
  );
}
