import { industries } from "../../content/landing-pages.ts";
import styles from "./industry-row.module.css";

/** The industries that have a page, in one row. */
export function IndustryRow({ label }: { label: string }) {
  return (
    <nav aria-label={label} className={`page-width ${styles.row}`}>
      <p className="t-caption text-ink3">{label}</p>
      <ul>
        {industries.map(({ path, name, figure }) => (
          <li key={path}>
            <a href={path}>{name}</a> <span className="t-caption text-ink3">{figure}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
