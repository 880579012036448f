import type { Industry, LandingBlock, LandingPage } from "../../content/landing-page.ts";
import { IndustryClauses } from "./industry-clauses.tsx";
import { IndustryForm } from "./industry-form.tsx";
import { IndustryHero } from "./industry-hero.tsx";
import { IndustryStory } from "./industry-story.tsx";
import { IndustryTasks } from "./industry-tasks.tsx";
import { LandingFigures } from "./landing-figures.tsx";

type IndustryPageProps = { page: LandingPage; industry: Industry };

/** The page of an industry: its plan, tasks, story, clauses, how it is bought, and the form. */
export function IndustryPage({ page, industry }: IndustryPageProps) {
  const { title, form, tier, blocks } = page;
  const find = <Kind extends LandingBlock["kind"]>(kind: Kind) =>
    blocks.find((block): block is Extract<LandingBlock, { kind: Kind }> => block.kind === kind);
  const [hero, figures, proof, end] = [find("hero"), find("figures"), find("proof"), find("form")];
  return (
    // `browser/funnel.ts` counts with it.
    <div data-landing={form}>
      {hero && <IndustryHero {...hero} {...{ title, tier, industry }} ctaId="landing-hero" />}
      {figures && <LandingFigures {...figures} />}
      <IndustryTasks {...industry.tasks} />
      {proof && <IndustryStory {...proof} />}
      <IndustryClauses {...industry} />
      {end && <IndustryForm {...end} {...{ tier, industry }} ctaId="landing-form" />}
    </div>
  );
}
