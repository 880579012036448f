import { homeContent, type SlideId } from "./content.ts";
import type { PlanMode } from "../../content/plan.ts";
import { FollowRequest } from "../../sections/request/follow-request.tsx";
import { NewsletterSection } from "../../sections/newsletter-section.tsx";
import { HomeClosingCta } from "./home-closing-cta.tsx";
import { Crisis } from "./crisis.tsx";
import { HomeHero } from "./home-hero.tsx";
import "./proof.css";
import lowerSectionsUrl from "./lower-sections.css?url";
import { KeyUseCases } from "./key-use-cases.tsx";
import { Moment } from "./moment.tsx";
import { Product } from "./product.tsx";
import { Proof } from "./proof.tsx";
import { Tradeoff } from "./tradeoff.tsx";

/** `/`: the plan with the headline inside its wall, the problem, the use cases and the trade-off. */
export function HomePage({ mode, slide }: { mode: PlanMode; slide: SlideId }) {
  return (
    <>
      <HomeHero mode={mode} slide={slide} />
      <link rel="stylesheet" href={lowerSectionsUrl} />
      <Proof {...homeContent.proof} />
      <Product {...homeContent.product} />
      <FollowRequest {...homeContent.request} />
      <Crisis {...homeContent.crisis} />
      <Moment {...homeContent.moment} />
      <Tradeoff {...homeContent.tradeoff} />
      <KeyUseCases />
      <HomeClosingCta {...homeContent.closing} />
      <NewsletterSection {...homeContent.newsletter} />
    </>
  );
}
