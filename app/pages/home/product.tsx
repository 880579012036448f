import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import type { homeContent } from "./content.ts";
import { Console } from "./console/console.tsx";
import styles from "./product.module.css";
import flood from "../../sections/flood.module.css";

/** The product itself: its console, and how to get it. */
export function Product({ label, headline, lead, step }: (typeof homeContent)["product"]) {
  return (
    <section className="border-y border-ink">
      <div className="page-width quarters gap-y-24px pt-56px md:pt-96px pb-40px md:pb-56px">
        <div className="md:col-span-3 md:pr-24px">
          <p className="t-lab text-ink3">{label}</p>
          <h2 className="mt-16px t-d1">
            <TwoLines lines={headline} />
          </h2>
        </div>
        <p className="inset md:self-end t-body text-ink2">{lead}</p>
      </div>
      <div className={styles.console}>
        <div className={`page-width ${styles.inside}`}>
          <Console />
        </div>
      </div>
      <div className={flood.flood}>
        <div className="page-width quarters gap-y-24px py-48px md:py-56px">
          <h2 className={`${styles.step} md:col-span-3 t-d1`}>
            <TwoLines lines={step.headline} always />
          </h2>
          <p className="grid justify-items-start gap-y-12px inset md:self-end">
            <LeadDialogTrigger
              dialog="getStarted"
              ctaId="home-console"
              className={buttonClass({ variant: "inv" })}
            >
              {step.action}
            </LeadDialogTrigger>{" "}
            <a href={step.link.href} className={buttonClass({ variant: "evidence" })}>
              {step.link.label}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
