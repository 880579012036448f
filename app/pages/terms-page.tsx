import { Hydrate } from "@tanstack/react-start";

import { contractTimeline, termsOfService } from "../content/terms-of-service.ts";
import { TimeBars } from "../sections/time-bars.tsx";
import { asDrawn } from "../ui/as-drawn.tsx";
import { LegalFigure } from "./legal-figure.tsx";
import { LegalText } from "./legal-text.tsx";
import "./paper.css";

/** `/terms-of-service`, with the course of a contract drawn to scale. */
export function TermsPage() {
  return (
    <Hydrate when={asDrawn}>
      <LegalText
        {...termsOfService}
        figure={
          <LegalFigure {...contractTimeline}>
            <TimeBars {...contractTimeline} />
          </LegalFigure>
        }
      />
    </Hydrate>
  );
}
