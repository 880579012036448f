import { Hydrate } from "@tanstack/react-start";
import { useEffect } from "react";

import { setDehydratedState } from "../../articles/dehydrated-state.ts";
import { resourcesContent } from "./content.ts";
import { ClosingLine } from "../../sections/closing-line.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { staticHtml } from "../../framework/static-html.tsx";
import { ResourceLists } from "./resource-lists.tsx";
import "./resources.css";
import { GetStartedDialog } from "../../leads/dialogs/get-started-dialog.tsx";

type ResourcesPageProps = {
  queries: Parameters<typeof setDehydratedState>[0];
  /** Resolves when all lists have settled; null when they already have. */
  allSettled: Promise<unknown> | null;
};

/** `/resources`: the newest stories, insights and updates. */
export function ResourcesPage({ queries, allSettled }: ResourcesPageProps) {
  const { headline, lead, closing } = resourcesContent;
  useEffect(() => setDehydratedState(queries), [queries]);
  return (
    <>
      <PageHeader layout="list" headline={<TwoLines lines={headline} always />} lead={lead} />
      {/* Static content: the browser fetches no code for it. */}
      <Hydrate when={staticHtml}>
        <ResourceLists allSettled={allSettled} />
      </Hydrate>
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
