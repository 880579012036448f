import type { ReactNode } from "react";

import { script } from "../../islands/script.ts";
import { spaced } from "../../lib/spaced.ts";
import { Section } from "../../ui/section.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { joinText } from "./join-text.ts";
import {
  requestContent,
  requestLog,
  requestStops,
  type Stop,
  type Value,
} from "./request-content.ts";
import { RequestDrawing } from "./request-drawing.tsx";
import followRequest from "./request-stops.script.ts";
import styles from "./request.module.css";

type FollowRequestProps = {
  lead: string;
  /** Where the policy can be switched; without it the switch stands here. */
  elsewhere?: { href: string; label: string };
};

/**
 * One request on its way: four stops, each with the call, a drawing and what the stop adds. On a wide
 * screen the stage is pinned and shows one stop at a time (`request-stops.script.ts`); without script,
 * under reduced motion and on paper all four stand below each other. On a narrow one they are cards beside
 * each other. What the policy decides follows from the switch by styles alone.
 */
export function FollowRequest({ lead, elsewhere }: FollowRequestProps) {
  const { label, headline, source, stops } = requestContent;
  return (
    <Section id="request" label={label}>
      <h2 className="md:col-span-2 inset t-d1">
        <TwoLines lines={headline} always />
      </h2>
      <p className={`${styles.lead} inset t-lead text-ink2`}>{lead}</p>
      <div {...script(followRequest, "near")} className={styles.request}>
        <div className={`${styles.stage} always-dark`} data-part="stage">
          {elsewhere ? (
            <a href={elsewhere.href} className={styles.switch}>
              {elsewhere.label}
            </a>
          ) : (
            <PolicySwitch />
          )}
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
          <div data-part="panels" className={styles.panels}>
            {requestStops.map((stop, index) => (
              <Panel key={stop.name} {...stop} index={index} canApprove={!elsewhere} />
            ))}
          </div>
        </div>
        <p role="status" className="sr-only" />
      </div>
      <p className={`${styles.source} t-src text-ink3`}>{source}</p>
    </Section>
  );
}

function PolicySwitch() {
  const { name, deny, allow } = requestContent.switch;
  return (
    <fieldset className={styles.switch}>
      <legend>{name}</legend>
      <label>
        <input type="radio" name="policy" value="deny" defaultChecked className="sr-only" />
        {deny}
      </label>{" "}
      <label>
        <input type="radio" name="policy" value="allow" className="sr-only" />
        {allow}
      </label>
    </fieldset>
  );
}

type PanelProps = Stop & { index: number; canApprove: boolean };

function Panel({ name, line, sentence, sheet, ms, index, canApprove }: PanelProps) {
  const { caller, call, step, id, approve } = requestContent;
  return (
    <div
      role="tabpanel"
      id={`request-${name}`}
      aria-labelledby={`stop-${name}`}
      tabIndex={0}
      data-selected={index === 0 ? "" : undefined}
      className={styles.panel}
      style={{ "--n": index, "--row": line, "--ms": ms }}
    >
      <div className={styles.side}>
        <p className={styles.bar}>
          {`${caller[0]} `}
          <span>{caller[1]}</span>
        </p>
        <code data-part="call" className={styles.call}>
          {`${call.slice(0, line).join("\n")}\n`}
          <b>{call[line]}</b>
          {call.slice(line + 1).join("\n")}
        </code>
        <p className={styles.bar}>
          {`${index + 1} of 4, ${name} `}
          <span aria-hidden="true">{step}</span>
        </p>
        <p className={styles.sentence}>{decided(sentence, canApprove)}</p>
      </div>
      <div className={styles.site}>
        <RequestDrawing at={index} canLeave={canApprove} />
        <div data-part="sheet" className={styles.sheet}>
          <div>
            <p className={styles.bar}>
              {`${sheet.title} `}
              <span>{id}</span>
            </p>
            <pre>{json(sheet.lines, canApprove)}</pre>
          </div>
        </div>
        {canApprove && index === 1 && (
          <label data-unchosen="" className={styles.approve}>
            <input type="checkbox" className="sr-only" />
            <span>{approve[0]}</span> <span>{approve[1]}</span>
          </label>
        )}
        <p data-part="ruler" className={styles.ruler}>
          <b>{`${ms} ms`}</b>
        </p>
        <Log written={2 * index + 2} canApprove={canApprove} />
      </div>
    </div>
  );
}

/** Markup for a value that follows from the policy; where that cannot be switched, the export is denied. */
function decided(
  value: Value,
  canApprove: boolean,
  show: (text: string) => ReactNode = (text) => text,
): ReactNode {
  if (typeof value === "string") return show(value);
  const [denied, waiting, approved] = value;
  if (!canApprove) return <span className={styles.denied}>{show(denied)}</span>;
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

/** Lines of an object in JSON. */
function json(lines: Stop["sheet"]["lines"], canApprove: boolean): ReactNode {
  const parts = lines.flatMap(([key, value, isMarked], at) => {
    const end = at < lines.length - 1 ? "," : "";
    const show = (text: string): ReactNode =>
      isMarked ? (
        <>
          <b>{text}</b>
          {end}
        </>
      ) : (
        text + end
      );
    return [`\n  "${key}": `, decided(value, canApprove, show)];
  });
  return joinText(["{", ...parts, "\n}"]);
}

/** The line of the log as far as it is written. */
function Log({ written, canApprove }: { written: number; canApprove: boolean }) {
  const [title, line] = requestContent.log;
  return (
    <div className={styles.log}>
      <p className={styles.bar}>
        <b>{title}</b> <span>{line}</span>
      </p>
      <dl>
        {requestLog.map(([name, value, isMarked], row) => (
          <div
            key={name}
            aria-hidden={row < written ? undefined : true}
            {...(row >= written - 2 &&
              row < written && { className: styles.new, "data-part": "row" })}
          >
            <dt>{name}</dt>
            <dd>
              {row < written && (
                <span>
                  {decided(value, canApprove, (text) => (isMarked ? <b>{text}</b> : text))}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
