import { Hydrate } from "@tanstack/react-start";

import { homeContent, type SlideId } from "./content.ts";
import type { PlanMode } from "../../content/plan.ts";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { NewsletterSection } from "../../sections/newsletter-section.tsx";
import { staticHtml } from "../../framework/static-html.tsx";
import { Crisis } from "./crisis.tsx";
import { HomeHero } from "./home-hero.tsx";
import { Tradeoff } from "./tradeoff.tsx";
import { KeyUseCases } from "./key-use-cases.tsx";

/** `/`: the plan with the headline inside its wall, what goes wrong without it, and a way to a human. */
export function HomePage({ mode, slide }: { mode: PlanMode; slide: SlideId }) {
  return (
    <>
      <HomeHero key={`${mode} ${slide}`} firstMode={mode} firstSlide={slide} />
      {/* Nothing here answers to script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={staticHtml}>
        <Crisis {...homeContent.crisis} />
        <Tradeoff {...homeContent.trade} />
        <KeyUseCases />
      </Hydrate>
      <ClosingCta {...homeContent.band} ctaId="home-band" />
      <NewsletterSection {...homeContent.newsletter} />
    </>
  );
}
