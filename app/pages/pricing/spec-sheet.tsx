import { type Tier, tiers } from "../../content/prices.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { formatDollars } from "../../lib/format.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { type Amount, formatLimit } from "../../content/tier-limits.ts";
import { planModes } from "../../content/plan.ts";
import { ModeGlyph } from "../../sections/plan/mode-glyph.tsx";
import { computeScaleHours, pricingContent, pricingSource } from "./content.ts";

const { specs } = pricingContent;
const specNames = [
  "cpu",
  "memory",
  "storage",
  "bandwidth",
  "computeHours",
  "sla",
  "runsIn",
] as const;

/** What a tier with a contract agrees on: one cell over all of these rows. */
const agreedSpecs: readonly string[] = specNames.slice(0, 5);

const cellClass = "md:px-14px xl:px-24px";

/** Five columns that share their rows on wide screens, one tier as key and value on narrow ones. */
export function SpecSheet() {
  return (
    <div className="tier-sheets md:grid md:grid-cols-6">
      <RowLabels />
      {tiers.map((tier) => (
        <TierColumn key={tier.slug} tier={tier} />
      ))}
      <p className="mt-24px md:max-w-260px t-src text-ink3">
        {/* Narrow screens show no bars. */}
        <span className="max-md:hidden">{`${pricingSource.bars} `}</span>
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
    <div
      aria-hidden="true"
      className="hidden md:grid md:grid-rows-subgrid md:row-span-9 t-small text-ink2"
    >
      <p className="self-end pb-24px t-lab text-ink3">
        {billing}
        <br />
        {cycle}
      </p>
      <p className="border-t border-line pt-20px pr-16px t-lab text-ink3 [text-wrap:balance]">
        {pricingContent.trial}
      </p>
      {specNames.map((name) => (
        <p key={name} className="border-t border-line py-15px pr-12px">
          {specs[name]}
        </p>
      ))}
    </div>
  );
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
    <article
      id={slug}
      data-tier={slug}
      className="relative scroll-mt-48px max-md:wall max-md:px-16px max-md:pt-24px max-md:pb-12px md:grid md:grid-rows-subgrid md:row-span-9"
    >
      {popular && (
        <p className="absolute z-2 left-8px md:left-10px xl:left-20px top-0 [transform:translateY(-50%)] px-8px bg-surface t-lab font-600! whitespace-nowrap max-md:-mt-2px">
          {pricingContent.popular}
        </p>
      )}
      <div className={`md:pt-48px ${cellClass}`}>
        <h2 className="t-d4">{name}</h2>
        <p className="max-md:flex max-md:items-baseline max-md:justify-between mt-8px md:mt-16px">
          <span className="t-price max-md:text-48px max-wide:md:text-32px">{price.number}</span>{" "}
          <span className="text-14px leading-20px text-ink3 whitespace-nowrap md:block md:mt-4px">
            {" "}
            {price.unit}
          </span>
        </p>
        <p className="t-small text-ink2 mt-8px md:min-h-63px md:mt-12px md:mb-24px">
          <Unbroken text={description} />
        </p>
      </div>
      <div
        className={`max-md:my-16px md:border-t md:border-line md:pt-20px md:pb-28px ${cellClass}`}
      >
        <LeadDialogTrigger
          dialog={action.dialog}
          ctaId="pricing-tier"
          tier={slug}
          subtitle={about}
          className={`${buttonClass({ variant: popular ? "primary" : "secondary" })} w-full px-8px!`}
        >
          {action.label}
        </LeadDialogTrigger>
        {action.dialog === "getStarted" && (
          <p className="mt-10px t-lab text-ink3 md:hidden">{trial}</p>
        )}
      </div>
      <dl className="md:grid md:grid-rows-subgrid md:row-span-7">
        {tier.computeHours === null && <Agreed />}
        {specNames.map((spec) =>
          tier.computeHours === null && agreedSpecs.includes(spec) ? null : (
            <div
              key={spec}
              className={`flex items-baseline justify-between gap-16px border-t border-line py-10px md:block md:py-14px ${cellClass}`}
            >
              <dt className="t-small text-ink2 md:sr-only">{specs[spec]}</dt>
              {spec === "computeHours" ? (
                tier.computeHours && <ComputeHours {...tier.computeHours} />
              ) : (
                <dd className="t-cell max-md:text-right [text-wrap:wrap]">
                  <Unbroken text={tier[spec]} />
                </dd>
              )}
            </div>
          ),
        )}
      </dl>
    </article>
  );
}

/** One cell in place of five. */
function Agreed() {
  const { title, text } = pricingContent.agreed;
  return (
    <div className="flex flex-col md:row-span-5 border-t border-line py-16px md:border-l md:bg-ground md:p-14px xl:p-24px">
      <dt className="t-body font-550 text-balance">{title}</dt>
      <dd className="flex-1 flex flex-col justify-between gap-20px mt-6px t-small text-ink2">
        {text}
        <span aria-hidden="true" className="tier-modes">
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

function ComputeHours(hours: Amount) {
  return (
    <dd className="t-cell">
      {formatLimit(hours)}
      <span aria-hidden="true" className="max-md:hidden block h-8px mt-8px mb-4px bg-sunken">
        <span
          className="block h-full bg-signal-fill"
          style={{ width: `${barPercent(hours.count).toFixed(1)}%` }}
        />
      </span>
    </dd>
  );
}
