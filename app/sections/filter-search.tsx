import { searchTyping } from "../lib/field-typing.ts";
import styles from "./filter-search.module.css";

type FilterSearchProps = {
  /** Of the input. */
  id: string;
  label: string;
  submit: string;
  /** What the field begins with. */
  value?: string;
  /** `wide`: a field of its own; the default stands at the end of a row of filters. */
  layout?: "wide";
};

/** A form that leads to `/search`. It works without script. */
export function FilterSearch({ id, label, submit, value, layout }: FilterSearchProps) {
  return (
    <search className={layout === "wide" ? styles.wide : styles.search}>
      <form action="/search" className={styles.form}>
        <button type="submit" className={`${styles.submit} flex-none`}>
          <span className="sr-only">{submit}</span>
          <i aria-hidden="true" className="i-mark-search size-16px" />
        </button>{" "}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          defaultValue={value}
          placeholder={label}
          {...searchTyping}
          className={`${styles.input} min-w-0`}
        />
      </form>
    </search>
  );
}
