import { Field, type FieldProps } from "./field.tsx";

type SelectFieldProps = FieldProps & {
  choices: readonly string[];
  /** The first entry, which stands for no choice. */
  emptyLabel?: string;
};

/** A native select in the site's dress. */
export function SelectField({ choices, emptyLabel = "Choose one", ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block">
          <select
            {...control}
            className="control block h-48px pl-14px pr-44px appearance-none truncate cursor-pointer"
          >
            <option value="">{emptyLabel}</option>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          <i
            aria-hidden="true"
            className="i-mark-chevron-down absolute right-14px top-16px w-16px h-16px pointer-events-none"
          />
        </span>
      )}
    </Field>
  );
}
