import { type ReactNode, useId } from "react";

/** What every kind of field takes. */
export type FieldProps = {
  /** For pages that hold many fields: a short one that says what it is. */
  id?: string;
  name: string;
  label: string;
  required?: boolean | undefined;
  /** The message under a failing field. */
  error?: string | undefined;
  /** What stands in it at first. */
  defaultValue?: string | undefined;
  /** Whether it has the focus when the page comes: it is what the page asks for. */
  autoFocus?: boolean;
  className?: string | undefined;
};

/** What `Field` hands to its control: identity, and the words that describe it. */
export type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  defaultValue: string | undefined;
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
 * Label, mark and message around one control. The mark stands beside the label and not in it: the
 * field's name is the plain word, and "optional" is read after it.
 */
export function Field({
  id: givenId,
  name,
  label,
  required = false,
  error,
  defaultValue,
  autoFocus = false,
  className = "",
  aside,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const markId = `${id}-mark`;
  const errorId = `${id}-error`;
  const describedBy = [error === undefined ? "" : errorId, required ? "" : markId]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={`min-w-0 ${className}`}>
      <div className="flex gap-4px mb-6px t-field">
        <label htmlFor={id}>{label}</label>
        {required ? (
          <span aria-hidden="true" className="text-warn">
            *
          </span>
        ) : (
          <span id={markId} className="font-400 text-ink3">
            optional
          </span>
        )}
        {aside}
      </div>
      {children({
        id,
        name,
        required,
        defaultValue,
        autoFocus,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": describedBy === "" ? undefined : describedBy,
      })}
      {error !== undefined && (
        <p
          id={errorId}
          className="flex items-start gap-8px mt-6px text-14px leading-20px text-warn"
        >
          <i aria-hidden="true" className="i-mark-refused w-12px h-12px mt-4px" />
          {error}
        </p>
      )}
    </div>
  );
}
