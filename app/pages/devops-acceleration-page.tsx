import { Hydrate } from "@tanstack/react-start";
import { never } from "@tanstack/react-start/hydration";

import { devopsWords } from "../content/devops.ts";
import { ClosingBand } from "../sections/closing-band.tsx";
import "../sections/drawing.css";
import { UseCaseHero } from "../sections/use-case-hero.tsx";
import { DevopsBody } from "./devops-body.tsx";
import "./devops-page.css";

/** `/use-cases/devops-acceleration`: from a commit to all of the traffic, in steps. */
export function DevopsAccelerationPage() {
  return (
    <>
      <UseCaseHero {...devopsWords.hero} opener="devops-hero" />
      <Hydrate when={never()}>
        <DevopsBody />
      </Hydrate>
      <ClosingBand {...devopsWords.band} opener="devops-band" />
    </>
  );
}
