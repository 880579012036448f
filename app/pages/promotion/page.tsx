import type { ReactNode } from "react";

import { promotionContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import styles from "./page.module.css";
import flood from "../../sections/flood.module.css";

type PromotionPageProps = {
  /** Whether the URL names the discount; any other URL shows the generic variant. */
  discount: boolean;
  /** Whether the discount's last day is over. */
  ended: boolean;
};

/** `/promotion`: one offer inside one wall (spec section 2). */
export function PromotionPage({ discount, ended }: PromotionPageProps) {
  if (!discount) return <Generic />;
  if (ended) return <EndedOffer />;
  return (
    <div className="hatch">
      <div className={`${styles.page} page-width`}>
        <div className={`${styles.wall} wall`}>
          <p className="t-caption text-ink3">{promotionContent.label}</p>
          <Discount />
        </div>
      </div>
    </div>
  );
}

function Discount() {
  const content = promotionContent.discount;
  return (
    <>
      <div className={styles.offer}>
        <h1 className="contents">
          <span className={`${styles.number} t-num-2xl`}>{content.number}</span>{" "}
          <span className={`${styles.headline} t-d1`}>{content.headline}</span>
        </h1>
        <p className={`${styles.valid} t-caption`}>{content.valid}</p>
      </div>
      <div className={styles.below}>
        <section>
          <h2 className="t-d4">{content.featuresTitle}</h2>
          <Features holds={() => true} />
        </section>
        <div>
          <Claim look="primary" />
        </div>
      </div>
    </>
  );
}

/** The offer is over: its words are struck, and its button starts the trial. */
function EndedOffer() {
  const { discount, ended } = promotionContent;
  return (
    <Halves headline={<TwoLines lines={ended.headline} always />} headlineClass={styles.ended}>
      <Trial title={ended.today}>
        <p className={styles.button}>{ended.button}</p>
        <Claim look="inv" />
      </Trial>
      <section className={styles.beside}>
        <div>
          <p className={`${styles.over} t-caption text-warn`}>
            <i aria-hidden="true" className="i-mark-refused" />
            {ended.note}
          </p>
          <h2 className="mt-12px t-d1">
            <s>
              {`${ended.lines[0]} `}
              <br />
              {ended.lines[1]}
            </s>
          </h2>
          <p className="mt-16px t-caption">{discount.valid}</p>
          <h3 className={`${styles.features} t-d4`}>{ended.featuresTitle}</h3>
          <Features holds={(index) => index > 0} />
          <p className="mt-16px t-source text-ink3">{ended.still}</p>
        </div>
      </section>
    </Halves>
  );
}

/** No offer is named: what every trial includes, and whom to ask for the current one. */
function Generic() {
  const { headline, lead, today, featuresTitle, features, learnMore } = promotionContent.generic;
  return (
    <Halves headline={headline} headlineClass={styles.generic}>
      <Trial title={today}>
        <p className="flex flex-wrap items-center gap-x-24px gap-y-12px">
          <a href={learnMore.href} className={buttonClass({ variant: "inv" })}>
            {learnMore.label} <span className="sr-only">{learnMore.about}</span>
          </a>{" "}
          <Demo />
        </p>
      </Trial>
      <section className={styles.beside}>
        <div>
          <p className="t-d3">{lead}</p>
          <h2 className={`${styles.features} t-d4`}>{featuresTitle}</h2>
          <Features lines={features} holds={() => true} />
        </div>
      </section>
    </Halves>
  );
}

type HalvesProps = { headline: ReactNode; headlineClass: string | undefined; children: ReactNode };

/** One wall: the headline, and two halves below it, of which phones show the first one first. */
function Halves({ headline, headlineClass, children }: HalvesProps) {
  return (
    <div className="hatch">
      <div className={`${styles.split} page-width`}>
        <div className="wall">
          <div className={styles.head}>
            <p className="t-caption text-ink3">{promotionContent.label}</p>
            <h1 className={headlineClass}>{headline}</h1>
          </div>
          <div className={styles.halves}>{children}</div>
        </div>
      </div>
    </div>
  );
}

/** The trial, which every variant ends with. */
function Trial({ title, children }: { title: string; children: ReactNode }) {
  const { number, unit, terms } = promotionContent.trial;
  return (
    <section className={`${flood.flood} ${styles.trial}`}>
      <h2 className="t-caption">{title}</h2>
      <p className="mt-32px t-d2">
        <b className="t-num-2xl">{number}</b> {unit}
      </p>
      <p className={`${styles.terms} t-d3`}>{terms}</p>
      <div>{children}</div>
    </section>
  );
}

type FeaturesProps = {
  lines?: readonly string[];
  /** Whether the line at this index has a check; a dash stands at the others. */
  holds: (index: number) => boolean;
};

/** What the offer covers, or other lines. */
function Features({ lines = promotionContent.discount.features, holds }: FeaturesProps) {
  return (
    <ul className="mt-8px">
      {lines.map((feature, index) => (
        <li key={feature} className={`${styles.feature} text-ink2`}>
          <i
            aria-hidden="true"
            className={`${holds(index) ? "i-mark-check" : "i-mark-dash"} text-ink`}
          />
          {feature}
        </li>
      ))}
    </ul>
  );
}

function Claim({ look }: { look: "primary" | "inv" }) {
  return (
    <p className="flex flex-wrap items-center gap-x-24px gap-y-12px">
      <LeadDialogTrigger
        dialog="getStarted"
        ctaId="promotion"
        className={
          look === "inv" ? buttonClass({ variant: "inv" }) : buttonClass({ variant: "primary" })
        }
      >
        {promotionContent.discount.claim}
      </LeadDialogTrigger>{" "}
      <Demo />
    </p>
  );
}

function Demo() {
  const { href, label } = promotionContent.demo;
  return (
    <a href={href} className={buttonClass({ variant: "evidence" })}>
      {label}
    </a>
  );
}
