import type { Message } from "../content/messages.ts";
import styles from "./notice.module.css";

type NoticeProps = { message: Message; className: string | undefined };

/** Says in a form why its post without script failed. */
export function FailureNotice({ message, className }: NoticeProps) {
  return (
    <p
      role="alert"
      data-type="error"
      className={`border border-warn px-16px py-12px t-note ${className}`}
    >
      <NoticeContent {...message} titleClass="text-warn" />
    </p>
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
