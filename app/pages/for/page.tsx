import type {
  Industry,
  LandingBlock,
  LandingPage,
  LandingVariant,
} from "../../content/landing-page.ts";
import { getBlocks, landingPageAt, type LandingPath } from "../../content/landing-pages.ts";
import { CustomerProof } from "../../sections/customer-proof.tsx";
import { IndustryClauses } from "./industry-clauses.tsx";
import { IndustryForm } from "./industry-form.tsx";
import { IndustryHero } from "./industry-hero.tsx";
import { landingContent } from "./content.ts";
import { IndustryStory } from "./industry-story.tsx";
import { IndustryTasks } from "./industry-tasks.tsx";
import { LandingFigures } from "./landing-figures.tsx";
import { LandingForm } from "./landing-form.tsx";
import { LandingHero } from "./landing-hero.tsx";

type LandingPageProps = { path: LandingPath; variant: LandingVariant | null };

/** `/for/$slug`: a landing page, whose words are a file in `app/landing/` (docs/content.md). */
export function LandingPage({ path, variant }: LandingPageProps) {
  const page = landingPageAt(path);
  if (!page) return null;
  if (page.industry) return <IndustryPage page={page} industry={page.industry} />;
  const { form, tier, plan } = page;
  /** The id of a button names the variant: the Worker stores it with the lead. */
  const ctaIdOf = (place: string) => `landing-${place}${variant === null ? "" : `-${variant}`}`;
  const partOf = (block: LandingBlock) => {
    switch (block.kind) {
      case "hero":
        return (
          <LandingHero key="hero" {...block} {...{ form, tier, plan }} ctaId={ctaIdOf("hero")} />
        );
      case "figures":
        return <LandingFigures key="figures" {...block} />;
      case "proof":
        return (
          <section key="proof" aria-label={landingContent.proof} className="border-t border-ink">
            <CustomerProof {...block} />
          </section>
        );
      case "form":
        return <LandingForm key="form" {...block} {...{ form, tier }} ctaId={ctaIdOf("form")} />;
    }
  };
  return (
    // `browser/funnel.ts` counts with these.
    <div data-landing={form} data-variant={variant ?? undefined}>
      {getBlocks(page, variant).map(partOf)}
    </div>
  );
}

type IndustryPageProps = { page: LandingPage; industry: Industry };

/** The page of an industry: its plan, tasks, story, clauses, how it is bought, and the form. */
function IndustryPage({ page, industry }: IndustryPageProps) {
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
