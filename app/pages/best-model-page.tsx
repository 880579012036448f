import { Hydrate } from "@tanstack/react-start";

import { bestModelWords } from "../content/best-model.ts";
import { ClosingBand } from "../sections/closing-band.tsx";
import { UseCaseHero } from "../sections/use-case-hero.tsx";
import { asDrawn } from "../ui/as-drawn.tsx";
import { BestModelBody } from "./best-model-body.tsx";
import "./best-model-router.css";

/** `/use-cases/best-model`: one request on its way through the router, and what that saves. */
export function BestModelPage() {
  return (
    <>
      <UseCaseHero {...bestModelWords.hero} opener="best-model-hero" />
      <Hydrate when={asDrawn}>
        <BestModelBody />
      </Hydrate>
      <ClosingBand {...bestModelWords.band} opener="best-model-band" />
    </>
  );
}
