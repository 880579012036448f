import { useEffect, useRef, useState } from "react";

import { claims } from "../../content/claims.ts";
import { support } from "../../content/site.ts";
import { formatHour } from "../../lib/format.ts";
import type { contactUsContent } from "./content.ts";
import { hoursOfWeek, replyTimes } from "./reply-times.ts";
import styles from "./week.module.css";

type WeekProps = (typeof contactUsContent)["week"] & {
  /** The hour of the week in which a message was posted without script; null without one. */
  sentAt: number | null;
};

/** Thursday, 4pm. */
const exampleHour = 88;

/** Custom properties are not among React's known styles. */
const at = (day: number, hour: number) => ({ "--day": day, "--hour": hour });

/** A week of hours: when the phone is answered, and by when what is written at a chosen hour is. */
export default function Week(props: WeekProps) {
  const { label, days, noon, phone, written, answered } = props;
  const start = props.sentAt ?? exampleHour;
  const [hour, setHour] = useState(start);
  const range = useRef<HTMLInputElement>(null);
  // It may have been moved before hydration.
  useEffect(() => setHour(range.current?.valueAsNumber ?? start), [start]);
  const times = replyTimes(hour, claims.replyHours);
  const name = ({ day, hour: time }: typeof times.written, length?: number) =>
    `${days[day]?.slice(0, length) ?? ""} ${formatHour(time)}`;
  return (
    <div>
      <label className={styles.range}>
        <span className="t-caption text-ink3">{label}</span>
        <input
          type="range"
          name="hour"
          // The browser would restore a value that the words below do not say.
          autoComplete="off"
          min="0"
          max={hoursOfWeek - 1}
          ref={range}
          defaultValue={start}
          // Not `onChange`: React does not call it for a value that a receipt has set.
          onInput={({ currentTarget }) => setHour(currentTarget.valueAsNumber)}
          aria-valuetext={`${name(times.written)}: ${answered} ${name(times.answered)}`}
        />
      </label>
      <div aria-hidden="true" className={`${styles.days} t-log`}>
        <p className={`${styles.hours} text-ink3`}>
          <span style={at(0, 0)}>{formatHour(0)}</span>{" "}
          <span style={at(0, support.from)}>{formatHour(support.from)}</span>{" "}
          <span className="max-sm:hidden" style={at(0, 12)}>
            {noon}
          </span>{" "}
          <span style={at(0, support.to)}>{formatHour(support.to)}</span>
        </p>
        {days.map((day, index) => (
          <div key={day} className={index < support.dayCount ? styles.open : "text-ink3"}>
            {`${day.slice(0, 3)} `}
            <span className={styles.track} style={at(index, support.from)}>
              {index === 0 && (
                <>
                  {phone[0]}
                  <span className="max-sm:hidden">{` ${phone[1]}`}</span>
                </>
              )}
            </span>
          </div>
        ))}
        <i style={at(times.written.day, times.written.hour)} />
        <i className={styles.next} style={at(times.answered.day, times.answered.hour)} />
        <p className={styles.words} style={at(7, times.written.hour)}>
          <span>{`${written} ${name(times.written, 3)}, `}</span>
          <span className="text-signal">{`${answered} ${name(times.answered, 3)}`}</span>
        </p>
      </div>
    </div>
  );
}
