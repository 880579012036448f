import "./devops-closing.css";
import "./devops-closing-wide.css";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import type { devopsAccelerationContent } from "./content.ts";

type Content = (typeof devopsAccelerationContent)["closing"];

/** The branch of a repository runs on into its first release. Once, its line is drawn. */
export function DevopsClosing({ content }: { content: Content }) {
  const { drawing, ...closing } = content;
  return (
    <ClosingCta {...closing} tone="surface" ctaId="devops-closing">
      <div aria-hidden="true" data-play="once" className="t-lab release">
        <div className="release-main">
          <p className="text-ink3">{drawing.main}</p>
          <svg width="132" height="37" fill="none" stroke="var(--edge)" className="release-other">
            <path d="M.75 37V.75h130.5V37" strokeWidth="1.5" />
            <path d="M46.5-3h8v8h-8z" fill="var(--surface)" />
          </svg>
        </div>
        <div data-stage="" className="release-branch">
          <i className="release-line" />
          <p className="release-push">
            <span className="text-ink3">{drawing.repository}</span>
            <br />
            {drawing.push}
          </p>
          <ol className="text-ink3 release-steps">
            {drawing.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <i className="release-stroke" />
          <i className="release-stroke release-stroke-end" />
          <p className="release-time">{drawing.time}</p>
        </div>
        <p className="release-first">{drawing.first}</p>
        <p className="text-ink3 release-next">{drawing.next}</p>
      </div>
    </ClosingCta>
  );
}
