import { LeadDialogTrigger } from "../../../leads/dialogs/lead-dialog-trigger.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { Console } from "./console.tsx";
import { signatureContent } from "./content.ts";
import styles from "./signature.module.css";
import flood from "../../../sections/flood.module.css";

/** One request followed inside the console of a sample site, and how to get the console. */
export function Signature() {
  const { headline, lead, link, step } = signatureContent;
  return (
    <section className="border-t border-line">
      <div className={`page-width ${styles.head}`}>
        <h2 className="t-d1">
          <TwoLines lines={headline} always />
        </h2>
        <p className="t-body text-ink2">
          {lead}
          <a href={link.href}>{link.label}</a>.
        </p>
      </div>
      <div className={styles.ground}>
        <div className="page-width">
          <Console />
        </div>
      </div>
      <div className={flood.flood}>
        <div className={`page-width print:hidden ${styles.step}`}>
          <h2 className="t-d3">{step.sentence.join(" ")}</h2>
          <p className="flex flex-wrap items-center gap-y-12px gap-x-24px">
            <LeadDialogTrigger dialog="getStarted" ctaId="home-console" variant="inv">
              {step.action}
            </LeadDialogTrigger>{" "}
            <LinkButton {...step.link} variant="evidence" />
          </p>
        </div>
      </div>
    </section>
  );
}
