import { homeContent, type SlideId } from "./content.ts";
import type { PlanMode } from "../../content/plan.ts";
import { HomeHero } from "./home-hero.tsx";
import { LowerSections } from "./lower-sections.tsx";
import { Proof } from "./proof.tsx";

/** `/`: the plan with the headline inside its wall, customers, and what stands below the first view. */
export function HomePage({ mode, slide }: { mode: PlanMode; slide: SlideId }) {
  return (
    <>
      <HomeHero mode={mode} slide={slide} />
      <Proof {...homeContent.proof} />
      <LowerSections />
    </>
  );
}
