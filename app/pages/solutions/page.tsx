import { Hydrate } from "@tanstack/react-start";

import { solutionsContent } from "./content.ts";
import { ConsultationDialog } from "../../leads/dialogs/consultation-dialog.tsx";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import "../../sections/link-row.css";
import "../../sections/use-case-list/use-case-list.css";
import { staticHtml } from "../../framework/static-html.tsx";
import { SolutionsBody } from "./static.tsx";
import { SolutionsConsultation } from "./consultation.tsx";
import "./decision-tree.css";

/** `/solutions`: four problems and what removes each, where to start, six agents, and an engineer. */
export function SolutionsPage() {
  const { headline, lead, consultation, band } = solutionsContent;
  return (
    <>
      <div className="page quarters items-end gap-y-24px pt-56px md:pt-72px pb-56px md:pb-72px">
        <h1 className="md:col-span-3 t-d1p">
          {headline[0]}
          <br />
          {headline[1]}
        </h1>
        <p className="inset md:pb-8px t-lead text-ink2">{lead}</p>
      </div>
      <Hydrate when={staticHtml}>
        <SolutionsBody />
      </Hydrate>
      <SolutionsConsultation {...consultation} />
      <ClosingCta {...band} ctaId="solutions-band" />
      <ConsultationDialog />
    </>
  );
}
