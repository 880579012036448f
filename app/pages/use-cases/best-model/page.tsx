import { Hydrate } from "@tanstack/react-start";

import { bestModelWords } from "./content.ts";
import { ClosingBand } from "../../../sections/closing-cta.tsx";
import { UseCaseHero } from "../../../sections/use-case/use-case-hero.tsx";
import { asDrawn } from "../../../framework/static-html.tsx";
import { BestModelBody } from "./static.tsx";
import "./figures/model-router.css";

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
