import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { KeyNumbers } from "../../sections/key-numbers.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { ProgramWindow } from "../../sections/partner-ecosystem/partner-ecosystem.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { companyContent } from "./content.ts";
import { team } from "./team-members.ts";
import { LeadDialog } from "../../leads/dialogs/lead-dialog.tsx";
import { Contact } from "./contact.tsx";
import { Timeline } from "./timeline.tsx";
import { GlobalPresence } from "./global-presence.tsx";
import { Team } from "./team.tsx";
import { Mission } from "./mission.tsx";

/**
 * `/company`: timeline, vision, mission, numbers, team, data centers, partners and a contact form.
 *
 * @param props.day the current date, as `2026-11-21`
 */
export function CompanyPage({ day }: { day: string }) {
  return (
    <>
      <CompanyHero {...companyContent.hero} />
      <Timeline {...companyContent.milestones} vision={companyContent.vision} day={day} />
      <Mission {...companyContent.mission} />
      <Impact {...companyContent.impact} />
      <Team {...companyContent.team} members={team} />
      <GlobalPresence {...companyContent.globalPresence} />
      <Partnerships {...companyContent.partnerships} />
      <Contact {...companyContent.contact} />
      <LeadDialog kind="contactUs" />
    </>
  );
}

type ImpactProps = (typeof companyContent)["impact"];

/** Four numbers on the quarters. */
function Impact({ label, numbers, source }: ImpactProps) {
  return (
    <section className="pt-40px pb-24px md:pt-56px md:pb-40px page-width">
      <h2 className="sr-only">{label}</h2>
      <KeyNumbers numbers={numbers} layout="large" />
      <p className="mt-8px t-source text-ink3">{source}</p>
    </section>
  );
}

type PartnershipsProps = (typeof companyContent)["partnerships"];

/** The gates of partners in a customer's boundary, with a link to the partner program. */
function Partnerships({ label, headline, lead, action, alternative }: PartnershipsProps) {
  return (
    <Section id="partnerships" label={label} heights={[652, 680, 691]}>
      <div className="md:col-span-2 inset md:pr-24px">
        <h2 className="mb-20px md:mb-56px t-d2">
          <TwoLines lines={headline} />
        </h2>
        <ProgramWindow part="sell" description={alternative} />
      </div>
      <div className="max-md:mt-24px md:pl-24px">
        <p className="t-body text-ink2">
          <Unbroken text={lead} />
        </p>
        <p className="mt-20px">
          <LinkButton {...action} variant="secondary" />
        </p>
      </div>
    </Section>
  );
}

type CompanyHeroProps = (typeof companyContent)["hero"];

/** The page header with the two ways to work with the company. */
function CompanyHero({ label, headline, lead, contact, partner }: CompanyHeroProps) {
  return (
    <PageHeader
      layout="figure"
      label={label}
      headline={<TwoLines lines={headline} />}
      lead={lead}
      leadOnBaseline
      actions={
        <>
          <LeadDialogTrigger dialog="contactUs" ctaId="company-hero" variant="primary">
            {contact}
          </LeadDialogTrigger>{" "}
          <LinkButton {...partner} variant="secondary" />
        </>
      }
    />
  );
}
