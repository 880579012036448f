import { consent, consentVersion } from "../../content/consent.ts";

type ConsentNoteProps = {
  /** Which sentence. */
  text: keyof typeof consent;
  className?: string;
};

/** Says which data is stored and why; the form sends the version of the sentence that it showed. */
export function ConsentNote({ text, className = "" }: ConsentNoteProps) {
  const { before, link, after } = consent[text];
  return (
    <p className={`text-13px leading-18px text-ink3 ${className}`}>
      {before}
      <a href="/privacy-policy" className="underline whitespace-nowrap">
        {link}
      </a>
      {after}
      <input type="hidden" name="consent" value={consentVersion} />
    </p>
  );
}
