import { type Tier, tiers } from "../../content/tiers.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { formatDollars } from "../../lib/format.ts";
import { Unbroken } from "../../ui/unbroken.tsx";
import { type Amount, formatLimit } from "../../content/tier-limits.ts";
import { whose } from "../../content/whose.ts";
import { planModes } from "../../content/plan.ts";
import { ModeGlyph } from "../../sections/plan/mode-glyph.tsx";
import { computeScaleHours, pricingContent, pricingSource } from "./content.ts";
import styles from "./spec-sheet.module.css";

const { specs } = pricingContent;
const specNames = [
  "cpu",
  "memory",
  "accelerators",
  "storage",
  "bandwidth",
  "computeHours",
  "sla",
  "runsIn",
  "machine",
  "trial",
] as const;
type Spec = (typeof specNames)[number];

/** What a tier with a contract agrees on: one cell over all of these rows. */
const agreedSpecs: readonly string[] = specNames.slice(0, 6);

/** Five columns that share their rows on wide screens, one tier as key and value on narrow ones. */
export function SpecSheet() {
  return (
    <div className={styles.sheet}>
      <RowLabels />
      {tiers.map((tier) => (
        <TierColumn key={tier.slug} tier={tier} />
      ))}
      <p className={`${styles.source} mt-24px print:mt-8px t-source text-ink3`}>
        {/* Neither narrow screens nor paper show bars. */}
        <span className="max-md:hidden print:hidden">{`${pricingSource.bars} `}</span>
        {pricingSource.numbers}
      </p>
    </div>
  );
}

// Wide screens show the names of the rows once, at the left. Every tier repeats them for narrow
// screens and assistive technology, so this copy is hidden from the latter.
function RowLabels() {
  const [billing, cycle] = pricingContent.billing;
  return (
    <div aria-hidden="true" className={`${styles.labels} t-small text-ink2`}>
      <p className={`${styles.billing} t-caption text-ink3`}>
        {billing}
        <br />
        {cycle}
      </p>
      <p className="pt-20px pr-16px border-t border-line text-balance print:hidden t-caption text-ink3">
        {pricingContent.trial}
      </p>
      {specNames.map((name) => (
        <p key={name} className={styles.specLabel}>
          <SpecName spec={name} />
        </p>
      ))}
    </div>
  );
}

/** A row's name; of sample figures it says so. */
function SpecName({ spec }: { spec: Spec }) {
  return (
    <>
      {specs[spec]}
      {spec === "accelerators" && (
        <>
          {" "}
          <span className="t-source text-ink3">{pricingContent.sample}</span>
        </>
      )}
    </>
  );
}

/** What a tier has in a row of words or figures. */
function specText(tier: Tier, spec: Exclude<Spec, "computeHours">): string {
  if (spec !== "machine" && spec !== "trial") return tier[spec];
  const { facts, trial } = whose[tier.slug];
  if (spec === "trial")
    return trial === null ? pricingContent.noTrial : pricingContent.trialPlaces[trial];
  return facts.machine.holder === "ours" ? facts.machine.words : facts.machine.holder;
}

function TierColumn({ tier }: { tier: Tier }) {
  const { slug, name, monthlyPrice, description, popular, action } = tier;
  const { perMonth, agreed, trial } = pricingContent;
  const price =
    monthlyPrice === null
      ? { number: agreed.price, unit: agreed.note }
      : { number: formatDollars(monthlyPrice), unit: perMonth };
  const about = [
    name,
    monthlyPrice === null ? price.unit : `${price.number} ${price.unit}`,
    ...(monthlyPrice === null ? [] : [`${tier.cpu} / ${tier.memory}`]),
  ].join(" · ");
  return (
    <article id={slug} data-tier={slug} className={styles.tier}>
      <p
        aria-hidden="true"
        className={`${styles.fits} bg-surface font-600 whitespace-nowrap t-caption`}
      >
        {pricingContent.fits}
      </p>
      <div className={`${styles.head} ${styles.cell}`}>
        <div className={styles.title}>
          <h2 className="t-d4">{name}</h2>{" "}
          {popular && (
            <span className={`${styles.popular} whitespace-nowrap print:hidden t-source text-ink3`}>
              {pricingContent.popular}
            </span>
          )}
        </div>
        <p className={`${styles.priceLine} mt-8px md:mt-16px print:m-0`}>
          <span className={`${styles.price} t-price`}>{price.number}</span>{" "}
          <span className="t-source whitespace-nowrap md:block md:mt-4px print:hidden text-ink3">
            {" "}
            {price.unit}
          </span>
        </p>
        <p
          className={`${styles.description} mt-8px md:mt-12px md:mb-24px print:hidden t-small text-ink2`}
        >
          <Unbroken text={description} />
        </p>
      </div>
      <div className={`${styles.action} print:hidden ${styles.cell}`}>
        <LeadDialogTrigger
          dialog={action.dialog}
          ctaId="pricing-tier"
          tier={slug}
          subtitle={about}
          variant="secondary"
          className={styles.button}
        >
          {action.label}
        </LeadDialogTrigger>
        {action.dialog === "getStarted" && (
          <p className="mt-12px md:hidden t-caption text-ink3">{trial}</p>
        )}
      </div>
      <dl className={styles.specs}>
        {tier.computeHours === null && <Agreed />}
        {specNames.map((spec) =>
          tier.computeHours === null && agreedSpecs.includes(spec) ? null : (
            <div key={spec} className={`${styles.spec} ${styles.cell}`}>
              {/* Named once at the left, where the tiers stand side by side. */}
              <dt className="md:sr-only print:sr-only t-small text-ink2">
                <SpecName spec={spec} />
              </dt>
              {spec === "computeHours" ? (
                tier.computeHours && <ComputeHours {...tier.computeHours} />
              ) : (
                <dd className={`${styles.value} ${cellType(specText(tier, spec))}`}>
                  <Unbroken text={specText(tier, spec)} />
                </dd>
              )}
            </div>
          ),
        )}
      </dl>
    </article>
  );
}

/** One cell in place of six. */
function Agreed() {
  const { title, text } = pricingContent.agreed;
  return (
    <div className={styles.agreed}>
      <dt className="font-550 text-balance t-body">{title}</dt>
      <dd className="t-small text-ink2">
        {text}
        <span aria-hidden="true" className={`${styles.modes} print:hidden`}>
          {planModes.map((mode) => (
            <ModeGlyph key={mode} mode={mode} />
          ))}
        </span>
      </dd>
    </div>
  );
}

// A log scale, because the tiers differ by powers of ten.
const barPercent = (hours: number) => (100 * Math.log(hours)) / Math.log(computeScaleHours);

/** The type of a value in a table: a figure is mono, words are not. */
export const cellType = (value: string | boolean): string =>
  typeof value === "string" && /^\d/.test(value) ? "t-cell" : "t-caption";

function ComputeHours(hours: Amount) {
  return (
    <dd className="t-cell">
      {formatLimit(hours)}
      <span
        aria-hidden="true"
        className={`${styles.bar} max-md:hidden print:hidden mt-8px mb-4px bg-sunken`}
      >
        <span style={{ width: `${barPercent(hours.count).toFixed(1)}%` }} />
      </span>
    </dd>
  );
}
