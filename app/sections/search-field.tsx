import type { ComponentProps } from "react";

import { JoinedField } from "../ui/fields/joined-field.tsx";

type SearchFieldProps = {
  /** Of the input. */
  id: string;
  label: string;
  placeholder: string;
  submit: string;
} & Pick<ComponentProps<"input">, "defaultValue" | "onChange">;

/** The form that leads to `/search`. It works without script. */
export function SearchField({ label, placeholder, submit, ...input }: SearchFieldProps) {
  return (
    <search>
      <form action="/search">
        <JoinedField
          {...input}
          label={label}
          name="q"
          type="search"
          placeholder={placeholder}
          autoComplete="off"
          className="h-44px"
          button={
            <button
              type="submit"
              aria-label={submit}
              className="flex-none grid place-items-center w-44px h-44px -ml-1px bg-surface border border-ink rounded-r-2px cursor-pointer transition-colors ease-120 hover:bg-ink hover:text-surface focus-visible:relative"
            >
              <i aria-hidden="true" className="i-mark-search w-16px h-16px" />
            </button>
          }
        />
      </form>
    </search>
  );
}
