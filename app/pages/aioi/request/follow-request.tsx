import type { ReactNode } from "react";

import { script } from "../../../islands/script.ts";
import { spaced } from "../../../lib/spaced.ts";
import { Section } from "../../../ui/section.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import {
  requestContent,
  requestDecisions,
  requestLog,
  requestStops,
  type Stop,
  type Value,
} from "./request-content.ts";
import { RequestDrawing, RequestRuler } from "./request-drawing.tsx";
import followRequest from "./request-stops.script.ts";
import styles from "./follow-request.module.css";

/**
 * One request on its way: four stops, each with the call, a drawing and what the stop adds. On a wide and
 * high enough screen the stage is pinned and shows one stop at a time (`request-stops.script.ts`); without
 * script, under reduced motion and on paper all four stand below each other. On a narrow one they are
 * cards beside each other. The policy is switched, and the export approved, at every stop; what that
 * decides follows by styles alone.
 */
export function FollowRequest() {
  const { label, headline, lead, source, stops } = requestContent;
  const [denied, waiting, approved] = requestDecisions;
  return (
    <Section id="request" label={label}>
      <h2 className="md:col-span-2 inset t-d1">
        <TwoLines lines={headline} always />
      </h2>
      <p className="self-end mt-16px inset t-lead text-ink2">{lead}</p>
      <div
        {...script(followRequest, "near")}
        data-denied={denied}
        data-waiting={waiting}
        data-approved={approved}
        className={styles.request}
      >
        <div className={`${styles.stage} always-dark`} data-part="stage">
          <div data-part="panels" className={styles.panels}>
            {requestStops.map((stop, index) => (
              <Panel key={stop.name} {...stop} index={index} />
            ))}
          </div>
          {/* Links, which lead to a stop where no script has come. */}
          <div role="tablist" aria-label={stops} className={styles.tabs}>
            {spaced(
              requestStops.map(({ name }, index) => (
                <a
                  key={name}
                  role="tab"
                  id={`stop-${name}`}
                  href={`#request-${name}`}
                  aria-controls={`request-${name}`}
                  aria-selected={index === 0}
                >
                  {`${index + 1} ${name}`}
                </a>
              )),
            )}
          </div>
          <PolicySwitch />
        </div>
        <p role="status" className="sr-only" />
      </div>
      <p className="col-span-full t-source text-ink3">{source}</p>
    </Section>
  );
}

/**
 * The policy on the export, and the press that approves it, at every stop. They are one choice of three, so
 * that another one takes the approval back, without script too.
 */
function PolicySwitch() {
  const { name, deny, allow } = requestContent.switch;
  const [approve, approved] = requestContent.approve;
  return (
    <div className={`${styles.foot} print:hidden t-caption text-ink3`}>
      <fieldset className={styles.switch}>
        <legend className="mb-8px">{name}</legend>
        <label>
          <input type="radio" name="policy" value="deny" defaultChecked className="sr-only" />
          {deny}
        </label>{" "}
        <label>
          <input type="radio" name="policy" value="allow" className="sr-only" />
          {allow}
        </label>
      </fieldset>{" "}
      <label className={styles.approve}>
        <input type="radio" name="policy" value="allowed" className="sr-only" />
        <span>{approve}</span> <span data-unchosen="">{approved}</span>
      </label>
    </div>
  );
}

function Panel({ name, line, sentence, sheet, ms, index }: Stop & { index: number }) {
  const { caller, call, id, answerLine } = requestContent;
  const rest = call.slice(line + 1, line < answerLine ? answerLine : undefined);
  return (
    <div
      role="tabpanel"
      id={`request-${name}`}
      aria-labelledby={`stop-${name}`}
      tabIndex={0}
      data-selected={index === 0 ? "" : undefined}
      className={styles.panel}
      style={{ "--n": index, "--ms": ms }}
    >
      <div className="flex flex-col wide:border-r wide:border-line">
        <p className={`${styles.bar} ${styles.caller} max-wide:hidden t-caption text-ink3`}>
          {`${caller[0]} `}
          <span>{caller[1]}</span>
        </p>
        <code data-part="call" translate="no" className={`${styles.call} text-ink3`}>
          {`${call.slice(0, line).join("\n")}\n`}
          <b>{call[line]}</b>
          {rest.join("\n")}
        </code>
        <p className={`${styles.bar} ${styles.count} t-caption text-ink3`}>
          {`${index + 1} of ${requestStops.length}, ${name} `}
          <span>{`${ms} ms`}</span>
        </p>
        <p className={styles.sentence}>{decided(sentence)}</p>
      </div>
      <div className={styles.site}>
        <RequestDrawing at={index} />
        <div data-part="sheet" className={`${styles.sheet} always-light`}>
          <div>
            <p className={`${styles.bar} t-caption text-ink3`}>
              {`${sheet.title} `}
              <span>{id}</span>
            </p>
            <dl>
              {sheet.rows.map(([term, value, isMarked]) => (
                <div key={term}>
                  <dt className="t-caption text-ink3">{term}</dt>
                  <dd>{decided(value, isMarked)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <RequestRuler />
        <Log written={2 * index + 2} />
      </div>
    </div>
  );
}

/** Markup for a value that follows from the policy; one that is marked is set off. */
function decided(value: Value, isMarked = false): ReactNode {
  const show = (text: string): ReactNode => (isMarked ? <b>{text}</b> : text);
  if (typeof value === "string") return show(value);
  const [denied, waiting, approved] = value;
  return (
    <span className={styles.decided}>
      <span className={styles.denied}>{show(denied)}</span>{" "}
      <span data-unchosen="" className={styles.waiting}>
        {show(waiting)}
      </span>{" "}
      <span data-unchosen="" className={styles.approved}>
        {show(approved)}
      </span>
    </span>
  );
}

/** The line of the log as far as it is written; what the stop has written is set off. */
function Log({ written }: { written: number }) {
  const [title, line] = requestContent.log;
  return (
    <div className={`${styles.log} max-wide:hidden`}>
      <p className={`${styles.bar} t-caption text-ink3`}>
        <b>{title}</b> <span>{line}</span>
      </p>
      <dl>
        {requestLog.map(([name, value], row) => {
          const isNew = row >= written - 2 && row < written;
          return (
            <div
              key={name}
              aria-hidden={row < written ? undefined : true}
              data-part={isNew ? "row" : undefined}
            >
              <dt className="t-caption text-ink3">{name}</dt>
              <dd>{row < written && <span>{decided(value, isNew)}</span>}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
