import { formatDate } from "../../lib/format.ts";
import { spaced } from "../../lib/spaced.ts";
import { type Phase, createTimeline } from "./drawings/timeline-geometry.ts";
import { milestones } from "./milestones.ts";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { companyContent } from "./content.ts";
import styles from "./timeline.module.css";

const phaseLooks = { done: styles.done, current: "", begun: styles.begun, planned: styles.planned };
const goalLooks = { reached: "", next: styles.next, ahead: styles.ahead };
/** On a filled bar words have the color of its ground. */
const wordLooks = { done: styles.onDone, current: "", begun: "", planned: styles.onPlanned };

type TimelineProps = (typeof companyContent)["milestones"] & {
  vision: (typeof companyContent)["vision"];
  /** `2026-11-21` */
  day: string;
};

/** Places on the axis in years, as custom properties. */
function places(years: Record<string, number>) {
  const properties: Record<`--${string}`, number> = {};
  for (const [name, value] of Object.entries(years)) {
    properties[`--${name}`] = Number(value.toFixed(3));
  }
  return properties;
}

/** From here on, a phase has room for its sentence before it. */
const roomYears = 3;

/** The phases of the company on an axis of years, filled to the current date, and the goals ahead. */
export function Timeline({ headline, growth, today, states, ...rest }: TimelineProps) {
  const { runsOn, source, vision, day } = rest;
  const timeline = createTimeline(milestones, vision.goals, new Date(day));
  const { firstYear, years } = timeline;
  return (
    <section className="pt-56px pb-72px md:pb-96px page-width">
      <h2 className="sr-only">{headline}</h2>
      <figure
        aria-label={`${growth}, ${firstYear} to ${firstYear + years - 1}`}
        className={styles.years}
        style={places({ years, today: timeline.today })}
      >
        <div className={styles.timeline}>
          <ol className={styles.phases}>
            {timeline.phases.map((phase) => (
              <PhaseRow
                key={phase.name}
                {...phase}
                today={timeline.today}
                word={states[phase.state]}
                runsOnWord={runsOn}
              />
            ))}
          </ol>
          <p aria-hidden="true" className={`${styles.axis} t-log text-ink3`}>
            {spaced(
              Array.from({ length: years }, (_, index) => (
                <span key={index}>{firstYear + index}</span>
              )),
            )}
          </p>
          <p className={`${styles.today} t-log`}>
            {`${today} `}
            <time dateTime={day}>{formatDate(day)}</time>
          </p>
        </div>
        <div className="gap-y-24px mt-32px md:mt-96px quarters">
          <h2 className="t-caption text-ink3 md:pt-12px">{vision.label}</h2>
          {timeline.goals.map(({ year, title, text, state }, index) => (
            <div key={year} className="relative inset md:pr-16px">
              <span
                aria-hidden="true"
                className={`${styles.lead} max-md:hidden ${goalLooks[state]}`}
                style={places({ at: year - firstYear + 0.5, column: index + 1 })}
              />
              <div className="flex items-baseline gap-8px">
                <h3 className="t-d2">{year}</h3>
                <p className="t-caption text-ink3">{vision.states[state]}</p>
              </div>
              <p className="mt-8px t-d4 text-balance">{title}</p>
              <p className="mt-4px t-small text-ink2">
                <Unbroken text={text} />
              </p>
            </div>
          ))}
        </div>
        <figcaption className="mt-40px t-source text-ink3 text-balance">{source}</figcaption>
      </figure>
    </section>
  );
}

/** Shorter than this, a filled part is too narrow for words. */
const wordYears = 0.75;

type PhaseRowProps = Phase & { today: number; word: string; runsOnWord: string };

function PhaseRow({ name, label, text, word, today, runsOnWord, ...phase }: PhaseRowProps) {
  const { state, from, to, filledTo, runsOn } = phase;
  const isNarrow = state === "begun" && filledTo - from < wordYears;
  const start = isNarrow ? filledTo : from;
  const look = isNarrow ? "planned" : state;
  return (
    <li
      className={`${styles.phase} mb-20px md:m-0 ${phaseLooks[state]}`}
      style={places({ from, to, filled: filledTo })}
    >
      <b aria-hidden="true" className={`${styles.span} max-md:hidden`} />
      <h3 className={`${styles.at} ${wordLooks[look]} t-d4`} style={places({ at: start })}>
        {/* By keyboard, a phase is measured when its name has the focus. */}
        <button type="button" className="text-left">
          {name}
        </button>
      </h3>
      <p className="text-ink3 text-right t-log">
        {look === "begun" ? (
          <>
            <span className={`${styles.at} ${styles.onPlanned}`} style={places({ at: filledTo })}>
              {label}
            </span>
            <span className="md:hidden">, </span>
            <span className={styles.at} style={places({ at: from })}>
              {word}
            </span>
          </>
        ) : (
          <span className={`${styles.at} ${wordLooks[look]}`} style={places({ at: start })}>
            {`${label}, ${word}`}
          </span>
        )}
        {runsOn && (
          <>
            <span className="md:hidden">: </span>
            <span
              className={filledTo - to < wordYears ? "md:hidden" : styles.at}
              style={places({ at: to })}
            >
              {runsOnWord}
            </span>
          </>
        )}
      </p>
      <span aria-hidden="true" data-part="bar" className={styles.bar}>
        {runsOn && <i className={styles.end} />}
      </span>
      {from < roomYears ? (
        <p className={styles.text} style={places({ at: to })}>
          <span>{text}</span>
        </p>
      ) : (
        <p
          className={`${styles.text} ${styles.before}`}
          style={places({ at: Math.min(from, today) })}
        >
          <span>{text}</span>
        </p>
      )}
    </li>
  );
}
