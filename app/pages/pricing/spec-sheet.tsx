import { type Tier, tiers } from "../../content/prices.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { formatDollars } from "../../lib/format-dollars.ts";
import { buttonClass } from "../../ui/button.tsx";
import { computeScaleHours, pricingStaticContent, pricingSource } from "./static-content.ts";

const { specs } = pricingStaticContent;
const specNames = [
  "cpu",
  "memory",
  "storage",
  "bandwidth",
  "computeHours",
  "sla",
  "runsIn",
] as const;

/** Five columns that share their rows on wide screens, one tier as key and value on narrow ones. */
export function SpecSheet() {
  return (
    <div className="page pt-32px pb-72px md:pt-0 md:pb-96px">
      <div className="md:grid md:grid-cols-[112px_repeat(5,minmax(0,1fr))] wide:grid-cols-[168px_repeat(5,minmax(0,1fr))]">
        <RowLabels />
        {tiers.map((tier) => (
          <TierColumn key={tier.slug} tier={tier} />
        ))}
      </div>
      <p className="mt-24px t-src text-ink3">{pricingSource}</p>
    </div>
  );
}

// Wide screens show the names of the rows once, at the left. Every tier repeats them for narrow
// screens and assistive technology, so this copy is hidden from the latter.
function RowLabels() {
  const [billing, cycle] = pricingStaticContent.billing;
  return (
    <div
      aria-hidden="true"
      className="hidden md:grid md:grid-rows-subgrid md:row-span-9 t-lab text-ink3"
    >
      <p className="self-end pb-20px">
        {billing}
        <br />
        {cycle}
      </p>
      <p className="border-t border-line pt-20px pr-16px [text-wrap:balance]">
        {pricingStaticContent.trial}
      </p>
      {specNames.map((name) => (
        <p key={name} className="border-t border-line py-17px pr-12px">
          {specs[name]}
        </p>
      ))}
    </div>
  );
}

function TierColumn({ tier }: { tier: Tier }) {
  const { slug, name, monthlyPrice, description, popular, action } = tier;
  const { perMonth, agreed, trial } = pricingStaticContent;
  const price =
    monthlyPrice === null
      ? { figure: agreed.price, unit: agreed.note }
      : { figure: formatDollars(monthlyPrice), unit: perMonth };
  const about = [
    name,
    monthlyPrice === null ? price.unit : `${price.figure} ${price.unit}`,
    ...(monthlyPrice === null ? [] : [`${tier.cpu} / ${tier.memory}`]),
  ].join(" · ");
  return (
    <article
      data-tier={slug}
      className="relative max-md:wall max-md:px-16px max-md:pt-24px max-md:pb-12px md:grid md:grid-rows-subgrid md:row-span-9"
    >
      {popular && (
        <>
          <span
            aria-hidden="true"
            className="absolute -inset-2px border-4px border-ink pointer-events-none z-1 max-md:hidden"
          />
          <p className="absolute z-1 left-8px top-0 [translate:0_-50%] md:left-12px px-8px bg-surface t-lab font-600! whitespace-nowrap max-md:-mt-2px">
            {pricingStaticContent.popular}
          </p>
        </>
      )}
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-16px md:block md:pt-32px md:pl-14px md:pr-10px wide:pl-20px wide:pr-16px">
        <h2 className="t-d4">{name}</h2>
        <p className="max-md:flex max-md:items-baseline max-md:gap-4px md:mt-16px">
          <span className="t-price max-wide:md:text-32px">{price.figure}</span>
          <span className="text-14px leading-20px text-ink3 whitespace-nowrap md:block md:mt-4px">
            {" "}
            {price.unit}
          </span>
        </p>
        <p className="col-span-2 t-small text-ink2 max-md:mt-4px md:min-h-63px md:mt-12px md:mb-24px">
          {description}
        </p>
      </div>
      <div className="max-md:my-16px md:border-t md:border-line md:pt-20px md:pb-28px md:pl-14px md:pr-10px wide:pl-20px wide:pr-16px">
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
        {specNames.map((spec) => (
          <div
            key={spec}
            className="flex items-baseline justify-between gap-16px border-t border-line py-10px md:block md:py-15px md:pl-14px md:pr-10px wide:pl-20px wide:pr-16px"
          >
            <dt className="t-small text-ink2 md:sr-only">{specs[spec]}</dt>
            {spec === "computeHours" ? (
              <ComputeHours hours={tier.computeHours} />
            ) : (
              <dd className="t-value max-wide:md:t-cell">{tier[spec]}</dd>
            )}
          </div>
        ))}
      </dl>
    </article>
  );
}

// A log scale, because the tiers differ by powers of ten.
const barPercent = (hours: number) => (100 * Math.log(hours)) / Math.log(computeScaleHours);

function ComputeHours({ hours }: { hours: Tier["computeHours"] }) {
  return (
    <dd className="t-value max-wide:md:t-cell">
      {hours === null
        ? pricingStaticContent.agreed.price
        : `${hours.hours}${hours.atLeast ? "+" : ""}`}
      <span aria-hidden="true" className="max-md:hidden block h-8px mt-12px mb-4px bg-sunken">
        {hours !== null && (
          <span
            className="block h-full bg-signal"
            style={{ width: `${barPercent(hours.hours).toFixed(1)}%` }}
          />
        )}
      </span>
    </dd>
  );
}
