import { searchTyping } from "../lib/field-typing.ts";
import styles from "./filter-search.module.css";

type FilterSearchProps = {
  /** Of the input. */
  id: string;
  label: string;
  submit: string;
};

/** The form at the end of a row of filters that leads to `/search`. It works without script. */
export function FilterSearch({ id, label, submit }: FilterSearchProps) {
  return (
    <search className={styles.search}>
      <form action="/search" className={styles.form}>
        <button type="submit" className={styles.submit}>
          <span className="sr-only">{submit}</span>
          <i aria-hidden="true" className="i-mark-search" />
        </button>{" "}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          placeholder={label}
          {...searchTyping}
          className={styles.input}
        />
      </form>
    </search>
  );
}
