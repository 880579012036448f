import { contractTimeline, termsOfService } from "./content.ts";
import { TimeBars } from "../../../sections/legal/time-bars.tsx";
import { LegalFigure } from "../../../sections/legal/legal-figure.tsx";
import { LegalText } from "../../../sections/legal/legal-text.tsx";

/** `/terms-of-service`, with the course of a contract drawn to scale. */
export function TermsOfServicePage() {
  return (
    <LegalText
      {...termsOfService}
      figure={
        <LegalFigure {...contractTimeline}>
          <TimeBars {...contractTimeline} />
        </LegalFigure>
      }
    />
  );
}
