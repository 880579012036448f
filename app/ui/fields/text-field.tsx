import type { ComponentProps, ReactNode } from "react";

import { Field, type FieldProps } from "./field.tsx";
import styles from "./field.module.css";

type TextFieldProps = FieldProps & {
  type?: "text" | "email" | "tel";
  /** At the right end of the label's row. */
  aside?: ReactNode;
} & Pick<ComponentProps<"input">, "placeholder" | "maxLength">;

/**
 * One line of text. It has a `maxLength` only where the specification asks for one: elsewhere text
 * that is too long is answered with a message, never cut off silently.
 */
export function TextField({ type = "text", placeholder, maxLength, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type={type}
          placeholder={placeholder}
          maxLength={maxLength}
          className={styles.control}
        />
      )}
    </Field>
  );
}
