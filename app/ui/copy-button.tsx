import { script } from "../islands/script.ts";
import copyButton from "./copy-button.script.ts";
import styles from "./copy-button.module.css";

type CopyButtonProps = {
  label: string;
  /** What it copies, for those who do not see where it stands. */
  of: string;
  /** What it says for a moment afterwards. */
  copied: string;
};

/**
 * Copies the code of the element around it that is marked by `data-listing`: all that is shown in a
 * `code`, so neither prompts nor output (`copy-button.script.ts`). Without script there is none.
 */
export function CopyButton({ label, of, copied }: CopyButtonProps) {
  return (
    <span data-part="copy" data-scripted="" className="ml-auto print:hidden">
      <button
        type="button"
        {...script(copyButton)}
        data-copy=""
        data-copied={copied}
        className={styles.button}
      >
        <i aria-hidden="true" className="i-mark-copy size-16px flex-none mr-8px" />
        <i aria-hidden="true" className="i-mark-check size-16px flex-none mr-8px" />
        <span>{label}</span>
        <span className="sr-only">{` ${of}`}</span>
      </button>{" "}
      <span role="status" className="sr-only" />
    </span>
  );
}
