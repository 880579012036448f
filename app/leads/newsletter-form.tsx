import type { ComponentProps, ReactNode } from "react";

import { FieldError } from "../ui/fields/field.tsx";
import { JoinedField } from "../ui/fields/joined-field.tsx";
import { ConsentNote } from "./fields/consent-note.tsx";
import { EmailSuggestion } from "./fields/email-suggestion.tsx";
import { HoneypotField } from "./fields/honeypot-field.tsx";
import { NoAnswerNotice } from "./no-answer-notice.tsx";
import type { FailedPost } from "./posted-form.ts";
import { useLeadForm } from "./use-lead-form.ts";

type JoinedFieldProps = ComponentProps<typeof JoinedField>;

type NewsletterFormProps = {
  /** Id of the form's place on the site, stored with the subscription. */
  ctaId: string;
  /** The result of a failed post without script, which the newsletter's page answers. */
  posted?: FailedPost | null;
  className?: string | undefined;
  field: Partial<Pick<JoinedFieldProps, "id" | "placeholder" | "className">> & { label: string };
  buttonClass: string | undefined;
  /** What the button shows; `busyLabel` is null unless the form is being sent. */
  children: (busyLabel: string | null) => ReactNode;
};

/** The newsletter form (spec sections 2, 5 and 8), on each of its pages and in the footer. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { ctaId, posted = null, className, buttonClass, children } = props;
  const form = useLeadForm({ kind: "newsletter", posted, ctaId });
  return (
    <form {...form.formProps} className={className}>
      <JoinedField
        {...form.field("email")}
        type="email"
        aria-required
        {...props.field}
        aside={<EmailSuggestion {...form.suggestion} />}
        button={
          <button type="submit" disabled={form.busy} className={buttonClass}>
            {children(form.busy ? form.submitLabel : null)}
          </button>
        }
      />
      <Failure {...form} />
      <ConsentNote text="newsletter" className="mt-12px" />
      <HoneypotField />
    </form>
  );
}

type FailureProps = Pick<ReturnType<typeof useLeadForm>, "failure" | "stopWaiting">;

/** Says below the field why an address was not taken; a toast has announced it (spec section 8). */
function Failure({ failure, stopWaiting }: FailureProps) {
  if (failure === null) return null;
  if (failure.failure === "unanswered")
    return <NoAnswerNotice {...{ failure, stopWaiting }} className="mt-8px" />;
  if (failure.failure !== "duplicate") return <FieldError>{failure.text}</FieldError>;
  return <p className="mt-8px t-small text-ink2">{failure.text}</p>;
}
