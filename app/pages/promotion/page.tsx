import { Fragment, type ReactNode } from "react";

import { promotionContent } from "./content.ts";
import { trialDays } from "../../content/trial.ts";
import { script } from "../../islands/script.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass, LinkButton } from "../../ui/button.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { Section } from "../../ui/section.tsx";
import askNow from "./ask-now.script.ts";
import styles from "./page.module.css";
import flood from "../../sections/flood.module.css";

type PromotionPageProps = {
  /** Whether the URL names the discount; any other URL shows the generic variant. */
  discount: boolean;
  /** Whether the discount's last day is over. */
  ended: boolean;
};

/** `/promotion`: an offer, and the days of the trial that stands with and without one (spec section 2). */
export function PromotionPage({ discount, ended }: PromotionPageProps) {
  const { ended: over, generic, discount: offer } = promotionContent;
  if (!discount) {
    return (
      <>
        <Head headline={generic.headline} lead={generic.lead} />
        <Days note={generic.note}>
          <LearnMore />
        </Days>
        <Where />
      </>
    );
  }
  if (ended) {
    return (
      <>
        <Head headline={<TwoLines lines={over.headline} always />} lead={over.lead} />
        <Days note={over.button}>
          <Claim look="inv" />
        </Days>
        <Where />
        <EndedOffer />
      </>
    );
  }
  return (
    <>
      <div className="hatch">
        <div className="pt-40px pb-96px md:pt-72px md:pb-96px page-width">
          <div className="py-32px px-20px bg-surface sm:p-40px wall">
            <p className="t-caption text-ink3">{promotionContent.label}</p>
            <Discount />
          </div>
        </div>
      </div>
      <Days note={offer.note}>
        <Claim look="inv" />
      </Days>
      <Where />
    </>
  );
}

function Head({ headline, lead }: { headline: ReactNode; lead: string }) {
  return (
    <div className={`${styles.head} page-width`}>
      <h1 className="t-d1p">{headline}</h1>
      <p className="md:pl-24px t-lead text-ink2">{lead}</p>
    </div>
  );
}

function Discount() {
  const content = promotionContent.discount;
  return (
    <>
      <div className={`${styles.offer} mt-40px`}>
        <h1 className="contents">
          <span className={`${styles.number} t-num-2xl`}>{content.number}</span>{" "}
          <span className="md:pl-24px md:self-end t-d1">{content.headline}</span>
        </h1>
        <p className="md:pl-24px t-caption">{content.valid}</p>
      </div>
      <div className="grid gap-y-40px mt-40px pt-24px border-t border-ink md:grid-cols-2 md:mt-56px">
        <section className="md:pr-48px">
          <h2 className="t-d4">{content.featuresTitle}</h2>
          <Features holds={() => true} />
        </section>
        <div className="md:self-end md:pl-24px">
          <Claim look="primary" />
        </div>
      </div>
    </>
  );
}

const askClass = "flex flex-wrap items-baseline justify-between gap-y-4px gap-x-24px";

type DaysProps = {
  /** What the buttons do. */
  note: string;
  children: ReactNode;
};

/** The days of the trial: a square for each, what to do in them, and how long its data is kept. */
function Days({ note, children }: DaysProps) {
  const { ask, free, tasks, kept, deleted } = promotionContent.days;
  return (
    <section className={flood.flood} {...script(askNow, "now")}>
      <div className="py-48px page-width">
        <div className={askClass}>
          <h2 className="t-d3">
            {ask[0]} <span data-part="ask-by">{ask[1]}</span>.
          </h2>
          <p className="t-caption">{free}</p>
        </div>
        <div aria-hidden="true" className={`${styles.days} mt-16px`}>
          {Array.from({ length: trialDays }, (_, index) => (
            <Fragment key={index}>
              <i className="t-d3">{index + 1}</i>{" "}
            </Fragment>
          ))}
        </div>
        <dl className={`${styles.tasks} mt-16px`}>
          {tasks.map(({ day, title, text }) => (
            <div key={title} style={{ "--day": day }}>
              <dt className="font-500 t-body">
                <span className="sr-only">{`Day ${day}: `}</span>
                {title}
              </dt>
              <dd className="t-small">{text}</dd>
            </div>
          ))}
        </dl>
        <i aria-hidden="true" className={`${styles.kept} mt-24px mb-8px`} />
        <p className={`${askClass} t-small`}>
          <span>{`${kept} `}</span>
          <span>{deleted}</span>
        </p>
        <div className="grid gap-24px items-center mt-40px md:grid-cols-2">
          {children}
          <p className="t-body">{note}</p>
        </div>
      </div>
    </section>
  );
}

