import { homeContent } from "./content.ts";
import { LowerStyles } from "../../sections/lower-styles.tsx";
import { NewsletterSection } from "../../sections/newsletter-section.tsx";
import { CustomerProof } from "../../sections/customer-proof.tsx";
import { HomeClosingCta } from "./home-closing-cta.tsx";
import { Crisis } from "./crisis.tsx";
import { IndustryRow } from "./industry-row.tsx";
import { KeyUseCases } from "./key-use-cases.tsx";
import { Moment } from "./moment.tsx";
import { Signature } from "./signature/signature.tsx";
import { Tradeoff } from "./tradeoff.tsx";
import styles from "./lower-sections.module.css";

/** Everything from the console on: one request, its day, the problem, the trade-off, the use cases, a customer. */
export function LowerSections() {
  return (
    <>
      <LowerStyles route="index" />
      <Signature />
      <Moment {...homeContent.moment} />
      <Crisis {...homeContent.crisis} />
      <Tradeoff {...homeContent.tradeoff} />
      <KeyUseCases />
      <IndustryRow {...homeContent.industries} />
      <div className={styles.quotation}>
        <CustomerProof {...homeContent.proof} />
      </div>
      <HomeClosingCta {...homeContent.closing} />
      <NewsletterSection {...homeContent.newsletter} />
    </>
  );
}
