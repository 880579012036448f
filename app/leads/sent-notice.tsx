import { use } from "react";

import { PostedFormContext } from "./posted-form.ts";
import { NoticeContent } from "./posted-notice.tsx";
import styles from "./notice.module.css";

/** Says that a form posted without script has arrived, in the look and place of a toast. */
export function SentNotice() {
  const posted = use(PostedFormContext);
  // The newsletter's page says it itself.
  if (!posted?.ok || posted.kind === "newsletter") return null;
  return (
    <p role="status" className={`${styles.sent} t-note text-ink2`}>
      <i aria-hidden="true" />
      <NoticeContent {...posted.message} titleClass="text-ink" />
    </p>
  );
}
