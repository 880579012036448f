import type { ArchiveQuestion } from "../../../articles/contract.ts";
import { type ArticleKind, articleKinds, archivePath } from "../../../articles/kinds.ts";
import { navigation } from "../../../content/navigation.ts";
import { ArticleMissing } from "../../../sections/article/article-missing.tsx";
import { ClosingRow } from "../../../sections/closing-line.tsx";
import { PageHeader } from "../../../sections/page-header.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { resourcesContent } from "../content.ts";
import "../resources.css";
import { Archive, type ArchiveRows } from "./archive.tsx";
import { archivePageContent } from "./content.ts";

type ArchivePageProps<K extends ArticleKind> = {
  kind: K;
  rows: ArchiveRows<K>;
  status: "read" | "missing" | "unavailable";
  /** Null for an address that asks for nothing there is. */
  question: ArchiveQuestion | null;
};

/** `/resources/stories`, `/resources/insights`, `/resources/updates`: everything of a kind, by pages. */
export function ArchivePage<K extends ArticleKind>({
  kind,
  rows,
  status,
  question,
}: ArchivePageProps<K>) {
  const { words, missing, unavailable } = archivePageContent;
  if (status !== "read" || question === null) {
    const back = { href: archivePath(kind), label: articleKinds[kind].content.list.all };
    return (
      <ArticleMissing notFound={status === "unavailable" ? unavailable : missing} back={back} />
    );
  }
  const { headline, lead } = words[kind];
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
      <div>
        <Archive kind={kind} question={question} rows={rows} />
      </div>
      <ClosingRow headline={closing.headline} layout="compact">
        <a href={navigation.start.href} className={buttonClass({ variant: "primary" })}>
          {closing.action}
        </a>
      </ClosingRow>
    </>
  );
}
