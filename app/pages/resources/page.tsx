import { Hydrate } from "@tanstack/react-start";
import { useEffect } from "react";

import { type DehydratedCache, setDehydratedState } from "../../articles/dehydrated-state.ts";
import { resourcesContent } from "../../content/articles.ts";
import { ClosingLine } from "../../sections/closing-line.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { staticHtml } from "../../framework/static-html.tsx";
import { ResourceLists } from "./resource-lists.tsx";
import "./resources.css";

type ResourcesPageProps = {
  cache: DehydratedCache;
  /** Resolves when all three lists have been read; null when they are there. */
  settled: Promise<unknown> | null;
};

/** `/resources`: the newest stories, insights and updates, each with its skeletons until they come. */
export function ResourcesPage({ cache, settled }: ResourcesPageProps) {
  const { headline, lead, closing } = resourcesContent;
  useEffect(() => setDehydratedState(cache), [cache]);
  return (
    <>
      <PageHeader layout="list" headline={<TwoLines lines={headline} always />} lead={lead} />
      {/* Lists answer to no script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={staticHtml}>
        <ResourceLists settled={settled} />
      </Hydrate>
      <ClosingLine
        {...closing}
        dialog="getStarted"
        ctaId="resources-closing"
        variant="primary"
        layout="compact"
      />
    </>
  );
}
