import { companyStaticContent } from "./static-content.ts";
import { companyContent } from "./content.ts";
import { team } from "./team-members.ts";
import { Contact } from "./contact.tsx";
import { CompanyHero } from "./company-hero.tsx";
import { Impact } from "./impact.tsx";
import { Timeline } from "./timeline.tsx";
import { Partnerships } from "./partnerships.tsx";
import { GlobalPresence } from "./global-presence.tsx";
import { Team } from "./team.tsx";
import { Mission } from "./mission.tsx";

/**
 * `/company`: timeline, vision, mission, figures, team, data centers, partners and a contact form.
 *
 * @param props.day the current date, as `2026-11-21`
 */
export function CompanyPage({ day }: { day: string }) {
  return (
    <>
      <CompanyHero {...companyContent.hero} />
      <Timeline
        {...companyStaticContent.milestones}
        vision={companyStaticContent.vision}
        day={day}
      />
      <Mission {...companyStaticContent.mission} />
      <Impact {...companyStaticContent.impact} />
      <Team {...companyStaticContent.team} members={team} />
      <GlobalPresence {...companyStaticContent.globalPresence} />
      <Partnerships {...companyStaticContent.partnerships} />
      <Contact {...companyContent.contact} />
    </>
  );
}
