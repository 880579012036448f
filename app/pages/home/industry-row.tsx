import { industries } from "../../content/landing-pages.ts";
import styles from "./industry-row.module.css";

/** The industries that have a page, in one row. */
export function IndustryRow({ label }: { label: string }) {
  return (
    <nav aria-label={label} className={`page-width ${styles.row}`}>
      <p className="t-caption text-ink3">{label}</p>
      <ul className="flex flex-wrap justify-between gap-x-24px gap-y-4px sm:grid sm:grid-cols-3 md:pl-24px">
        {industries.map(({ path, name, figure }) => (
          <li key={path} className="xl:flex xl:items-baseline xl:gap-12px">
            <a href={path}>{name}</a>{" "}
            <span className="block max-sm:hidden t-caption text-ink3">{figure}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
