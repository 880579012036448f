import type { ArchiveQuestion } from "../../../articles/contract.ts";
import { type ArticleKind, archivePagePath } from "../../../articles/kinds.ts";
import { formatCount } from "../../../lib/format.ts";
import { pageNumbers } from "../../../lib/page-numbers.ts";
import { archivePageContent } from "./content.ts";

type PaginationProps = { kind: ArticleKind; question: ArchiveQuestion; pages: number };

const square =
  "grid place-items-center min-w-44px h-44px px-8px t-value border border-transparent rounded-2px";
const step =
  "inline-flex items-center gap-8px h-44px t-button hover:underline decoration-1px underline-offset-5px";

/** Links to the pages of a list: the neighbours, the ends, and those halfway. */
export function Pagination({ kind, question, pages }: PaginationProps) {
  if (pages === 1) return null;
  const { page } = question;
  const to = (number: number) => archivePagePath(kind, { ...question, page: number });
  const numbers = pageNumbers(page, pages);
  return (
    <nav
      aria-label={archivePageContent.pages}
      className="flex flex-wrap items-center justify-between gap-x-24px gap-y-12px mt-40px pt-20px border-t border-ink"
    >
      <p className="min-w-96px">
        {page > 1 && (
          <a href={to(page - 1)} rel="prev" className={step}>
            <i aria-hidden="true" className="i-mark-arrow-left w-16px h-16px" />
            {archivePageContent.previous}
          </a>
        )}
      </p>
      <ul className="flex flex-wrap max-sm:order-last max-sm:w-full max-sm:justify-center">
        {numbers.map((number, index) => (
          <li
            key={number}
            className={
              number - (numbers[index - 1] ?? number - 1) > 1 ? "ml-20px max-sm:ml-8px" : ""
            }
          >
            {number === page ? (
              <span aria-current="page" className={`${square} border-ink! bg-ink text-surface`}>
                {formatCount(number)}
              </span>
            ) : (
              <a href={to(number)} className={`${square} hover:border-edge!`}>
                {formatCount(number)}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="min-w-96px text-right">
        {page < pages && (
          <a href={to(page + 1)} rel="next" className={step}>
            {archivePageContent.next}
            <i aria-hidden="true" className="i-mark-arrow-right w-16px h-16px" />
          </a>
        )}
      </p>
    </nav>
  );
}
