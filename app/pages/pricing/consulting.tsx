import { DrawingText } from "../../ui/drawing-text.tsx";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { formatDollars } from "../../lib/format.ts";
import { Unbroken } from "../../ui/unbroken.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./consulting.module.css";

type ConsultingProps = {
  hourlyRate: number;
  minimumHours: number;
  responseHours: number;
  label: string;
  headline: string;
  lead: string;
  rateUnit: string;
  action: string;
};

/** Consulting by the hour: the rate, and a ruler of what an engagement costs. */
export function Consulting(offer: ConsultingProps) {
  return (
    <Section label={offer.label} tone="ground" heights={[743, 681, 535]}>
      <div className="md:col-span-2 inset">
        <h2 className={`${styles.headline} t-d2`}>{offer.headline}</h2>
        <p className="max-w-520px mt-16px t-lead text-ink2">
          <Unbroken text={offer.lead} />
        </p>
      </div>
      <p className="max-md:mt-24px md:text-right">
        <span className="block t-rate">{formatDollars(offer.hourlyRate)}</span>{" "}
        <span className="block mt-16px md:mt-24px t-caption text-ink3">{offer.rateUnit}</span>
      </p>
      <p className="max-md:mt-40px md:mt-56px md:self-center">
        <LeadDialogTrigger dialog="consultation" ctaId="pricing-consulting" variant="secondary">
          {offer.action}
        </LeadDialogTrigger>
      </p>
      <div className="mt-40px md:mt-56px md:col-span-3 inset">
        <Ruler {...offer} hours={12} className="max-wide:hidden" />
        <Ruler {...offer} hours={8} className="wide:hidden" />
      </div>
    </Section>
  );
}

type RulerProps = ConsultingProps & { hours: number; className: string | undefined };

/**
 * Hours to scale: the minimum engagement as a block, then one price an hour. Positions are shares of
 * the width, so the labels keep their font size at every width; only the ticks are stretched.
 */
function Ruler({ hours, className, hourlyRate, minimumHours, responseHours }: RulerProps) {
  const short = hours <= 8;
  const minimum = formatDollars(hourlyRate * minimumHours);
  const rate = formatDollars(hourlyRate);
  const at = (count: number) => `${((100 * count) / hours).toFixed(3)}%`;
  // Heights of the ticks: 20 every four hours, 12 every hour, 6 every quarter.
  const ticks = Array.from({ length: hours * 4 + 1 }, (_, quarter) => {
    const height = quarter % 16 === 0 ? 20 : quarter % 4 === 0 ? 12 : 6;
    return `M${quarter} 0v${height}`;
  }).join("");
  const numbers = Array.from({ length: hours + 1 }, (_, hour) => hour).filter(
    (hour) => hour % (short ? 4 : 2) === 0,
  );
  return (
    <svg
      role="img"
      aria-label={`Response in under ${responseHours} hours. Minimum engagement: ${minimumHours} hours, ${minimum}. Then by the hour, ${rate}.`}
      className={`${styles.ruler} ${className}`}
    >
      <rect x={at(responseHours)} y="2" width="1.25" height="24" fill="var(--ink)" />
      <DrawingText
        x={at(responseHours)}
        dx="8"
        y="13"
        text={`response in under ${responseHours} hours`}
      />
      <rect y="26" width={at(minimumHours)} height="32" fill="var(--signal-fill)" />
      <DrawingText
        x="12"
        y="46"
        className="fill-on-signal"
        text={
          short
            ? `${minimumHours} h min, ${minimum}`
            : `minimum engagement: ${minimumHours} hours, ${minimum}`
        }
      />
      <line
        x1={at(minimumHours)}
        x2="100%"
        y1="26"
        y2="26"
        stroke="var(--edge)"
        strokeWidth="1.25"
        strokeDasharray="4 4"
      />
      <DrawingText
        x={at(minimumHours)}
        dx="12"
        y="46"
        text={short ? `then ${rate}/h` : `then by the hour, ${rate}`}
      />
      <svg
        y="58"
        width="100%"
        height="20"
        viewBox={`0 0 ${hours * 4} 20`}
        preserveAspectRatio="none"
      >
        <path
          d={`M0 0H${hours * 4}${ticks}`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.25"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {numbers.map((hour) => (
        <DrawingText
          key={hour}
          x={at(hour)}
          y="96"
          textAnchor={hour === 0 ? "start" : hour === hours ? "end" : "middle"}
          className="fill-ink3"
          text={hour === 0 ? "0" : `${hour} h`}
        />
      ))}
    </svg>
  );
}
