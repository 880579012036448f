import type { ReactNode } from "react";

import { caseWords } from "../content/home-use-cases.ts";
import { Section } from "../ui/section.tsx";
import "./home-use-cases.css";
import { EdgeThumbnail, RolloutThumbnail } from "./home-thumbnails-bars.tsx";
import { PrivacyThumbnail, RouterThumbnail } from "./home-thumbnails-wires.tsx";

/** Four rows, each one link with its own drawing. */
export function HomeUseCases() {
  const { label, headline, source, rows } = caseWords;
  return (
    <Section label={label} rails>
      <h2 className="md:col-span-3 inset t-d2">
        <span className="block w-fit md:max-w-860px bg-surface md:pr-16px">{headline}</span>
      </h2>
      <ul className="md:col-span-4 mt-40px md:mt-64px border-b border-line">
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
      <p className="md:col-span-3 mt-16px py-6px md:w-fit md:max-w-960px md:pr-16px bg-surface t-src text-ink3">
        {source}
      </p>
    </Section>
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
    <li className="use-case quarters">
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
