import { Hydrate } from "@tanstack/react-start";

import { privacyPolicy, retention } from "../content/privacy-policy.ts";
import { TimeBars } from "../sections/time-bars.tsx";
import { asDrawn } from "../ui/as-drawn.tsx";
import { LegalFigure } from "./legal-figure.tsx";
import { LegalText } from "./legal-text.tsx";
import "./paper.css";

/** `/privacy-policy`, with the retention periods drawn to scale. */
export function PrivacyPage() {
  return (
    <Hydrate when={asDrawn}>
      <LegalText
        {...privacyPolicy}
        figure={
          <LegalFigure {...retention}>
            <TimeBars {...retention} />
          </LegalFigure>
        }
      />
    </Hydrate>
  );
}
