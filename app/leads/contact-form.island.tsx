import { requiredLegend } from "../content/submit-labels.ts";
import { contactSendingMs } from "../config/limits.ts";
import { Button } from "../ui/button.tsx";
import { ConsentNote } from "./fields/consent-note.tsx";
import { HoneypotField } from "./fields/honeypot-field.tsx";
import { LeadFields } from "./fields/lead-fields.tsx";
import type { FormIslandProps } from "./posted-form.ts";
import { NoAnswerNotice } from "./no-answer-notice.tsx";
import { FailureNotice } from "./posted-notice.tsx";
import { useLeadForm } from "./use-lead-form.ts";
import styles from "./contact-form.module.css";

type ContactFormProps = FormIslandProps & {
  ctaId: string;
  /** Two short lines beside the submit button. */
  promise: readonly [string, string];
};

/** The contact page's form (spec sections 2 and 5): messages stand in red under their fields. */
export default function ContactForm({ posted, ctaId, promise }: ContactFormProps) {
  const form = useLeadForm({
    kind: "contactPage",
    posted,
    ctaId,
    toastErrors: false,
    minimumBusyMs: contactSendingMs,
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <p className={`${styles.whole} t-note text-ink2`}>{requiredLegend}</p>
      <FailureNotice kind="contactPage" posted={form.posted} className={styles.whole} />
      <LeadFields
        kind="contactPage"
        form={form}
        placeOf={({ control }) => (control === "lines" ? `${styles.whole} ${styles.message}` : "")}
      />
      <NoAnswerNotice
        failure={form.failure}
        stopWaiting={form.stopWaiting}
        className={styles.whole}
      />
      <ConsentNote text="form" className={styles.whole} />
      <HoneypotField />
      <input type="hidden" name="kind" value="contactPage" />
      <input type="hidden" name="opener" value={ctaId} />
      <div
        className={`${styles.whole} flex flex-col sm:flex-row sm:items-center gap-x-20px gap-y-12px`}
      >
        <Button type="submit" variant="primary" busy={form.busy} idleLabel={form.idleLabel}>
          {form.submitLabel}
        </Button>
        <p className="t-note text-ink2">
          {promise[0]}
          <br />
          {promise[1]}
        </p>
      </div>
    </form>
  );
}
