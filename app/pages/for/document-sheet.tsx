import type { Industry } from "../../content/landing-page.ts";
import line from "../../ui/line-drawing.module.css";
import styles from "./document-sheet.module.css";

/** A document as it lies on a table: its name, what it is about, another sheet behind it. */
export function DocumentSheet({
  title,
  kind,
  mark,
}: Pick<Industry["document"], "title" | "kind" | "mark">) {
  return (
    <div aria-hidden="true" className={`${styles.sheet} bg-surface`}>
      <p className="t-note">{title}</p>
      {mark === "exit" ? <WayOut /> : <Signature />}
      <p className="t-source text-ink3">{kind}</p>
    </div>
  );
}

/** Lines, and one signature of two. */
function Signature() {
  return (
    <svg viewBox="0 0 168 104" className={line.svg}>
      <path d="M0 1h168M0 15h168M0 29h154M0 43h168M0 57h108" className={line.edge} />
      <path d="M0 103h70m28 0h70" className={line.line2} />
      <path d="M6 96q14-22 17-10t10-5 12 2 12-5" className={`${line.live} ${styles.ink}`} />
    </svg>
  );
}

/** A wall with its gate open, and what leaves through it. */
function WayOut() {
  return (
    <svg viewBox="0 0 168 120" className={line.svg}>
      <path d="M114 46V8H12V112H114V74" className={line.wall} />
      <path d="M106 46h16m0 28h-16" className={line.wall} />
      <path d="M28 44h42v32H28z" className={line.box} />
      <path d="M70 60h86" className={line.live} />
      <path d="M128 54h12v12h-12z" className="fill-signal" />
    </svg>
  );
}
