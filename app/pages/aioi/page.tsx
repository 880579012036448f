import { aioiContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { CustomerMark } from "../../sections/customer-mark.tsx";
import { CustomerProof } from "../../sections/customer-proof.tsx";
import { Sources } from "../../sections/footnote-ref.tsx";
import { KeyNumbers } from "../../sections/key-numbers.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { LowerSections } from "./lower-sections.tsx";
import { SampleRun } from "./run/sample-run.tsx";

/** `/aioi`: claims, a customer, the three layers, the use cases and the setup process. */
export function AioiPage() {
  const { headline, lead, start, process, impact, proof } = aioiContent;
  return (
    <>
      <SampleRun>
        <h1 className="t-d1p">
          {headline[0]}
          <br />
          {`${headline[1]} `}
          <br />
          {headline[2]}
        </h1>
        <p className="max-w-480px mt-24px t-lead text-ink2">{lead}</p>
        <p className="flex flex-wrap gap-x-24px gap-y-8px mt-32px">
          <LeadDialogTrigger dialog="getStarted" ctaId="platform-hero" variant="primary">
            {start}
          </LeadDialogTrigger>{" "}
          <LinkButton href="#process" label={process} variant="evidence" />
        </p>
      </SampleRun>
      <section className="border-t border-ink">
        <div className="page-width pt-40px pb-40px md:pb-48px">
          <h2 className="mb-20px t-caption text-ink3">{impact.label}</h2>
          <KeyNumbers numbers={impact.numbers} />
          <p className="mt-8px t-source text-ink3">
            <Sources sources={impact.sources} />
          </p>
        </div>
      </section>
      <section aria-label={proof.label} className="border-t border-ink">
        <CustomerProof {...proof}>
          <p className="mb-24px">
            <CustomerMark customer="corvane" />
          </p>
        </CustomerProof>
      </section>
      <LowerSections />
    </>
  );
}
