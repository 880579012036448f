import styles from "./paper-sheet.module.css";

/** A document as it lies on a table: its name, lines, a signature, another sheet behind it. */
export function PaperSheet({ title, kind }: { title: string; kind: string }) {
  return (
    <div aria-hidden="true" className={styles.sheet}>
      <p className="t-note">{title}</p>
      <svg viewBox="0 0 168 104" className={styles.lines}>
        <path d="M0 1h168M0 15h168M0 29h154M0 43h168M0 57h108" stroke="var(--edge)" />
        <path d="M0 103h70m28 0h70" stroke="var(--ink)" strokeWidth="1.5" />
        <path d="M6 96q14-22 17-10t10-5 12 2 12-5" stroke="var(--signal)" strokeWidth="2.5" />
      </svg>
      <p className="t-source text-ink3">{kind}</p>
    </div>
  );
}
