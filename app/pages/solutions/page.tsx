import { Hydrate } from "@tanstack/react-start";

import { solutionsContent } from "./content.ts";
import { ConsultationDialog } from "../../leads/dialogs/consultation-dialog.tsx";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import "../../sections/link-row.css";
import "../../sections/use-case-list/use-case-list.css";
import { staticHtml } from "../../framework/static-html.tsx";
import { SolutionsStatic } from "./static.tsx";
import { Consultation } from "./consultation.tsx";
import "./decision-tree.css";

/** `/solutions`: the use cases by problem, a decision tree, the autopilots and hourly consulting. */
export function SolutionsPage() {
  const { headline, lead, consultation, closing } = solutionsContent;
  return (
    <>
      <PageHeader headline={<TwoLines lines={headline} always />} lead={lead} leadOnBaseline />
      <Hydrate when={staticHtml}>
        <SolutionsStatic />
      </Hydrate>
      <Consultation {...consultation} />
      <ClosingCta {...closing} ctaId="solutions-band" />
      <ConsultationDialog />
    </>
  );
}
