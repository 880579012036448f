import { script } from "../../../islands/script.ts";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import playOnce from "../../../sections/play-once.script.ts";
import type { devopsAccelerationContent } from "./content.ts";
import styles from "./devops-closing.module.css";

type Content = (typeof devopsAccelerationContent)["closing"];

/** Where the steps stand on the branch, which runs down on phones. */
const stepPlaces = [
  { "--down": "34px", "--across": "23.2%" },
  { "--down": "72px", "--across": "47.6%" },
  { "--down": "110px", "--across": "75%" },
];

/** The branch of a repository runs on into its first release. Once, its line is drawn. */
export function DevopsClosing({ content }: { content: Content }) {
  const { drawing, ...closing } = content;
  return (
    <ClosingCta {...closing} heights={[666, 643, 490]} tone="surface" ctaId="devops-closing">
      <div aria-hidden="true" {...script(playOnce, "rest")} className={`t-log ${styles.release}`}>
        <div className={styles.main}>
          <p className="text-ink3">{drawing.main}</p>
          <svg
            width="132"
            height="37"
            fill="none"
            stroke="var(--edge)"
            className={`${styles.other} max-md:hidden`}
          >
            <path d="M.75 37V.75h130.5V37" strokeWidth="1.5" />
            <path d="M46.5-3h8v8h-8z" fill="var(--surface)" />
          </svg>
        </div>
        <div data-part="stage" className={styles.branch}>
          <i data-part="line" className={`${styles.line} bg-signal`} />
          <p className={styles.push}>
            <span className="text-ink3 max-md:hidden">{drawing.repository}</span>
            <br className="max-md:hidden" />
            {drawing.push}
          </p>
          <ol className={`text-ink3 ${styles.steps}`}>
            {drawing.steps.map((step, index) => (
              <li key={step} style={stepPlaces[index]}>
                {step}
              </li>
            ))}
          </ol>
          <i className={styles.stroke} />
          <i className={`${styles.stroke} ${styles.strokeEnd}`} />
          <p className={styles.time}>{drawing.time}</p>
        </div>
        <p className={styles.first}>{drawing.first}</p>
        <p className={`text-ink3 ${styles.next} max-wide:hidden`}>{drawing.next}</p>
      </div>
    </ClosingCta>
  );
}
