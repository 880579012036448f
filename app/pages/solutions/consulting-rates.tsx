import { consultingFacts } from "./content.ts";

/** Rate and availability of hourly consulting. */
export function ConsultingRates() {
  return (
    <dl className="inset max-md:mt-40px">
      {consultingFacts.map(([name, value]) => (
        <div
          key={name}
          className="flex justify-between gap-x-16px py-11px border-t border-line last:border-b"
        >
          <dt className="t-small text-ink2">{name}</dt>
          <dd className="t-lab text-right leading-22px! whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
