import type { ComponentType, ReactNode } from "react";

import { spaced } from "../../../lib/spaced.ts";
import type { AutopilotSlug } from "../../../content/paths.ts";
import { artifactContent } from "./artifact-content.ts";
import { ArtifactLine, Refused } from "./artifact-parts.tsx";
import { ClaimTree } from "./claim-tree.tsx";

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
    <div className="artifact-sheet">
      <ArtifactLine line={to} />
      <ArtifactLine line={subject} />
      <div className="grid gap-8px p-14px">
        <p data-from="0 1">
          {`${text}\u00a0`}
          <sup className="artifact-source">{source}</sup>
        </p>
        <Refused reason={reason}>{refused}</Refused>
        <p data-from="2">{question}</p>
        <p className="flex flex-wrap gap-8px t-lab text-12.5px!">
          {spaced(
            times.map((time) => (
              <span
                key={time}
                className={`px-9px py-4px border ${time === chosen ? "border-signal text-signal" : "border-edge"}`}
              >
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
    <div className="grid gap-10px">
      <p className="artifact-said" data-from="2">
        {question}
      </p>
      <div className="artifact-sheet grid gap-4px p-12px mr-28px">
        {lines.map(({ text, page }, index) => (
          <p key={page} data-from={index}>
            {text} <sup className="artifact-source">{page}</sup>
          </p>
        ))}
        <Refused reason={reason}>{refused}</Refused>
      </div>
      <div className="flex gap-12px ml-24px">
        {documents.map(({ name, page, lit }) => (
          <div key={name} className="artifact-sheet flex-1 max-w-162px p-10px">
            <p className="flex justify-between gap-8px t-lab text-12px! leading-16px!">
              {name} <span className="whitespace-nowrap text-signal">{page}</span>
            </p>
            {[88, 78, 94, 84, 60].map((width, index) => (
              <i
                key={width}
                className={`block h-5px mt-6px ${index + 1 === lit ? "bg-signal" : "bg-sunken"}`}
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
    <div className="artifact-sheet">
      <ArtifactLine line={brief} from={0} />
      {rows.map((row) => (
        <p key={row.name} className={`artifact-variant ${"best" in row ? "font-500" : ""}`}>
          <span className="t-lab">{row.name}</span> {`${row.text} `}
          <span className="artifact-bar" aria-hidden="true">
            <i
              className={"best" in row ? "bg-signal" : "bg-edge"}
              style={{ width: `${(row.percent / scalePercent) * 100}%` }}
            />
          </span>{" "}
          <span className="t-lab text-right">{row.percent}%</span>
        </p>
      ))}
      <div className="artifact-variant">
        <span className="t-lab text-warn">{refused.name}</span>
        <div className="col-span-3" data-from="1">
          <Refused reason={refused.reason}>{refused.text}</Refused>
        </div>
      </div>
      <p className="px-14px py-10px t-lab text-12.5px! text-ink3" data-from="2">
        {source}
      </p>
    </div>
  );
}

function Contract() {
  const { file, before, broken, after, verdict, rule, proposed } = artifactContent.contract;
  return (
    <div className="artifact-sheet">
      <ArtifactLine line={file} from={0} />
      <div className="artifact-contract">
        <div className="grid gap-10px p-12px pl-14px">
          <Clause number={before.number}>{before.text}</Clause>
          <Clause number={broken.number} broken>
            {broken.text[0]}
            <u className="decoration-warn decoration-2px underline-offset-4px">{broken.text[1]}</u>
            {broken.text[2]}
          </Clause>
          <Clause number={after.number}>{after.text}</Clause>
        </div>
        <div className="artifact-margin">
          <p className="flex items-center gap-6px text-warn font-500">
            <i className="i-mark-refused" />
            {verdict}
          </p>
          <p className="mt-4px" data-from="2">
            {rule}
          </p>
          <p className="mt-6px t-lab text-12.5px! leading-18px! text-signal" data-from="1">
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
    <p className={`artifact-clause ${broken ? "artifact-broken" : ""}`}>
      <span className="t-lab text-ink3">{number}</span> <span>{children}</span>
    </p>
  );
}

function Conversation() {
  const { asked, facts, reply, next, waits } = artifactContent.conversation;
  return (
    <div className="grid gap-10px">
      <p className="artifact-said" data-from="0">
        {asked}
      </p>
      <dl
        data-from="1"
        className="flex flex-wrap gap-x-24px gap-y-4px w-fit ml-24px px-12px py-7px border border-dashed border-edge"
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="t-lab text-12.5px! text-ink3">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="artifact-sheet p-12px mr-28px" data-from="2">
        {reply}
      </p>
      <p className="artifact-said">{next}</p>
      <p className="artifact-sheet flex gap-10px p-12px font-500">
        <i className="flex-none w-9px h-9px mt-6px border-1.25px border-signal" />
        {waits}
      </p>
    </div>
  );
}
