import { suggestionLabel } from "../../content/control-labels.ts";
import styles from "./email-suggestion.module.css";

/** What a form knows of a likely mistake in its address. */
export type EmailSuggestionProps = {
  /** The address that was probably meant; null where nothing looks like a mistake. */
  suggested: string | null;
  onTake: () => void;
};

/**
 * Beside the label of an address: the one that was probably meant, which fills the field when pressed.
 * It takes no line of its own, so that nothing moves under the pointer while the form is sent.
 */
export function EmailSuggestion({ suggested, onTake }: EmailSuggestionProps) {
  return (
    <span aria-live="polite" className={styles.place}>
      {suggested !== null && (
        <button type="button" onClick={onTake}>
          {suggestionLabel(suggested.slice(suggested.lastIndexOf("@") + 1))}
        </button>
      )}
    </span>
  );
}