/** What is tried on our machines, and what on the customer's: the wall stands between them. */
function Where() {
  const { label, headline, places, whose } = promotionContent.where;
  return (
    <Section label={label}>
      <h2 className="inset md:col-span-3 t-d2">
        <TwoLines lines={headline} />
      </h2>
      <div className={`${styles.places} mt-40px md:col-span-full`}>
        {places.map(({ tiers, title, rows }) => (
          <section key={title}>
            <div>
              <p className="t-caption text-ink3">{tiers}</p>
              <h3 className="t-d2">{title}</h3>
              <dl>
                {rows.map(([term, text]) => (
                  <div key={term}>
                    <dt className="t-small text-ink3">{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </section>
        ))}
      </div>
      <p className="mt-24px md:col-span-full">
        <LinkButton {...whose} variant="evidence" />
      </p>
    </Section>
  );
}

/** The offer is over: its words are struck. */
function EndedOffer() {
  const { discount, ended } = promotionContent;
  return (
    <section className={`${styles.ended} bg-ground`}>
      <div className="gap-y-24px py-56px page-width quarters">
        <p className={`${styles.note} t-caption text-warn`}>
          <i aria-hidden="true" className="i-mark-refused" />
          {ended.note}
        </p>
        <div className="inset">
          <h2 className="t-d2">
            <s>
              {`${ended.lines[0]} `}
              <br />
              {ended.lines[1]}
            </s>
          </h2>
          <p className="mt-16px t-caption">{discount.valid}</p>
        </div>
        <div className="md:col-span-2 inset">
          <Features holds={(index) => index > 0} />
          <p className="mt-12px pl-24px t-source text-ink3">{ended.still}</p>
        </div>
      </div>
    </section>
  );
}

function LearnMore() {
  const { learnMore, start } = promotionContent.generic;
  return (
    <p className="flex flex-wrap items-center gap-x-24px gap-y-12px">
      <a href={learnMore.href} className={buttonClass({ variant: "inv" })}>
        {learnMore.label} <span className="sr-only">{learnMore.about}</span>
      </a>{" "}
      <LeadDialogTrigger dialog="getStarted" ctaId="promotion" variant="evidence">
        {start}
      </LeadDialogTrigger>{" "}
      <LinkButton {...promotionContent.demo} variant="evidence" />
    </p>
  );
}

type FeaturesProps = {
  /** Whether the line at this index has a check; a dash stands at the others. */
  holds: (index: number) => boolean;
};

/** What the offer covers. */
function Features({ holds }: FeaturesProps) {
  return (
    <ul className="border-t border-line">
      {promotionContent.discount.features.map((feature, index) => (
        <li key={feature} className={`${styles.feature} text-ink2`}>
          <i
            aria-hidden="true"
            className={`${holds(index) ? "i-mark-check" : "i-mark-dash"} size-16px mt-4px text-ink`}
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
      <LeadDialogTrigger dialog="getStarted" ctaId="promotion" variant={look}>
        {promotionContent.discount.claim}
      </LeadDialogTrigger>{" "}
      <LinkButton {...promotionContent.demo} variant="evidence" />
    </p>
  );
}
