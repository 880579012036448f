import { formatDate } from "../../lib/format.ts";
import { spaced } from "../../lib/spaced.ts";
import { type Phase, createTimeline } from "./drawings/timeline-geometry.ts";
import { milestones } from "./milestones.ts";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { companyContent } from "./content.ts";
import "./timeline.css";

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
    <section className="page-width pt-56px pb-72px md:pb-112px">
      <h2 className="sr-only">{headline}</h2>
      <figure
        aria-label={`${growth}, ${firstYear} to ${firstYear + years - 1}`}
        style={places({ years, today: timeline.today })}
      >
        <div className="timeline">
          <ol className="timeline-phases">
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
          <p aria-hidden="true" className="timeline-axis t-lab text-ink3">
            {spaced(
              Array.from({ length: years }, (_, index) => (
                <span key={index}>{firstYear + index}</span>
              )),
            )}
          </p>
          <p className="timeline-today t-lab">
            {`${today} `}
            <time dateTime={day}>{formatDate(day)}</time>
          </p>
        </div>
        <div className="quarters mt-32px md:mt-104px gap-y-28px">
          <h2 className="t-lab text-ink3 md:pt-12px">{vision.label}</h2>
          {timeline.goals.map(({ year, title, text, state }, index) => (
            <div key={year} className="relative inset md:pr-16px">
              <span
                aria-hidden="true"
                className={`timeline-lead timeline-${state}`}
                style={places({ at: year - firstYear + 0.5, column: index + 1 })}
              />
              <div className="flex items-baseline gap-10px">
                <h3 className="t-d2">{year}</h3>
                <p className="t-lab text-ink3">{vision.states[state]}</p>
              </div>
              <p className="mt-8px t-d4 text-balance">{title}</p>
              <p className="mt-4px t-small text-ink2">
                <Unbroken text={text} />
              </p>
            </div>
          ))}
        </div>
        <figcaption className="mt-40px t-src text-ink3 text-balance">{source}</figcaption>
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
      className={`timeline-phase timeline-${state}`}
      style={places({ from, to, filled: filledTo })}
    >
      <b aria-hidden="true" className="timeline-span" />
      <h3 className={`timeline-at timeline-on-${look} t-d4`} style={places({ at: start })}>
        {/* By keyboard, a phase is measured when its name has the focus. */}
        <button type="button" className="text-left">
          {name}
        </button>
      </h3>
      <p className="timeline-words t-lab">
        {look === "begun" ? (
          <>
            <span className="timeline-at timeline-on-planned" style={places({ at: filledTo })}>
              {label}
            </span>
            <span className="md:hidden">, </span>
            <span className="timeline-at timeline-on-begun" style={places({ at: from })}>
              {word}
            </span>
          </>
        ) : (
          <span className={`timeline-at timeline-on-${look}`} style={places({ at: start })}>
            {`${label}, ${word}`}
          </span>
        )}
        {runsOn && (
          <>
            <span className="md:hidden">: </span>
            <span
              className={
                filledTo - to < wordYears ? "md:hidden" : "timeline-at timeline-on-current"
              }
              style={places({ at: to })}
            >
              {runsOnWord}
            </span>
          </>
        )}
      </p>
      <span aria-hidden="true" className="timeline-bar">
        {runsOn && <i className="timeline-end" />}
      </span>
      {from < roomYears ? (
        <p className="timeline-text" style={places({ at: to })}>
          <span>{text}</span>
        </p>
      ) : (
        <p className="timeline-text timeline-before" style={places({ at: Math.min(from, today) })}>
          <span>{text}</span>
        </p>
      )}
    </li>
  );
}
