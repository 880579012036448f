import { Hydrate } from "@tanstack/react-start";

import { edgeWords } from "./content.ts";
import { ClosingBand } from "../../../sections/closing-cta.tsx";
import "../../../sections/drawing.css";
import { UseCaseHero } from "../../../sections/use-case/use-case-hero.tsx";
import { asDrawn } from "../../../framework/static-html.tsx";
import { EdgeAiBody } from "./static.tsx";
import "./figures/latency.css";

/** `/use-cases/edge-ai`: answers on the device, against the time a cloud takes. */
export function EdgeAiPage() {
  return (
    <>
      <UseCaseHero {...edgeWords.hero} opener="edge-ai-hero" />
      <Hydrate when={asDrawn}>
        <EdgeAiBody />
      </Hydrate>
      <ClosingBand {...edgeWords.band} opener="edge-ai-band" />
    </>
  );
}
