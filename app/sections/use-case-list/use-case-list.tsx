import type { ReactNode } from "react";

import type { UseCaseRows } from "../../content/use-cases.ts";
import "../link-row.css";
import "./use-case-list.css";
import { EdgeThumbnail, RolloutThumbnail } from "./thumbnails-bars.tsx";
import { PrivacyThumbnail, RouterThumbnail } from "./thumbnails-wires.tsx";

/** The four use cases, each row one link with a drawing. */
export function UseCaseList({ rows }: { rows: UseCaseRows }) {
  return (
    <ul className="border-b border-line">
      <Row {...rows.privacy} note={rows.privacy.figure}>
        <PrivacyThumbnail {...rows.privacy} />
      </Row>
      <Row {...rows.router}>
        <RouterThumbnail {...rows.router} />
      </Row>
      <Row {...rows.edge}>
        <EdgeThumbnail {...rows.edge} />
      </Row>
      <Row {...rows.rollout}>
        <RolloutThumbnail {...rows.rollout} />
      </Row>
    </ul>
  );
}

type RowProps = {
  title: string;
  href: string;
  text: string;
  number: { label: string; value: string };
  /** Below the text, where the number does not say it. */
  note?: string;
  children: ReactNode;
};

function Row({ title, href, text, number, note, children }: RowProps) {
  return (
    <li className="link-row use-case quarters">
      <p className="use-case-number">
        <span className="t-lab text-ink3">{number.label} </span>
        <b className="t-num-xl">{number.value}</b>
      </p>
      <h3 className="t-d3">
        <a href={href}>{title}</a>
        {note !== undefined && <span className="block mt-8px t-lab">{note}</span>}
      </h3>
      <p className="use-case-text inset">{text}</p>
      <div className="use-case-drawing">{children}</div>
    </li>
  );
}
