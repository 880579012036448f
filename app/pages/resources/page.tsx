import {
  type ArchiveTotals,
  type ArticleKind,
  articleKinds,
  archivePath,
  kindNames,
} from "../../articles/kinds.ts";
import type { DehydratedQueries } from "../../articles/dehydrated-queries.ts";
import { Island } from "../../islands/island.tsx";
import { ClosingCtaRow } from "../../sections/closing-cta-row.tsx";
import { FilterRow } from "../../sections/filter-row.tsx";
import { FilterSearch } from "../../sections/filter-search.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { Late } from "../../ui/late.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { archivePageContent } from "./archive/content.ts";
import { resourcesContent } from "./content.ts";
import { InsightSkeletons } from "./insight-cards.tsx";
import { ListSection } from "./list-section.tsx";
import ResourceLists from "./resource-lists.island.tsx";
import { StorySkeletons } from "./story-cards.tsx";
import { UpdateSkeletons } from "./update-rows.tsx";
import styles from "./list-section.module.css";

/** Everything, and the archive of each kind, with how many articles each holds where that is known. */
function getLinks(totals: ArchiveTotals | null) {
  const known = kindNames.map((kind) => totals?.[kind] ?? null);
  const all = known.every((count) => count !== null)
    ? known.reduce((sum, count) => sum + count, 0)
    : null;
  const withCount = (count: number | null) => (count === null ? {} : { count });
  return [
    { href: "/resources", name: resourcesContent.all, isCurrent: true, ...withCount(all) },
    ...kindNames.map((kind) => ({
      href: archivePath(kind),
      name: archivePageContent.kinds[kind].headline,
      isCurrent: false,
      ...withCount(totals?.[kind] ?? null),
    })),
  ];
}

type ResourcesPageProps = {
  /** A promise while the database is slow: skeletons are sent first. */
  queries: DehydratedQueries | Promise<DehydratedQueries>;
  totals: ArchiveTotals | null;
};

/** `/resources`: the newest stories, insights and updates. */
export function ResourcesPage({ queries, totals }: ResourcesPageProps) {
  const { headline, lead, filter, search, closing } = resourcesContent;
  return (
    <>
      <PageHeader layout="list" headline={<TwoLines lines={headline} always />} lead={lead} />
      <div className={`${styles.filters} page-width`}>
        <FilterRow label={filter} links={getLinks(totals)}>
          <FilterSearch {...search} id="resources-search" />
        </FilterRow>
      </div>
      <Late data={queries} loading={<Skeletons />} failed={null}>
        {/* The island comes with what was read, so its code finds it complete. */}
        {(read) => <Island of={ResourceLists} props={{ queries: read }} />}
      </Late>
      <ClosingCtaRow
        {...closing}
        dialog="getStarted"
        ctaId="resources-closing"
        variant="primary"
        layout="compact"
      />
    </>
  );
}

const skeletonsOf: Record<ArticleKind, typeof StorySkeletons> = {
  story: StorySkeletons,
  insight: InsightSkeletons,
  update: UpdateSkeletons,
};

/** Shown until all three lists have been read, or have failed (spec section 4). */
function Skeletons() {
  return kindNames.map((kind) => {
    const KindSkeletons = skeletonsOf[kind];
    return (
      <ListSection key={kind} kind={kind} isLoading>
        <KindSkeletons loading={articleKinds[kind].content.list.loading} />
      </ListSection>
    );
  });
}
