import type { ComponentProps, ReactNode } from "react";

import { FieldError } from "./field.tsx";

type JoinedFieldProps = {
  id: string;
  label: string;
  error?: string | undefined;
  /** At the right end of the label's row. */
  aside?: ReactNode;
  /** The button at the field's right end, without a gap between them. */
  button: ReactNode;
} & Pick<
  ComponentProps<"input">,
  | "name"
  | "type"
  | "autoComplete"
  | "autoFocus"
  | "placeholder"
  | "required"
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
  button,
  className = "",
  ...input
}: JoinedFieldProps) {
  const errorId = `${id}-error`;
  return (
    <>
      <div className="flex gap-4px mb-6px t-field">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="flex">
        <input
          {...input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          className={`control px-14px min-w-0 rounded-r-0 ${className}`}
        />
        {button}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}
