import type { LandingBlock, LandingVariant } from "../../content/landing-page.ts";
import { getBlocks, landingPageAt, type LandingPath } from "../../content/landing-pages.ts";
import { CustomerProof } from "../../sections/customer-proof.tsx";
import { IndustryPage } from "./industry-page.tsx";
import { landingContent } from "./content.ts";
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
