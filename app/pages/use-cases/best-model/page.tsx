import { bestModelContent } from "./content.ts";
import { GetStartedDialog } from "../../../leads/dialogs/get-started-dialog.tsx";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import { UseCaseHero } from "../../../sections/use-case/use-case-hero.tsx";
import { BestModelStatic } from "./static.tsx";
import "./figures/model-router.css";

/** `/use-cases/best-model`: one request in the router, and the saving. */
export function BestModelPage() {
  return (
    <>
      <UseCaseHero {...bestModelContent.hero} ctaId="best-model-hero" />
      <BestModelStatic />
      <ClosingCta {...bestModelContent.closing} ctaId="best-model-band" />
      <GetStartedDialog />
    </>
  );
}
