import type { ComponentProps } from "react";

import { searchTyping } from "../../lib/field-typing.ts";
import { searchContent } from "./content.ts";
import styles from "./search-form.module.css";

/** The form that leads to `/search`. It works without script. */
export function SearchForm(input: Pick<ComponentProps<"input">, "defaultValue" | "onChange">) {
  const { label, placeholder, submit } = searchContent.field;
  return (
    <search>
      <form action="/search" className={`${styles.form} bg-surface`}>
        <label htmlFor="search" className="sr-only">
          {label}
        </label>
        <input
          {...input}
          id="search"
          name="q"
          type="search"
          placeholder={placeholder}
          {...searchTyping}
          className={`${styles.input} min-w-0`}
        />
        <button type="submit" className={`${styles.submit} flex-none text-on-signal font-500`}>
          {submit}
        </button>
      </form>
    </search>
  );
}
