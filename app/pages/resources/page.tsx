import { Hydrate } from "@tanstack/react-start";
import { useEffect } from "react";

import { type DehydratedCache, setDehydratedState } from "../../articles/dehydrated-state.ts";
import { resourcesContent } from "../../content/articles.ts";
import { GetStartedDialog } from "../../leads/dialogs/get-started-dialog.tsx";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";
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
      <div className="page quarters items-end gap-y-16px pt-56px md:pt-72px pb-40px md:pb-56px">
        <h1 className="md:col-span-3 t-d1p">
          {headline[0]} <br />
          {headline[1]}
        </h1>
        <p className="t-lead text-ink2 inset md:text-18px">{lead}</p>
      </div>
      {/* Lists answer to no script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={staticHtml}>
        <ResourceLists settled={settled} />
      </Hydrate>
      <section className="border-t border-ink">
        <div className="page quarters items-center gap-y-24px py-40px">
          <h2 className="md:col-span-3 t-d3">{closing.sentence}</h2>
          <p className="inset">
            <LeadDialogTrigger
              dialog="getStarted"
              ctaId="resources-closing"
              className={buttonClass({ variant: "primary" })}
            >
              {closing.action}
            </LeadDialogTrigger>
          </p>
        </div>
      </section>
      <GetStartedDialog />
    </>
  );
}
