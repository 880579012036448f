import { devopsAccelerationContent } from "./content.ts";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import "../../../sections/drawing.css";
import { UseCaseHero } from "../../../sections/use-case/use-case-hero.tsx";
import { DevopsAccelerationStatic } from "./static.tsx";
import "./devops.css";
import { GetStartedDialog } from "../../../leads/dialogs/get-started-dialog.tsx";

/** `/use-cases/devops-acceleration`: from a commit to all of the traffic, in steps. */
export function DevopsAccelerationPage() {
  return (
    <>
      <UseCaseHero {...devopsAccelerationContent.hero} ctaId="devops-hero" />
      <DevopsAccelerationStatic />
      <ClosingCta {...devopsAccelerationContent.closing} ctaId="devops-band" />
      <GetStartedDialog />
    </>
  );
}
