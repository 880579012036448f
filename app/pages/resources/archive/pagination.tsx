import type { ArchiveQuestion } from "../../../articles/contract.ts";
import { type ArticleKind, archivePagePath } from "../../../articles/kinds.ts";
import { formatCount } from "../../../lib/format.ts";
import { archivePageContent } from "./content.ts";
import styles from "./pagination.module.css";

type PaginationProps = { kind: ArticleKind; question: ArchiveQuestion; pages: number };

/** Links to the pages of a list: the neighbours, the ends, and those halfway. */
export function Pagination({ kind, question, pages }: PaginationProps) {
  if (pages === 1) return null;
  const { page } = question;
  const to = (number: number) => archivePagePath(kind, { ...question, page: number });
  const numbers = pageNumbers(page, pages);
  return (
    <nav
      aria-label={archivePageContent.pages}
      className="flex flex-wrap items-center justify-between gap-y-12px gap-x-24px mt-40px pt-20px border-t border-ink"
    >
      <p className={styles.way}>
        {page > 1 && (
          <a href={to(page - 1)} rel="prev" className="t-button hover:underline">
            <i aria-hidden="true" className="i-mark-arrow-left size-16px" />
            {archivePageContent.previous}
          </a>
        )}
      </p>
      <ul className={`${styles.numbers} max-sm:order-1`}>
        {numbers.map((number, index) => (
          <li
            key={number}
            className={
              number - (numbers[index - 1] ?? number - 1) > 1 ? "ml-20px max-sm:ml-8px" : undefined
            }
          >
            {number === page ? (
              <span aria-current="page" className="t-caption">
                {formatCount(number)}
              </span>
            ) : (
              <a href={to(number)} className="t-caption">
                {formatCount(number)}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.way}>
        {page < pages && (
          <a href={to(page + 1)} rel="next" className="t-button hover:underline">
            {archivePageContent.next}
            <i aria-hidden="true" className="i-mark-arrow-right size-16px" />
          </a>
        )}
      </p>
    </nav>
  );
}

/**
 * The pages that a page of a list links to: the first and the last, its neighbours, and those halfway.
 * So each press halves the way to any page.
 */
export function pageNumbers(page: number, last: number): number[] {
  const between = (one: number, other: number) => Math.floor((one + other) / 2);
  const near = [page - 1, page, page + 1].filter((number) => number >= 1 && number <= last);
  const numbers = new Set([1, between(1, page), ...near, between(page, last), last]);
  return [...numbers].sort((one, other) => one - other);
}
