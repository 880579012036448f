import { homeContent } from "./content.ts";
import { LowerStyles } from "../../sections/lower-styles.tsx";
import { NewsletterSection } from "../../sections/newsletter-section.tsx";
import { HomeClosingCta } from "./home-closing-cta.tsx";
import { Crisis } from "./crisis.tsx";
import { KeyUseCases } from "./key-use-cases.tsx";
import { Moment } from "./moment.tsx";
import { Product } from "./product.tsx";
import { Tradeoff } from "./tradeoff.tsx";

/** Everything from the console on: the product, one request, the problem, the use cases, the trade-off. */
export function LowerSections() {
  return (
    <>
      <LowerStyles route="index" />
      <Product {...homeContent.product} />
      <Crisis {...homeContent.crisis} />
      <Moment {...homeContent.moment} />
      <Tradeoff {...homeContent.tradeoff} />
      <KeyUseCases />
      <HomeClosingCta {...homeContent.closing} />
      <NewsletterSection {...homeContent.newsletter} />
    </>
  );
}
