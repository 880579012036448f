import { edgeAiContent } from "./content.ts";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import "../../../sections/drawing.css";
import { UseCaseHero } from "../../../sections/use-case/use-case-hero.tsx";
import { EdgeAiStatic } from "./static.tsx";
import "./figures/latency.css";
import { GetStartedDialog } from "../../../leads/dialogs/get-started-dialog.tsx";

/** `/use-cases/edge-ai`: response times on the device against those of a cloud. */
export function EdgeAiPage() {
  return (
    <>
      <UseCaseHero {...edgeAiContent.hero} ctaId="edge-ai-hero" />
      <EdgeAiStatic />
      <ClosingCta {...edgeAiContent.closing} ctaId="edge-ai-band" />
      <GetStartedDialog />
    </>
  );
}
