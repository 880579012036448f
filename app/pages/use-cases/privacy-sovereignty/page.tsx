import { privacySovereigntyContent } from "./content.ts";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import "../../../sections/plan/plan.css";
import "../../../sections/site-plans/site-plans.css";
import "../../../ui/line-drawing.css";
import { PrivacySovereigntyStatic } from "./static.tsx";
import { PrivacyHero } from "./privacy-hero.tsx";
import { GetStartedDialog } from "../../../leads/dialogs/get-started-dialog.tsx";

/** `/use-cases/privacy-sovereignty`: the air-gapped plan, deployment modes and compliance. */
export function PrivacySovereigntyPage() {
  return (
    <>
      <PrivacyHero {...privacySovereigntyContent.hero} />
      <PrivacySovereigntyStatic />
      <ClosingCta {...privacySovereigntyContent.closing} ctaId="privacy-band" />
      <GetStartedDialog />
    </>
  );
}
