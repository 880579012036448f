import { Hydrate } from "@tanstack/react-start";

import { devopsWords } from "../content/devops.ts";
import { ClosingBand } from "../sections/closing-band.tsx";
import "../sections/drawing.css";
import { UseCaseHero } from "../sections/use-case-hero.tsx";
import { asDrawn } from "../ui/as-drawn.tsx";
import { DevopsBody } from "./devops-body.tsx";
import "./devops-page.css";

/** `/use-cases/devops-acceleration`: from a commit to all of the traffic, in steps. */
export function DevopsAccelerationPage() {
  return (
    <>
      <UseCaseHero {...devopsWords.hero} opener="devops-hero" />
      <Hydrate when={asDrawn}>
        <DevopsBody />
      </Hydrate>
      <ClosingBand {...devopsWords.band} opener="devops-band" />
    </>
  );
}
