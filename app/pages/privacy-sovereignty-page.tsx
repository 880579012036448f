import { Hydrate } from "@tanstack/react-start";

import { privacyWords } from "../content/privacy-sovereignty.ts";
import { ClosingBand } from "../sections/closing-band.tsx";
import "../sections/plan.css";
import "../sections/residency-map.css";
import { asDrawn } from "../ui/as-drawn.tsx";
import { PrivacyBody } from "./privacy-body.tsx";
import { PrivacyHero } from "./privacy-hero.tsx";

/** `/use-cases/privacy-sovereignty`: the air-gapped plan, and why records need not travel. */
export function PrivacySovereigntyPage() {
  return (
    <>
      <PrivacyHero {...privacyWords.hero} />
      <Hydrate when={asDrawn}>
        <PrivacyBody />
      </Hydrate>
      <ClosingBand {...privacyWords.band} opener="privacy-band" />
    </>
  );
}
