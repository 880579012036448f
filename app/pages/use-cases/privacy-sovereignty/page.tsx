import { Hydrate } from "@tanstack/react-start";

import { privacyContent } from "./content.ts";
import { GetStartedDialog } from "../../../leads/dialogs/get-started-dialog.tsx";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import "../../../sections/plan/plan.css";
import "../../../sections/residency-map/residency-map.css";
import { staticHtml } from "../../../framework/static-html.tsx";
import { PrivacyBody } from "./static.tsx";
import { PrivacyHero } from "./privacy-hero.tsx";

/** `/use-cases/privacy-sovereignty`: the air-gapped plan, and why records need not travel. */
export function PrivacySovereigntyPage() {
  return (
    <>
      <PrivacyHero {...privacyContent.hero} />
      <Hydrate when={staticHtml}>
        <PrivacyBody />
      </Hydrate>
      <ClosingCta {...privacyContent.band} ctaId="privacy-band" />
      <GetStartedDialog />
    </>
  );
}
