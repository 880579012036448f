import type { ComponentProps, ReactNode } from "react";

import type { Typing } from "../../lib/field-typing.ts";
import { FieldError } from "./field.tsx";
import styles from "./field.module.css";

type JoinedFieldProps = {
  id: string;
  label: string;
  error?: string | undefined;
  /** At the right end of the label's row. */
  aside?: ReactNode;
  typing?: Typing | undefined;
  /** The button at the field's right end, without a gap between them. */
  button: ReactNode;
} & Pick<
  ComponentProps<"input">,
  | "name"
  | "type"
  | "autoFocus"
  | "placeholder"
  | "aria-required"
  | "className"
  | "defaultValue"
  | "onChange"
>;

/** One line of text with a button joined to it. */
export function JoinedField({
  id,
  label,
  error,
  aside,
  typing,
  button,
  className = "",
  ...input
}: JoinedFieldProps) {
  const errorId = `${id}-error`;
  return (
    <>
      <div className={`${styles.label} t-field`}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.joined}>
        <input
          {...typing}
          {...input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          className={`${styles.control} ${className}`}
        />
        {button}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}
