import { Hydrate } from "@tanstack/react-start";

import { edgeWords } from "../content/edge-ai.ts";
import { ClosingBand } from "../sections/closing-band.tsx";
import "../sections/drawing.css";
import { UseCaseHero } from "../sections/use-case-hero.tsx";
import { asDrawn } from "../ui/as-drawn.tsx";
import { EdgeAiBody } from "./edge-ai-body.tsx";
import "./edge-ai-latency.css";

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
