import type { ComponentType } from "react";

import type { ArchiveQuestion } from "../../../articles/contract.ts";
import {
  type ArticleKind,
  articleKinds,
  archivePath,
  type PublishedYear,
} from "../../../articles/kinds.ts";
import { Island } from "../../../islands/island.tsx";
import { LeadDialogTrigger } from "../../../leads/dialogs/lead-dialog-trigger.tsx";
import { ArticleMissing } from "../../../sections/article/article-missing.tsx";
import flood from "../../../sections/flood.module.css";
import { PageHeader } from "../../../sections/page-header.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import type { ArchiveProps } from "./archive.tsx";
import { archivePageContent } from "./content.ts";
import { UpdateRuler } from "./update-ruler.tsx";
import styles from "./page.module.css";

type ArchivePageProps = {
  kind: ArticleKind;
  /** The island of this kind. */
  of: ComponentType<ArchiveProps>;
  status: "read" | "missing" | "unavailable";
  /** The updates of the year; null where they cannot be read soon. */
  year?: PublishedYear | null;
  /** Null for an address that asks for nothing there is. */
  question: ArchiveQuestion | null;
} & Omit<ArchiveProps, "question">;

/** `/resources/stories`, `/resources/insights`, `/resources/updates`: everything of a kind, by pages. */
export function ArchivePage({
  kind,
  of,
  status,
  question,
  title,
  queries,
  year = null,
}: ArchivePageProps) {
  const { kinds, missing, unavailable } = archivePageContent;
  if (status !== "read" || question === null) {
    const back = { href: archivePath(kind), label: articleKinds[kind].content.list.all };
    return (
      <ArticleMissing
        notFound={
          status === "unavailable"
            ? unavailable
            : { title: missing.title(kind), text: missing.text(kind) }
        }
        back={back}
      />
    );
  }
  const { headline, lead } = kinds[kind];
  return (
    <>
      <PageHeader
        layout="list"
        label={
          <a href="/resources" className={`${styles.back} mb-12px hover:underline`}>
            {archivePageContent.label}
          </a>
        }
        headline={headline}
        lead={year ? `${archivePageContent.thisYear(year.published.update.length)} ${lead}` : lead}
      />
      {year && <UpdateRuler {...year} />}
      <Island of={of} props={{ question, title, queries }} when="back" />
      {kind === "update" && <UpdatesClosing />}
    </>
  );
}

/** The call to action below the updates: a band as wide as the page. */
function UpdatesClosing() {
  const { tryRelease, actions } = archivePageContent;
  return (
    <section className={`${flood.flood} print:hidden`}>
      <div className="page-width quarters py-56px items-center gap-y-24px">
        <h2 className="md:col-span-3 t-d2">
          <TwoLines lines={tryRelease} />
        </h2>
        <p className="flex flex-wrap items-center gap-y-12px gap-x-24px inset">
          <LeadDialogTrigger dialog="getStarted" ctaId="archive-closing" variant="inv">
            {actions.start}
          </LeadDialogTrigger>{" "}
          <LeadDialogTrigger dialog="hireMe" ctaId="archive-closing-sales" variant="evidence">
            {actions.sales}
          </LeadDialogTrigger>
        </p>
      </div>
    </section>
  );
}
