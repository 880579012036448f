import { PageHeader } from "../../sections/page-header.tsx";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass, LinkButton } from "../../ui/button.tsx";
import { ExternalLink } from "../../ui/link.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { Ask } from "./ask.tsx";
import { quickstartContent } from "./content.ts";
import { Hardware } from "./hardware/hardware.tsx";
import { Integrations } from "./integrations.tsx";
import { Listing, PolicyListing, Terminal } from "./listing.tsx";
import { RunRuler } from "./run-ruler.tsx";
import { Step } from "./step.tsx";
import flood from "../../sections/flood.module.css";

/** `/quickstart`: a sample run to scale, its five steps, the hardware, the connections. */
export function QuickstartPage() {
  const { headline, label, lead, documentation, start, install, deploy, policy, git } =
    quickstartContent;
  return (
    <>
      <PageHeader
        layout="figure"
        label={label}
        headline={<TwoLines lines={headline} />}
        lead={lead}
        action={
          <span className="flex flex-wrap gap-y-12px gap-x-24px md:gap-y-24px print:hidden">
            <LeadDialogTrigger dialog="getStarted" ctaId="quickstart-hero" variant="primary">
              {start}
            </LeadDialogTrigger>{" "}
            <ExternalLink href={documentation.url} className={buttonClass({ variant: "evidence" })}>
              {documentation.label}
            </ExternalLink>
          </span>
        }
      />
      <RunRuler />
      <div className="border-t border-ink">
        <Step {...install}>
          <Terminal {...install} commands="install" />
        </Step>
        <Step {...deploy}>
          <Terminal {...deploy} commands="deploy" />
        </Step>
      </div>
      <Ask />
      <div className="border-t border-ink">
        <Step {...policy}>
          <PolicyListing {...policy} />
        </Step>
        <Step {...git}>
          <Listing {...git} code="service" />
        </Step>
      </div>
      <Hardware />
      <Integrations />
      <Closing />
    </>
  );
}

function Closing() {
  const { headline, start, contact, compare } = quickstartContent.closing;
  return (
    <section className={`${flood.flood} print:hidden`}>
      <div className="page-width quarters items-end py-56px md:py-72px gap-y-24px">
        <h2 className="md:col-span-3 t-d1">
          {`${headline[0]} `}
          <br className="max-sm:hidden" />
          {headline[1]}
        </h2>
        <p className="flex flex-wrap items-center gap-y-12px gap-x-24px inset">
          <LeadDialogTrigger dialog="getStarted" ctaId="quickstart-closing" variant="inv">
            {start}
          </LeadDialogTrigger>{" "}
          <LeadDialogTrigger dialog="hireMe" ctaId="quickstart-closing" variant="evidence">
            {contact}
          </LeadDialogTrigger>{" "}
          <LinkButton {...compare} variant="evidence" />
        </p>
      </div>
    </section>
  );
}
