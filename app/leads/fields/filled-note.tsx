import { lastFormContent } from "../../content/control-labels.ts";
import type { LastForm } from "../../browser/last-form.ts";
import styles from "./filled-note.module.css";

type FilledNoteProps = {
  /** What stands in the form's fields from the last form, by what `autocomplete` calls it. */
  held: LastForm;
  /** What a screen reader says of it. */
  said: string;
  onClear: (form: HTMLFormElement) => void;
  className: string | undefined;
};

/** Says above the fields that they are filled from the last form, and offers to empty them. */
export function FilledNote({ held, said, onClear, className = "" }: FilledNoteProps) {
  const { "given-name": first, "family-name": last, ...others } = held;
  const name = [first, last].filter(Boolean).join(" ");
  const rest = Object.values(others);
  return (
    <>
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
      {name + rest.join("") !== "" && (
        <div className={`${styles.note} ${className}`} data-part="filled">
          <p>
            {lastFormContent.before} <strong>{name}</strong>
            {name !== "" && rest.length > 0 && ", "}
            {rest.join(", ")}
          </p>
          <button
            type="button"
            onClick={({ currentTarget: { form } }) => {
              if (form) onClear(form);
            }}
          >
            {lastFormContent.clear}
          </button>
        </div>
      )}
    </>
  );
}
