import { Hydrate } from "@tanstack/react-start";

import { devopsContent } from "./content.ts";
import { GetStartedDialog } from "../../../leads/dialogs/get-started-dialog.tsx";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import "../../../sections/drawing.css";
import { UseCaseHero } from "../../../sections/use-case/use-case-hero.tsx";
import { staticHtml } from "../../../framework/static-html.tsx";
import { DevopsBody } from "./static.tsx";
import "./devops.css";

/** `/use-cases/devops-acceleration`: from a commit to all of the traffic, in steps. */
export function DevopsAccelerationPage() {
  return (
    <>
      <UseCaseHero {...devopsContent.hero} ctaId="devops-hero" />
      <Hydrate when={staticHtml}>
        <DevopsBody />
      </Hydrate>
      <ClosingCta {...devopsContent.band} ctaId="devops-band" />
      <GetStartedDialog />
    </>
  );
}
