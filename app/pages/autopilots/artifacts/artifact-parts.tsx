import type { ReactNode } from "react";
import styles from "./artifacts.module.css";

/** What an agent may not send: struck out, with the reason. */
export function Refused({ children, reason }: { children: ReactNode; reason: string }) {
  return (
    <p className={`${styles.refused} text-warn`}>
      <i className="i-mark-refused" />
      <s>{children}</s> <span className="t-log">{reason}</span>
    </p>
  );
}

type ArtifactLineProps = {
  line: readonly [string, string];
  /** Index of the source it comes from. */
  from?: number;
};

/** A named line of a paper: name in mono, value beside it. */
export function ArtifactLine({ line: [name, value], from }: ArtifactLineProps) {
  return (
    <p className={styles.line} data-from={from}>
      <span className="t-log text-ink3">{name}</span> <b className="font-500">{value}</b>
    </p>
  );
}
