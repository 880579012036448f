import type { homeContent } from "./content.ts";
import { FootnoteRef, Sources } from "../../sections/footnote-ref.tsx";
import { KeyNumbers } from "../../sections/key-numbers.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./crisis.module.css";

type CrisisProps = (typeof homeContent)["crisis"];

/** How many AI pilots fail and why, then our claims, each number with its source. */
export function Crisis({
  label,
  number,
  headline,
  pilots,
  reasons,
  numbers,
  sources,
}: CrisisProps) {
  return (
    <Section
      id="ai-crisis"
      rails
      label={
        <>
          {label[0]}
          <br />
          {label[1]}
        </>
      }
    >
      <div className="md:col-span-3 grid sm:grid-cols-2 md:grid-cols-3 gap-y-24px md:gap-y-56px">
        <h2 className="contents">
          <span className="md:col-span-2 inset t-num-2xl">
            <span className={`${styles.percent} bg-surface`}>
              {number}%<span className="sr-only"> </span>
            </span>
          </span>{" "}
          <span className="order-1 sm:col-span-2 md:col-span-3 inset t-d2">
            <span className={`${styles.sentence} bg-surface`}>
              {headline[0]}
              <FootnoteRef note={1} /> <br className="max-md:hidden" />
              {headline[1]}
            </span>
          </span>
        </h2>
        <div className="inset">
          <Pilots text={pilots} />
        </div>
      </div>
      <div aria-hidden="true" className="max-md:hidden" />
      {reasons.map(({ title, text }) => (
        <p key={title} className={`${styles.reason} inset t-small text-ink2`}>
          <b className="text-ink">{title}</b> {text}
        </p>
      ))}
      <div className="md:col-span-4 mt-40px md:mt-0">
        <KeyNumbers numbers={numbers} />
      </div>
      <p className="md:col-span-3 md:mr-24px mt-16px py-8px bg-surface t-src text-ink3">
        <Sources sources={sources} />
      </p>
    </Section>
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
