import { consent, consentVersion } from "../../content/consent.ts";
import styles from "./consent-note.module.css";

type ConsentNoteProps = {
  /** Which sentence. */
  text: keyof typeof consent;
  className?: string | undefined;
};

/** Says which data is stored and why; the form sends the version of the sentence that it showed. */
export function ConsentNote({ text, className = "" }: ConsentNoteProps) {
  const { before, link, after } = consent[text];
  return (
    <p className={`${styles.note} ${className}`}>
      {before}
      <a href="/privacy-policy">{link}</a>
      {after}
      <input type="hidden" name="consent" value={consentVersion} />
    </p>
  );
}
