import { use } from "react";

import type { Message } from "../content/messages.ts";
import { PostedFormContext } from "./posted-form.ts";

/** Says that a form posted without script has arrived, in the look and place of a toast. */
export function SentNotice() {
  const posted = use(PostedFormContext);
  if (!posted?.ok) return null;
  return (
    <p
      role="status"
      className="fixed z-30 right-[var(--toast-side)] bottom-[var(--toast-bottom)] w-[min(356px,100vw_-_34px)] bg-surface border border-ink rounded-2px ring-ground-4 pt-14px pr-16px pb-15px pl-42px t-note text-ink2"
    >
      <i aria-hidden="true" className="absolute left-16px top-19px w-10px h-10px bg-signal" />
      <NoticeWords {...posted.message} titleClass="text-ink" />
    </p>
  );
}

/** Says in a form why its post without script failed. */
export function FailureNotice({ message, className }: { message: Message; className: string }) {
  return (
    <p
      role="alert"
      data-type="error"
      className={`border border-warn px-16px py-12px t-note ${className}`}
    >
      <NoticeWords {...message} titleClass="text-warn" />
    </p>
  );
}

function NoticeWords({ title, description, titleClass }: Message & { titleClass: string }) {
  return (
    <>
      <b className={`block text-15px leading-20px ${titleClass}`}>{title}</b> {description}
    </>
  );
}
