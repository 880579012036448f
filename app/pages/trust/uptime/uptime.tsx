import { uptimeHeadline } from "../../../content/site-figures.ts";
import { spaced } from "../../../lib/spaced.ts";
import { formatDay } from "../../../lib/format.ts";
import {
  getMinutesDown,
  type StatusDay,
  type Uptime as UptimeSum,
} from "../../../lib/status-days.ts";
import { trustContent } from "../content.ts";
import { script } from "../../../islands/script.ts";
import { TrustSection } from "../trust-section.tsx";
import { formatInterruption, formatMinutes, uptimeContent } from "./uptime-content.ts";
import uptimeScript from "./uptime.script.ts";
import { namedDays, uptimeBars } from "./uptime-bars.ts";
import styles from "./uptime.module.css";

type UptimeProps = {
  /** The last 90 days. */
  days: readonly StatusDay[];
  /** Null where no day was measured. */
  uptime: UptimeSum | null;
};

/** Days of the ticks on the axis; the last one is today. */
const ticks = [0, 29, 59];
/** The first day that phones show. */
const phoneStart = 60;

/**
 * The last 90 days of this website, a bar each (`uptime.script.ts` reads them out). Where no day was
 * measured, one line says so, and there is nothing to draw.
 */
export function Uptime({ days, uptime }: UptimeProps) {
  const { source, json } = uptimeContent;
  const link = (
    <a href={json.href} className="text-ink2 underline">
      {json.label}
    </a>
  );
  const headline = uptimeHeadline(uptime);
  const section = { ...trustContent.sections.uptime, number: 7 };
  if (uptime === null) {
    return (
      <TrustSection
        {...section}
        heights={[200, 172, 109]}
        size="d3"
        headline={headline}
        lead={<span className="t-source">{link}</span>}
      />
    );
  }
  return (
    <TrustSection
      {...section}
      heights={[566, 560, 556]}
      headline={<span className="block max-w-560px">{headline}</span>}
    >
      <figure>
        <div className={styles.strip}>
          <UptimeStrip days={days} />
        </div>
        <figcaption className="mt-16px t-source text-ink3">
          {`${source} `}
          {link}
        </figcaption>
      </figure>
    </TrustSection>
  );
}

const at = (index: number) => ({ "--at": index });

function UptimeStrip({ days }: Pick<UptimeProps, "days">) {
  const { measured, up, down } = uptimeBars(days);
  const named = namedDays(days);
  const firstMeasured = days.findIndex(({ minutesDown }) => minutesDown !== null);
  return (
    <div
      {...script(uptimeScript, "rest")}
      className={styles.days}
      data-first={days[0]?.date}
      data-measured={days.map(({ minutesDown }) => (minutesDown === null ? 0 : 1)).join("")}
      data-down={JSON.stringify(downTexts(days))}
      data-up={uptimeContent.up}
      data-none={uptimeContent.none}
    >
      {named.length > 0 && (
        <ul className={`${styles.downs} t-log text-warn`}>
          {named.map((index) => {
            const day = days[index];
            return (
              day && (
                <li key={day.date} style={at(index)} data-end={index > 73 ? "" : undefined}>
                  {formatInterruption(day)}
                </li>
              )
            );
          })}
        </ul>
      )}
      <div className={styles.bars}>
        <svg aria-hidden="true" viewBox="0 0 90 160" preserveAspectRatio="none" fill="none">
          <path d={measured} stroke="var(--surface)" strokeWidth="160" />
          <path d={up} stroke="var(--signal-fill)" strokeWidth=".76" />
          <path d={down} stroke="var(--warn)" strokeWidth=".76" />
        </svg>
        <p aria-hidden="true" data-part="day" className={`${styles.day} t-log`} />
        <input
          type="range"
          // The browser would restore a day that the sentence does not say.
          autoComplete="off"
          max={days.length - 1}
          defaultValue={days.length - 1}
          aria-label={uptimeContent.slider}
          aria-valuetext={getText(days.at(-1))}
          className={styles.range}
        />
      </div>
      {firstMeasured >= 15 && (
        <p
          className={`${styles.without} t-log`}
          data-all={firstMeasured > phoneStart + 15 ? "" : undefined}
        >
          {uptimeContent.notYet}
        </p>
      )}
      <p aria-hidden="true" className={`${styles.axis} t-log text-ink3`}>
        {spaced(
          ticks.map((index) => (
            <span key={index} style={at(index)} data-wide="">
              {formatDay(days[index]?.date ?? "")}
            </span>
          )),
        )}{" "}
        <span style={at(phoneStart)} data-phone="">
          {formatDay(days[phoneStart]?.date ?? "")}
        </span>{" "}
        <span style={at(days.length - 1)} data-end="">
          {uptimeContent.today}
        </span>
      </p>
    </div>
  );
}

/** The days with an interruption, by their place, in words. */
const downTexts = (days: readonly StatusDay[]) =>
  Object.fromEntries(
    days.flatMap((day, index) =>
      getMinutesDown(day) === 0 ? [] : [[index, `${formatMinutes(day)}. ${day.cause ?? ""}`]],
    ),
  );

function getText(day: StatusDay | undefined): string {
  if (!day) return "";
  const { none, up } = uptimeContent;
  if (getMinutesDown(day) > 0) return formatInterruption(day);
  return `${formatDay(day.date)}: ${day.minutesDown === null ? none : up}`;
}
