import { homeContent, type SlideId } from "./content.ts";
import type { PlanMode } from "../../content/plan.ts";
import { NewsletterSection } from "../../sections/newsletter-section.tsx";
import { Closing } from "./closing.tsx";
import { Crisis } from "./crisis.tsx";
import { HomeHero } from "./home-hero.tsx";
import { homeLateContent } from "./late-content.ts";
import "./proof.css";
import { KeyUseCases } from "./key-use-cases.tsx";
import { Moment } from "./moment.tsx";
import { Product } from "./product.tsx";
import { Proof } from "./proof.tsx";
import { homeStaticContent } from "./static-content.ts";
import { Tradeoff } from "./tradeoff.tsx";

/** `/`: the plan with the headline inside its wall, the problem, the use cases and the trade-off. */
export function HomePage({ mode, slide }: { mode: PlanMode; slide: SlideId }) {
  return (
    <>
      <HomeHero key={`${mode} ${slide}`} firstMode={mode} firstSlide={slide} />
      <Proof {...homeStaticContent.proof} />
      <Product {...homeLateContent.product} />
      <Crisis {...homeStaticContent.crisis} />
      <Moment {...homeLateContent.moment} />
      <Tradeoff {...homeStaticContent.trade} />
      <KeyUseCases />
      <Closing {...homeLateContent.closing} />
      <NewsletterSection {...homeContent.newsletter} />
    </>
  );
}
