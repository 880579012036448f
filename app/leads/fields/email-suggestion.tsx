import { suggestionLabel } from "../../content/control-labels.ts";

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
    <span aria-live="polite" className="ml-auto min-w-0 flex">
      {suggested !== null && (
        <button
          type="button"
          onClick={onTake}
          className="min-h-24px -my-2px truncate font-400 text-ink2 underline cursor-pointer hover:text-ink"
        >
          {suggestionLabel(suggested.slice(suggested.lastIndexOf("@") + 1))}
        </button>
      )}
    </span>
  );
}
