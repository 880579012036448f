import { useEffect, useState } from "react";

import { eachMinute } from "../browser/each-minute.ts";
import { answeredIfSentNow } from "../content/deadlines.ts";
import { requiredLegend } from "../content/submit-labels.ts";
import { visitorZone } from "../lib/zoned-time.ts";
import { Button } from "../ui/button.tsx";
import { ConsentNote } from "./fields/consent-note.tsx";
import { FilledNote } from "./fields/filled-note.tsx";
import { HoneypotField } from "./fields/honeypot-field.tsx";
import { LeadFields } from "./fields/lead-fields.tsx";
import type { FormIslandProps } from "./posted-form.ts";
import { NoAnswerNotice } from "./no-answer-notice.tsx";
import { FailureNotice } from "./posted-notice.tsx";
import { useLeadForm } from "./use-lead-form.ts";
import styles from "./contact-form.module.css";

/** Of a field or a text that takes both columns. */
const wholeClass = "sm:col-span-2";

export type FormInPage = {
  /** Get Started has a dialog in the same page. */
  kind: "contactPage" | "getStarted";
  ctaId: string;
  /** Of Get Started: the slug of the tier, and what the page suggests as the message. */
  tier?: string | undefined;
  suggestedMessage?: string | undefined;
  /** Two short lines beside the submit button. */
  promise: readonly [string, string];
};

/**
 * A form that stands in a page (spec sections 2 and 5). Those of the contact page say in red under their
 * fields what is wrong, and nowhere else.
 */
export default function ContactForm(props: FormIslandProps & FormInPage) {
  const { kind, posted, ctaId, promise, tier, suggestedMessage } = props;
  const isContact = kind === "contactPage";
  const form = useLeadForm({
    kind,
    posted,
    ctaId,
    idPrefix: isContact ? kind : `page-${kind}`,
    suggestedMessage,
  });
  const answerTime = useAnswerTime();
  const [first, second] = (isContact && answerTime) || promise;
  return (
    <form {...form.formProps} className="grid gap-24px sm:grid-cols-2">
      <p className={`${wholeClass} t-note text-ink2`}>{requiredLegend}</p>
      <FailureNotice kind={kind} posted={form.posted} className={wholeClass} />
      <FilledNote {...form.filled} className={wholeClass} />
      <LeadFields
        kind={kind}
        form={form}
        placeOf={({ control }) => {
          if (control === "lines") return `${wholeClass} ${styles.message}`;
          return control === "email" && !isContact ? wholeClass : "";
        }}
      />
      <NoAnswerNotice
        failure={form.failure}
        stopWaiting={form.stopWaiting}
        className={wholeClass}
      />
      <ConsentNote text="form" className={wholeClass} />
      <HoneypotField />
      <input type="hidden" name="kind" value={kind} />
      {tier !== undefined && <input type="hidden" name="tier" value={tier} />}
      <input type="hidden" name="opener" value={ctaId} />
      <div className={`${wholeClass} ${styles.send}`}>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          idleLabel={form.idleLabel}
          className="flex-none"
        >
          {form.submitLabel}
        </Button>
        <p className={`${styles.answerTime} t-note text-ink2`}>
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
  useEffect(() => eachMinute(() => setSaid(answeredIfSentNow(Date.now(), visitorZone()))), []);
  return said;
}
