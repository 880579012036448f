import { privacyPolicy, retention } from "./content.ts";
import { TimeBars } from "../../../sections/legal/time-bars.tsx";
import { LegalFigure } from "../../../sections/legal/legal-figure.tsx";
import { LegalText } from "../../../sections/legal/legal-text.tsx";

/** `/privacy-policy`, with the retention periods drawn to scale. */
export function PrivacyPolicyPage() {
  return (
    <LegalText
      {...privacyPolicy}
      figure={
        <LegalFigure {...retention}>
          <TimeBars {...retention} />
        </LegalFigure>
      }
    />
  );
}
