import { companyContent } from "./content.ts";
import { team } from "./team-members.ts";
import { LeadDialog } from "../../leads/dialogs/lead-dialog.tsx";
import { Contact } from "./contact.tsx";
import { CompanyHero } from "./company-hero.tsx";
import { Impact } from "./impact.tsx";
import { Timeline } from "./timeline.tsx";
import { Partnerships } from "./partnerships.tsx";
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
