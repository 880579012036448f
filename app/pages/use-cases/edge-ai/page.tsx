import { Hydrate } from "@tanstack/react-start";

import { edgeContent } from "./content.ts";
import { GetStartedDialog } from "../../../leads/dialogs/get-started-dialog.tsx";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import "../../../sections/drawing.css";
import { UseCaseHero } from "../../../sections/use-case/use-case-hero.tsx";
import { staticHtml } from "../../../framework/static-html.tsx";
import { EdgeAiBody } from "./static.tsx";
import "./figures/latency.css";

/** `/use-cases/edge-ai`: answers on the device, against the time a cloud takes. */
export function EdgeAiPage() {
  return (
    <>
      <UseCaseHero {...edgeContent.hero} ctaId="edge-ai-hero" />
      <Hydrate when={staticHtml}>
        <EdgeAiBody />
      </Hydrate>
      <ClosingCta {...edgeContent.band} ctaId="edge-ai-band" />
      <GetStartedDialog />
    </>
  );
}
