import { Hydrate } from "@tanstack/react-start";
import { never } from "@tanstack/react-start/hydration";

import { privacyPolicy, retention } from "../content/privacy-policy.ts";
import { TimeBars } from "../sections/time-bars.tsx";
import { LegalFigure } from "./legal-figure.tsx";
import { LegalText } from "./legal-text.tsx";
import "./paper.css";

/** `/privacy-policy`, with the retention periods drawn to scale. */
export function PrivacyPage() {
  return (
    <Hydrate when={never()}>
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
