import type { ArchiveFilter } from "../../../articles/contract.ts";
import {
  type ArticleKind,
  articleKinds,
  archivePagePath,
  archivePath,
} from "../../../articles/kinds.ts";
import { formatCount } from "../../../lib/format-count.ts";
import { SearchField } from "../../../sections/search-field.tsx";
import { archivePageContent } from "./content.ts";

/** How many filters are links; a form offers all of them. */
const chipCount = 6;

type FilterBarProps = {
  kind: ArticleKind;
  filters: readonly ArchiveFilter[];
  total: number;
  chosen: string | undefined;
};

/** What a list can be filtered by: a form for all of it, links for what most articles have. */
export function FilterBar({ kind, filters, total, chosen }: FilterBarProps) {
  const { archive, content } = articleKinds[kind];
  const { all, chips, show, search } = archivePageContent;
  const first = filters.slice(0, chipCount);
  const current = filters.find(({ value }) => value === chosen);
  if (current && !first.includes(current)) first.splice(-1, 1, current);
  const field = `${archive.name}-filter`;
  return (
    <div className="page-width quarters items-end gap-y-24px pb-28px">
      <form action={archivePath(kind)} className="md:pr-24px">
        <label htmlFor={field} className="block mb-6px t-field">
          {content.list.filter}
        </label>
        <div className="flex">
          <span className="relative block flex-1 min-w-0">
            <select
              key={chosen}
              id={field}
              name={archive.filter}
              defaultValue={chosen ?? ""}
              className="control block h-44px pl-14px pr-40px appearance-none truncate cursor-pointer rounded-r-0"
            >
              <option value="">{all}</option>
              {filters.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
            <i
              aria-hidden="true"
              className="i-mark-chevron-down absolute right-14px top-14px w-16px h-16px pointer-events-none"
            />
          </span>
          <button
            type="submit"
            className="flex-none h-44px px-16px -ml-1px bg-surface border border-ink rounded-r-2px t-field cursor-pointer transition-colors ease-120 hover:bg-ink hover:text-surface focus-visible:relative"
          >
            {show}
          </button>
        </div>
      </form>
      <nav aria-label={chips.label} className="md:col-span-2 md:px-24px">
        <ul className="flex flex-wrap gap-8px">
          <Chip href={archivePath(kind)} isCurrent={chosen === undefined} count={total}>
            {all}
          </Chip>
          {first.map(({ value, name, count }) => (
            <Chip
              key={value}
              href={archivePagePath(kind, { filter: value, page: 1 })}
              isCurrent={value === chosen}
              count={count}
            >
              {name}
            </Chip>
          ))}
        </ul>
      </nav>
      <div className="inset">
        <SearchField {...search} id="archive-search" />
      </div>
    </div>
  );
}

type ChipProps = { href: string; isCurrent: boolean; count: number; children: string };

function Chip({ href, isCurrent, count, children }: ChipProps) {
  return (
    <li className="min-w-0 max-sm:[&:nth-child(n+6):not(:has([aria-current]))]:hidden">
      <a
        href={href}
        aria-current={isCurrent ? "true" : undefined}
        className={`flex items-baseline gap-8px px-12px py-7px max-md:py-11px border rounded-2px t-field transition-colors ease-120 ${
          isCurrent ? "border-ink bg-ink text-surface" : "border-edge hover:border-ink"
        }`}
      >
        <span className="truncate">{children}</span>
        <span className={`t-lab text-12.5px! ${isCurrent ? "" : "text-ink3"}`}>
          {formatCount(count)}
        </span>
      </a>
    </li>
  );
}
