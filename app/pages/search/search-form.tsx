import type { ComponentProps } from "react";

import { searchContent } from "./content.ts";

/** The form that leads to `/search`. It works without script. */
export function SearchForm(input: Pick<ComponentProps<"input">, "defaultValue" | "onChange">) {
  const { label, placeholder, submit } = searchContent.field;
  return (
    <search>
      <form action="/search" className="search-form">
        <label htmlFor="search" className="sr-only">
          {label}
        </label>
        <input
          {...input}
          id="search"
          name="q"
          type="search"
          placeholder={placeholder}
          autoComplete="off"
          className="search-input"
        />
        <button type="submit" className="search-submit">
          {submit}
        </button>
      </form>
    </search>
  );
}
