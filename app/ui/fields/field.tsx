import type { ReactNode } from "react";

import type { Typing } from "../../lib/field-typing.ts";
import styles from "./field.module.css";

/** Props of every kind of field. */
export type FieldProps = {
  /** Explicit: React numbers the ids of a page and those of an island differently. */
  id: string;
  name: string;
  label: string;
  /** A word beside the label, such as "optional". Screen readers read it after the label. */
  hint?: string | undefined;
  required?: boolean | undefined;
  /** The message under a failing field. */
  error?: string | undefined;
  /** The initial value. */
  defaultValue?: string | undefined;
  /** A text that the page proposes: it stands in the field, and is no draft until it is changed. */
  suggestion?: string | undefined;
  /** Whether it has the focus when the page loads: the page asks for it. */
  autoFocus?: boolean;
  /** What keyboards, dictionaries and fillers of forms may do with it. */
  typing?: Typing | undefined;
  className?: string | undefined;
};

/** Attributes that join a control to its label, its hint and its message. */
export type ControlProps = Typing & {
  id: string;
  name: string;
  /** Not `required`: Firefox calls such a field invalid before anything is typed, and our own rules check it. */
  "aria-required": true | undefined;
  defaultValue: string | undefined;
  "data-suggestion": string | undefined;
  autoFocus: boolean;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
};

type FieldFrameProps = FieldProps & {
  /** At the right end of the label's row. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/**
 * Label, hint and message around one control. Asterisk and hint stand beside the label, not in it, so
 * that the field's accessible name is the label alone.
 */
export function Field({
  id,
  name,
  label,
  hint,
  required = false,
  error,
  defaultValue,
  suggestion,
  autoFocus = false,
  typing,
  className = "",
  aside,
  children,
}: FieldFrameProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error === undefined ? "" : errorId, hint === undefined ? "" : hintId]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={`min-w-0 ${className}`}>
      <div className={`${styles.label} t-field`}>
        <label htmlFor={id}>{label}</label>{" "}
        {required && (
          <span aria-hidden="true" className="text-warn">
            *
          </span>
        )}
        {hint !== undefined && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
        {aside}
      </div>
      {children({
        ...typing,
        id,
        name,
        "aria-required": required || undefined,
        defaultValue: defaultValue ?? suggestion,
        "data-suggestion": suggestion,
        autoFocus,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": describedBy === "" ? undefined : describedBy,
      })}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** What is wrong with a field, below it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <i aria-hidden="true" className="i-mark-refused size-12px flex-none mt-4px" />
      <span>{children}</span>
    </p>
  );
}
