import type { ReactNode } from "react";

import { formatCount } from "../lib/format.ts";
import styles from "./filter-row.module.css";

type FilterLink = { href: string; name: string; count?: number; isCurrent: boolean };

type FilterRowProps = {
  /** Names the list of links. */
  label: string;
  links: readonly FilterLink[];
  /** Set to "nofollow" for pages that no crawler should ask for. */
  rel?: "nofollow" | undefined;
  /** The rest of the links, behind a name. */
  more?: { label: string; links: readonly FilterLink[] };
  /** A `FilterSearch` or links at the right end; below 1280 px above the filters. */
  children?: ReactNode;
};

/** What a list is narrowed by: a row of links with how many each leads to. */
export function FilterRow({ label, links, rel, more, children }: FilterRowProps) {
  return (
    <div className={`${styles.row} ${children === undefined ? "" : styles.withSearch}`}>
      <nav aria-label={label} className={`${styles.links} sm:min-w-0`}>
        <ul className={`${styles.list} sm:min-w-0`}>
          <Links links={links} rel={rel} />
        </ul>
        {more && more.links.length > 0 && (
          // Closed again after a choice.
          <details key={links.find(({ isCurrent }) => isCurrent)?.href} className={styles.more}>
            <summary className={`${styles.link} hover:underline`}>
              {more.label}{" "}
              <span className={`${styles.count} text-ink3`}>{formatCount(more.links.length)}</span>
            </summary>
            <ul className={`${styles.menu} bg-surface`}>
              <Links links={more.links} rel={rel} />
            </ul>
          </details>
        )}
      </nav>
      {children}
    </div>
  );
}

const Links = ({ links, rel }: Pick<FilterRowProps, "links" | "rel">) =>
  links.map(({ href, name, count, isCurrent }) => (
    <li key={href}>
      <a
        href={href}
        rel={rel}
        aria-current={isCurrent ? "true" : undefined}
        className={`${styles.link} hover:underline`}
      >
        {name}
        {count !== undefined && (
          <>
            {" "}
            <span className={`${styles.count} text-ink3`}>{formatCount(count)}</span>
          </>
        )}
      </a>
    </li>
  ));
