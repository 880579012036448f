import styles from "./footnote-ref.module.css";

/** The number of a source line, after the statement it supports. */
export function FootnoteRef({ note }: { note: number }) {
  return <sup className={`${styles.note} text-ink3`}>{note}</sup>;
}

/** Source lines, numbered in order, in one paragraph. */
export function Sources({ sources }: { sources: readonly string[] }) {
  return sources.map((source, index) => <span key={source}>{`${index + 1}\u00a0${source} `}</span>);
}
