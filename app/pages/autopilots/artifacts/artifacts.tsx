import type { ComponentType, ReactNode } from "react";

import { spaced } from "../../../lib/spaced.ts";
import type { AutopilotSlug } from "../../../content/paths.ts";
import { artifactContent } from "./artifact-content.ts";
import { ArtifactLine, Refused } from "./artifact-parts.tsx";
import { ClaimTree } from "./claim-tree.tsx";
import styles from "./artifacts.module.css";

/** What each agent makes, as its owner sees it before it leaves. */
export const artifacts: Record<AutopilotSlug, ComponentType> = {
  bdr: Mail,
  akito: Answer,
  marketer: Variants,
  "document-validator": Contract,
  "patent-filer": ClaimTree,
  "customer-experience": Conversation,
};

function Mail() {
  const { to, subject, text, source, refused, reason, question, times, chosen } =
    artifactContent.mail;
  return (
    <div className={styles.sheet}>
      <ArtifactLine line={to} />
      <ArtifactLine line={subject} />
      <div className={styles.mail}>
        <p data-from="0 1">
          {`${text}\u00a0`}
          <sup className={`${styles.source} text-signal`}>{source}</sup>
        </p>
        <Refused reason={reason}>{refused}</Refused>
        <p data-from="2">{question}</p>
        <p className={`${styles.times} t-log`}>
          {spaced(
            times.map((time) => (
              <span key={time} className={time === chosen ? styles.chosen : undefined}>
                {time}
              </span>
            )),
          )}
        </p>
      </div>
    </div>
  );
}

function Answer() {
  const { question, lines, refused, reason, documents } = artifactContent.answer;
  return (
    <div className={styles.parts}>
      <p className={styles.said} data-from="2">
        {question}
      </p>
      <div className={`${styles.sheet} ${styles.reply}`}>
        {lines.map(({ text, page }, index) => (
          <p key={page} data-from={index}>
            {text} <sup className={`${styles.source} text-signal`}>{page}</sup>
          </p>
        ))}
        <Refused reason={reason}>{refused}</Refused>
      </div>
      <div className="flex gap-12px ml-24px">
        {documents.map(({ name, page, lit }) => (
          <div key={name} className={`${styles.sheet} ${styles.document} min-w-0`}>
            <p className="t-log">
              {name} <span className="whitespace-nowrap text-signal">{page}</span>
            </p>
            {[88, 78, 94, 84, 60].map((width, index) => (
              <i
                key={width}
                className={index + 1 === lit ? styles.lit : undefined}
                style={{ width: `${width}%` }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Variants() {
  const { brief, rows, refused, source, scalePercent } = artifactContent.variants;
  return (
    <div className={styles.sheet}>
      <ArtifactLine line={brief} from={0} />
      {rows.map((row) => (
        <p key={row.name} className={`${styles.variant} ${"best" in row ? "font-500" : ""}`}>
          <span className="t-log">{row.name}</span> {`${row.text} `}
          <span className={`${styles.bar} bg-sunken`} aria-hidden="true">
            <i
              className={"best" in row ? "bg-signal" : "bg-edge"}
              style={{ width: `${(row.percent / scalePercent) * 100}%` }}
            />
          </span>{" "}
          <span className="t-log text-right">{row.percent}%</span>
        </p>
      ))}
      <div className={styles.variant}>
        <span className="t-log text-warn">{refused.name}</span>
        <div className="col-span-3" data-from="1">
          <Refused reason={refused.reason}>{refused.text}</Refused>
        </div>
      </div>
      <p className={`${styles.measured} t-log text-ink3`} data-from="2">
        {source}
      </p>
    </div>
  );
}

function Contract() {
  const { file, before, broken, after, verdict, rule, proposed } = artifactContent.contract;
  return (
    <div className={styles.sheet}>
      <ArtifactLine line={file} from={0} />
      <div className={styles.contract}>
        <div className={styles.clauses}>
          <Clause number={before.number}>{before.text}</Clause>
          <Clause number={broken.number} broken>
            {broken.text[0]}
            <u>{broken.text[1]}</u>
            {broken.text[2]}
          </Clause>
          <Clause number={after.number}>{after.text}</Clause>
        </div>
        <div className={styles.margin}>
          <p className={`${styles.verdict} font-500 text-warn`}>
            <i className="i-mark-refused" />
            {verdict}
          </p>
          <p className="mt-4px" data-from="2">
            {rule}
          </p>
          <p className={`${styles.proposed} t-log text-signal`} data-from="1">
            {proposed}
          </p>
        </div>
      </div>
    </div>
  );
}

type ClauseProps = { number: string; broken?: boolean; children: ReactNode };

function Clause({ number, broken = false, children }: ClauseProps) {
  return (
    <p className={`${styles.clause} ${broken ? styles.broken : ""}`}>
      <span className="t-log text-ink3">{number}</span> <span>{children}</span>
    </p>
  );
}

function Conversation() {
  const { asked, facts, reply, next, waits } = artifactContent.conversation;
  return (
    <div className={styles.parts}>
      <p className={styles.said} data-from="0">
        {asked}
      </p>
      <dl data-from="1" className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="t-log text-ink3">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`${styles.sheet} ${styles.reply}`} data-from="2">
        {reply}
      </p>
      <p className={styles.said}>{next}</p>
      <p className={`${styles.sheet} ${styles.waits} font-500`}>
        <i />
        {waits}
      </p>
    </div>
  );
}
