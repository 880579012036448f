import { FieldError } from "../../ui/fields/field.tsx";
import { NoAnswerNotice } from "../no-answer-notice.tsx";
import type { SendFailure } from "../send-form.ts";

type NewsletterNoteProps = {
  failure: SendFailure | null;
  stopWaiting: (() => void) | undefined;
};

/** Says below the field why an address was not taken; a toast has announced it (spec section 8). */
export function NewsletterNote({ failure, stopWaiting }: NewsletterNoteProps) {
  if (failure === null) return null;
  if (failure.failure === "unanswered")
    return <NoAnswerNotice {...{ failure, stopWaiting }} className="mt-8px" />;
  if (failure.failure !== "duplicate") return <FieldError>{failure.text}</FieldError>;
  return <p className="mt-8px t-small text-ink2">{failure.text}</p>;
}
