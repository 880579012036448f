import type { ComponentType } from "react";

import type { ArchiveQuestion } from "../../../articles/contract.ts";
import { type ArticleKind, articleKinds, archivePath } from "../../../articles/kinds.ts";
import { Island } from "../../../islands/island.tsx";
import { LeadDialogTrigger } from "../../../leads/dialogs/lead-dialog-trigger.tsx";
import { ArticleMissing } from "../../../sections/article/article-missing.tsx";
import { ClosingRow } from "../../../sections/closing-cta-row.tsx";
import { PageHeader } from "../../../sections/page-header.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { resourcesContent } from "../content.ts";
import "../resources.css";
import type { ArchiveProps } from "./archive.tsx";
import { archivePageContent } from "./content.ts";

type ArchivePageProps = {
  kind: ArticleKind;
  /** The island of this kind. */
  of: ComponentType<ArchiveProps>;
  status: "read" | "missing" | "unavailable";
  /** Null for an address that asks for nothing there is. */
  question: ArchiveQuestion | null;
} & Omit<ArchiveProps, "question">;

/** `/resources/stories`, `/resources/insights`, `/resources/updates`: everything of a kind, by pages. */
export function ArchivePage({ kind, of, status, question, title, queries }: ArchivePageProps) {
  const { kinds, missing, unavailable } = archivePageContent;
  if (status !== "read" || question === null) {
    const back = { href: archivePath(kind), label: articleKinds[kind].content.list.all };
    return (
      <ArticleMissing notFound={status === "unavailable" ? unavailable : missing} back={back} />
    );
  }
  const { headline, lead } = kinds[kind];
  const { closing } = resourcesContent;
  return (
    <>
      <PageHeader
        layout="list"
        label={
          <a
            href="/resources"
            className="inline-block mb-12px hover:underline underline-offset-5px"
          >
            {archivePageContent.label}
          </a>
        }
        headline={headline}
        lead={lead}
      />
      <Island of={of} props={{ question, title, queries }} />
      <ClosingRow headline={closing.headline} layout="compact">
        <LeadDialogTrigger
          dialog="getStarted"
          ctaId="archive-closing"
          className={buttonClass({ variant: "primary" })}
        >
          {closing.action}
        </LeadDialogTrigger>
      </ClosingRow>
    </>
  );
}
