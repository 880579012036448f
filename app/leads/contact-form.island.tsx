import { useEffect, useState } from "react";

import { answeredIfSentNow } from "../content/deadlines.ts";
import { requiredLegend } from "../content/submit-labels.ts";
import { contactSendingMs } from "../config/limits.ts";
import { visitorZone } from "../lib/zoned-time.ts";
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
  const failure = form.posted?.message;
  const [first, second] = useAnswerTime() ?? promise;
  return (
    <form {...form.formProps} className={styles.form}>
      <p className={`${styles.whole} t-note text-ink2`}>{requiredLegend}</p>
      {failure && <FailureNotice message={failure} className={styles.whole} />}
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
          {first}
          <br />
          {second}
        </p>
      </div>
    </form>
  );
}

/** @returns by when a message that is sent now is answered; null until the browser has said what time it is */
function useAnswerTime(): readonly [string, string] | null {
  const [said, setSaid] = useState<readonly [string, string] | null>(null);
  useEffect(() => {
    const say = () => setSaid(answeredIfSentNow(Date.now(), visitorZone()));
    say();
    const timer = setInterval(say, 60_000);
    return () => clearInterval(timer);
  }, []);
  return said;
}
