import { Field, type FieldProps } from "./field.tsx";
import styles from "./field.module.css";

type SelectFieldProps = FieldProps & {
  choices: readonly string[];
  /** The first entry, which stands for no choice. */
  emptyLabel: string;
};

/** A native select, styled like the text fields. */
export function SelectField({ choices, emptyLabel, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.choice}>
          <select {...control} className={styles.control}>
            <option value="">{emptyLabel}</option>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          <i aria-hidden="true" className="i-mark-chevron-down size-16px" />
        </span>
      )}
    </Field>
  );
}
