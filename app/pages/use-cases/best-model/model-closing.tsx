import { LeadDialogTrigger } from "../../../leads/dialogs/lead-dialog-trigger.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import type { bestModelContent } from "./content.ts";
import styles from "./model-closing.module.css";

type Content = (typeof bestModelContent)["closing"];

/** The closing words, and a bill that the section's edge cuts: what the visitor's week costs is open. */
export function ModelClosing({ content }: { content: Content }) {
  const { headline, promise, action, bill } = content;
  return (
    <section className="border-t border-ink bg-ground print:hidden">
      <div className={`page-width ${styles.closing}`}>
        <h2 className="t-d1">
          <TwoLines lines={headline} />
        </h2>
        <div>
          <p className={`${styles.promise} t-small text-ink2`}>{promise}</p>
          <p className="mt-20px">
            <LeadDialogTrigger dialog="hireMe" ctaId="best-model-closing" variant="primary">
              {action}
            </LeadDialogTrigger>
          </p>
        </div>
        <Bill {...bill} />
      </div>
    </section>
  );
}

function Bill({ title, requests, one, routed, percent, yours }: Content["bill"]) {
  return (
    <div data-part="bill" className={`always-light ${styles.bill} bg-surface`}>
      <p className={styles.line}>
        {`${title} `}
        <span className="text-ink3">{requests}</span>
      </p>
      <dl>
        <div className={styles.line}>
          <dt className="text-ink2">{one[0]}</dt>
          <dd>{one[1]}</dd>
        </div>
        <div className={styles.line}>
          <dt className="text-ink2">{routed[0]}</dt>
          <dd className="text-signal">{routed[1]}</dd>
        </div>
      </dl>
      <p aria-hidden="true" className={`${styles.bars} mt-16px`}>
        <i style={{ width: `${percent.min}%` }} />
        <i style={{ width: `${percent.max - percent.min}%` }} />
      </p>
      <p className={`${styles.yours} mt-20px text-ink2`}>
        {yours}
        <i />
      </p>
    </div>
  );
}
