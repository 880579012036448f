import type { homeContent } from "./content.ts";
import { FootnoteRef, Sources } from "../../sections/footnote-ref.tsx";
import { below } from "../../ui/below.ts";
import styles from "./crisis.module.css";

type CrisisProps = (typeof homeContent)["crisis"];

/** How many AI pilots fail and why, then our claims, each number with its source. */
export function Crisis(content: CrisisProps) {
  const { label, number, headline, pilots, reasons, numbers, sources } = content;
  return (
    <section id="ai-crisis" {...below([645, 501, 561])} className={`page-width ${styles.crisis}`}>
      <p className="t-caption text-ink3">{label}</p>
      <h2 className={styles.head}>
        <span className={`t-num-2xl ${styles.number}`}>
          {number}%<span className="sr-only"> </span>
        </span>{" "}
        <span className="t-d2 text-balance">
          {headline[0]}
          <FootnoteRef note={1} /> {headline[1]}
        </span>
      </h2>
      <Pilots text={pilots} />
      <div className={styles.row}>
        {reasons.map(({ title, text }) => (
          <p key={title} className="t-body text-ink2">
            <b className="text-ink">{title}</b> {text}
          </p>
        ))}
      </div>
      <dl className={`${styles.row} ${styles.numbers}`}>
        {numbers.map(({ value, text, note }) => (
          <div key={value}>
            <dt className="t-small text-ink2">
              {text}
              <FootnoteRef note={note} />
            </dt>
            <dd className="t-d2">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-20px t-source text-ink3">
        <Sources sources={sources} />
      </p>
    </section>
  );
}

/** The pilots that reach production, counted from 1 at the top left. */
const reached = [18, 35, 59, 72, 96];

/** 100 pilots in rows of ten, all but five struck out. */
function Pilots({ text }: { text: string }) {
  const cells = reached.map((number) => {
    const index = number - 1;
    return `M${(index % 10) * 32} ${Math.floor(index / 10) * 32}h27.25v27.25h-27.25z`;
  });
  return (
    <svg viewBox="0 0 316 316" role="img" aria-label={text} className={styles.pilots}>
      <pattern id="struck-pilot" width="32" height="32" patternUnits="userSpaceOnUse">
        <path
          d="M.625.625h26v26h-26zm0 26 26-26"
          fill="none"
          stroke="var(--edge)"
          strokeWidth="1.25"
        />
      </pattern>
      <path d="M0 0h316v316H0z" fill="url(#struck-pilot)" />
      <path d={cells.join("")} fill="var(--ink)" />
    </svg>
  );
}
