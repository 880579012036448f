import type { DehydratedState } from "@tanstack/react-query";

import { resourcesContent } from "./content.ts";
import { ClosingLine } from "../../sections/closing-line.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { ResourceLists } from "./resource-lists.tsx";
import "./resources.css";
import { GetStartedDialog } from "../../leads/dialogs/get-started-dialog.tsx";

type ResourcesPageProps = {
  queries: DehydratedState | null;
  /** Resolves when all lists have settled; null when they already have. */
  allSettled: Promise<unknown> | null;
};

/** `/resources`: the newest stories, insights and updates. */
export function ResourcesPage({ allSettled }: ResourcesPageProps) {
  const { headline, lead, closing } = resourcesContent;
  return (
    <>
      <PageHeader layout="list" headline={<TwoLines lines={headline} always />} lead={lead} />
      <ResourceLists allSettled={allSettled} />
      <ClosingLine
        {...closing}
        dialog="getStarted"
        ctaId="resources-closing"
        variant="primary"
        layout="compact"
      />
      <GetStartedDialog />
    </>
  );
}
