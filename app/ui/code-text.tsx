import { Fragment } from "react";

import type { CodePiece } from "../lib/code-piece.ts";
import styles from "./code.module.css";

const kinds = { key: styles.key, string: styles.string, comment: styles.comment };

type CodeTextProps = {
  pieces: readonly CodePiece[];
  /** A text that stands out wherever it is a part of a string, and its class. */
  mark?: { text: string; className: string | undefined };
};

/** Highlighted code, for a `code` or a `samp`. */
export function CodeText({ pieces, mark }: CodeTextProps) {
  return pieces.map((piece, index) => {
    if (typeof piece === "string") return piece;
    const [kind, text] = piece;
    const parts = mark ? text.split(mark.text) : [text];
    return (
      // Two pieces may be the same; their order never changes.
      <span key={index} className={kinds[kind]}>
        {parts.map((part, at) => (
          <Fragment key={at}>
            {at > 0 && <b className={mark?.className}>{mark?.text}</b>}
            {part}
          </Fragment>
        ))}
      </span>
    );
  });
}
