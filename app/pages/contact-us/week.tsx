import { support } from "../../content/office.ts";
import type { weekContent } from "./week-content.ts";
import { formatNamedHour, hoursOfWeek, namedHours, weekTimes } from "./week-times.ts";
import styles from "./week.module.css";

type WeekProps = typeof weekContent & {
  /** When a message was posted without script, in milliseconds since 1970; null without one. */
  sentAt: number | null;
};

/** Friday, 7:25 am in New York: a page is rendered before anybody writes. */
const exampleTime = Date.parse("2026-11-27T12:25:00Z");

/** Office hours that cross midnight lie on two days. */
const mostOpenHours = 2 * support.dayCount + 1;

/** Custom properties are not among React's known styles. */
const at = (day: number, from: number, to: number) => ({
  "--day": day,
  "--from": from,
  "--to": to,
});

/**
 * A week of hours: when the phone is answered, and by when what is written at a chosen hour is. It shows
 * the office's time until `contact-us.script.ts` replaces it by the visitor's.
 */
export function Week({ label, days, phone, zones, sentence, sentAt }: WeekProps) {
  const times = weekTimes(sentAt ?? exampleTime, null);
  const { written, answered, open } = times;
  const [first, second] = sentence(times);
  return (
    <div data-part="week" data-at={sentAt ?? undefined}>
      <label data-scripted="" className={`${styles.range} print:hidden`}>
        <span className="t-caption text-ink3">{label}</span>
        <input
          type="range"
          name="hour"
          // The browser would restore a value that the words below do not say.
          autoComplete="off"
          min={written % 1}
          max={hoursOfWeek - 1 + (written % 1)}
          defaultValue={written}
          aria-valuetext={`${times.writtenBy}: answered by ${times.answeredBy}`}
        />
      </label>
      <div aria-hidden="true" className={`${styles.days} mt-16px t-log`}>
        <p className="ml-56px" data-part="zone">
          {zones.office}
        </p>
        <p className={`${styles.hours} ml-56px text-ink3`}>
          {namedHours.map((hour) => (
            <span key={hour} style={at(0, hour, 24)}>
              {`${formatNamedHour(hour * 3_600_000)} `}
            </span>
          ))}
        </p>
        <div className={`${styles.rows} mt-8px`}>
          {days.map((day, index) => (
            <p
              key={day}
              data-part="day"
              data-written={index === Math.floor(written / 24) ? "" : undefined}
            >{`${day.slice(0, 3)} `}</p>
          ))}
          {Array.from({ length: mostOpenHours }, (_, index) => open[index]).map((hours, index) => (
            <span
              // Their order is that of the week.
              key={index}
              data-part="open"
              hidden={hours === undefined}
              style={hours && at(hours.day, hours.from, hours.to)}
            >
              {index === 0 && (
                <span className={styles.phone}>
                  {phone[0]}
                  <span className="max-sm:hidden">{` ${phone[1]}`}</span>
                </span>
              )}
            </span>
          ))}
          <i data-part="written" style={at(Math.floor(written / 24), written % 24, 24)} />
          <i
            data-part="answered"
            className={styles.answered}
            style={at(Math.floor(answered / 24), 0, answered % 24)}
          />
        </div>
        <p className={`${styles.hours} ml-56px ${styles.office} mt-8px text-ink3`}>
          {namedHours.map((hour, index) => (
            <span key={hour} data-part="office-hour" style={at(0, hour, 24)}>
              {`${times.officeHours[index]} `}
            </span>
          ))}
        </p>
        <p className="ml-56px">{zones.office}</p>
      </div>
      <p className="mt-16px t-body">
        <b className="block font-500" data-part="sentence">
          {first}
        </b>{" "}
        <span className="text-ink2" data-part="note">
          {second}
        </span>
      </p>
    </div>
  );
}
