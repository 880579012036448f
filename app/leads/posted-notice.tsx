import { type Message, validationErrorTitle } from "../content/messages.ts";
import { TextLink } from "../ui/link.tsx";
import type { LeadKind } from "./form-fields.ts";
import styles from "./notice.module.css";
import type { FailedPost } from "./posted-form.ts";

type FailureNoticeProps = {
  kind: LeadKind;
  /** The result of a failed post without script; nothing is said without one. */
  posted: FailedPost | null;
  className: string | undefined;
};

/**
 * Says in a form why its post without script failed, with a link to each failing field. The first of them
 * has the focus and is read with its message, so that only another failure is an alert.
 */
export function FailureNotice({ kind, posted, className }: FailureNoticeProps) {
  const { message = null, errors = {} } = posted ?? {};
  const failing = Object.entries(errors);
  const isOfFields = failing.length > 0;
  if (message === null && !isOfFields) return null;
  return (
    <div
      role={isOfFields ? "group" : "alert"}
      aria-label={isOfFields ? validationErrorTitle : undefined}
      data-type="error"
      className={`border border-warn px-16px py-12px t-note ${className}`}
    >
      {isOfFields ? (
        <>
          <p>
            <b className={`${styles.title} text-warn`}>{validationErrorTitle}</b>
          </p>
          <ul className={styles.failing}>
            {failing.map(([name, text]) => (
              <li key={name}>
                <TextLink href={`#${kind}-${name}`}>{text}</TextLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        message && (
          <p>
            <NoticeContent {...message} titleClass="text-warn" />
          </p>
        )
      )}
    </div>
  );
}

/** Title and text of a notice. */
export function NoticeContent({
  title,
  description,
  titleClass,
}: Message & { titleClass: string }) {
  return (
    <>
      <b className={`${styles.title} ${titleClass}`}>{title}</b> {description}
    </>
  );
}
