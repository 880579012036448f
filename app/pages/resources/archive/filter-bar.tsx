import type { ArchiveFilter } from "../../../articles/contract.ts";
import { type ArticleKind, archivePagePath, archivePath } from "../../../articles/kinds.ts";
import { spaced } from "../../../lib/spaced.ts";
import { FilterRow } from "../../../sections/filter-row.tsx";
import { FilterSearch } from "../../../sections/filter-search.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { resourcesContent } from "../content.ts";
import { archivePageContent } from "./content.ts";
import styles from "./page.module.css";

/** How many filters stand in the row after the link to everything; from the ninth link on they open below. */
const rowCount = 7;

type FilterBarProps = {
  kind: ArticleKind;
  filters: readonly ArchiveFilter[];
  total: number;
  chosen: string | undefined;
};

/** What a list can be filtered by: links with how many articles each has, the most used first. */
export function FilterBar({ kind, filters, total, chosen }: FilterBarProps) {
  const { all, filter, kinds, follow } = archivePageContent;
  const first = filters.slice(0, rowCount);
  const current = filters.find(({ value }) => value === chosen);
  if (current && !first.includes(current)) first.splice(-1, 1, current);
  const link = ({ value, name, count }: ArchiveFilter) => ({
    href: archivePagePath(kind, { filter: value, page: 1 }),
    name,
    count,
    isCurrent: value === chosen,
  });
  const everything = {
    href: archivePath(kind),
    name: all,
    count: total,
    isCurrent: chosen === undefined,
  };
  return (
    <div className="page-width">
      <FilterRow
        label={filter}
        links={[everything, ...first.map(link)]}
        more={{
          label: kinds[kind].more,
          links: filters.filter((one) => !first.includes(one)).map(link),
        }}
      >
        {kind === "update" ? (
          <p className={styles.follow}>
            {spaced(
              follow.map(({ label, href }) => (
                <a key={label} href={href} className={buttonClass({ variant: "evidence" })}>
                  {label}
                </a>
              )),
            )}
          </p>
        ) : (
          <FilterSearch {...resourcesContent.search} id="archive-search" />
        )}
      </FilterRow>
    </div>
  );
}
