import { Hydrate } from "@tanstack/react-start";

import { bestModelContent } from "./content.ts";
import { GetStartedDialog } from "../../../leads/dialogs/get-started-dialog.tsx";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import { UseCaseHero } from "../../../sections/use-case/use-case-hero.tsx";
import { staticHtml } from "../../../framework/static-html.tsx";
import { BestModelBody } from "./static.tsx";
import "./figures/model-router.css";

/** `/use-cases/best-model`: one request on its way through the router, and what that saves. */
export function BestModelPage() {
  return (
    <>
      <UseCaseHero {...bestModelContent.hero} ctaId="best-model-hero" />
      <Hydrate when={staticHtml}>
        <BestModelBody />
      </Hydrate>
      <ClosingCta {...bestModelContent.band} ctaId="best-model-band" />
      <GetStartedDialog />
    </>
  );
}
