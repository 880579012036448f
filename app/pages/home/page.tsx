import { Hydrate } from "@tanstack/react-start";

import { homeWords, type SlideId } from "./content.ts";
import type { PlanMode } from "../../content/plan.ts";
import { ClosingBand } from "../../sections/closing-cta.tsx";
import { NewsletterSection } from "../../sections/newsletter-section.tsx";
import { asDrawn } from "../../framework/static-html.tsx";
import { HomeCrisis } from "./crisis.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeTrade } from "./tradeoff.tsx";
import { HomeUseCases } from "./key-use-cases.tsx";

/** `/`: the plan with the headline inside its wall, what goes wrong without it, and a way to a human. */
export function HomePage({ mode, slide }: { mode: PlanMode; slide: SlideId }) {
  return (
    <>
      <HomeHero key={`${mode} ${slide}`} firstMode={mode} firstSlide={slide} />
      {/* Nothing here answers to script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={asDrawn}>
        <HomeCrisis {...homeWords.crisis} />
        <HomeTrade {...homeWords.trade} />
        <HomeUseCases />
      </Hydrate>
      <ClosingBand {...homeWords.band} opener="home-band" />
      <NewsletterSection {...homeWords.newsletter} />
    </>
  );
}
