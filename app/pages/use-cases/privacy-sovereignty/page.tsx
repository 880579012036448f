import { Hydrate } from "@tanstack/react-start";

import { privacyWords } from "./content.ts";
import { ClosingBand } from "../../../sections/closing-cta.tsx";
import "../../../sections/plan/plan.css";
import "../../../sections/residency-map/residency-map.css";
import { asDrawn } from "../../../framework/static-html.tsx";
import { PrivacyBody } from "./static.tsx";
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
