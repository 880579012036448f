import type { ReactNode } from "react";

import type { UseCaseRows } from "../../content/use-cases.ts";
import "../link-row.css";
import "./use-case-list.css";
import { EdgeThumbnail, RolloutThumbnail } from "./thumbnails-bars.tsx";
import { PrivacyThumbnail, RouterThumbnail } from "./thumbnails-wires.tsx";

/** The four use cases, each row one link with its own drawing. */
export function UseCaseList({ rows }: { rows: UseCaseRows }) {
  return (
    <ul className="border-b border-line">
      <Row {...rows.privacy}>
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
  figure: string;
  children: ReactNode;
};

function Row({ title, href, text, figure, children }: RowProps) {
  return (
    <li className="link-row use-case quarters">
      <h3 className="t-d3">
        <a href={href}>{title}</a>
      </h3>
      <div className="use-case-text inset">
        <p>{text}</p>
        <p className="t-lab">{figure}</p>
      </div>
      <div className="use-case-drawing">{children}</div>
    </li>
  );
}
