import { useState } from "react";

import { Field, type FieldProps } from "./field.tsx";
import styles from "./field.module.css";

type TextAreaProps = FieldProps & {
  /** Shows a live count out of this many characters. Longer text is not cut off. */
  counterMax?: number | undefined;
};

/** Several lines of text; the visitor can make it taller. */
export function TextArea({ counterMax, ...field }: TextAreaProps) {
  const [length, setLength] = useState((field.defaultValue ?? field.suggestion)?.length ?? 0);

  const follow = (control: HTMLTextAreaElement | null) => {
    // What was typed before the page was hydrated, or restored from a draft.
    if (control) setLength(control.value.length);
    // A form that was sent is reset, which changes the control without an input event.
    const form = control?.form;
    const onReset = () => setLength(control?.defaultValue.length ?? 0);
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  };

  const counter = counterMax !== undefined && (
    <span className={`ml-auto t-caption ${length > counterMax ? "text-warn" : "text-ink3"}`}>
      {`${length}/${counterMax}`}
    </span>
  );
  return (
    <Field {...field} aside={counter}>
      {(control) => (
        <textarea
          {...control}
          ref={counterMax === undefined ? undefined : follow}
          rows={3}
          onInput={
            counterMax === undefined
              ? undefined
              : (event) => setLength(event.currentTarget.value.length)
          }
          className={`${styles.control} ${styles.lines}`}
        />
      )}
    </Field>
  );
}
