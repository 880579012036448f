import { Hydrate } from "@tanstack/react-start";

import { devopsWords } from "./content.ts";
import { ClosingBand } from "../../../sections/closing-cta.tsx";
import "../../../sections/drawing.css";
import { UseCaseHero } from "../../../sections/use-case/use-case-hero.tsx";
import { asDrawn } from "../../../framework/static-html.tsx";
import { DevopsBody } from "./static.tsx";
import "./devops.css";

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
