import { Hydrate } from "@tanstack/react-start";

import { companyStaticContent } from "./static-content.ts";
import { companyContent } from "./content.ts";
import { milestones } from "./milestones.ts";
import { residencyContent } from "../../content/residency.ts";
import { team } from "./team-members.ts";
import { staticHtml } from "../../framework/static-html.tsx";
import { Contact } from "./contact.tsx";
import { CompanyHero } from "./company-hero.tsx";
import { Impact } from "./impact.tsx";
import { Timeline } from "./timeline.tsx";
import { Partnerships } from "./partnerships.tsx";
import { GlobalPresence } from "./global-presence.tsx";
import { Team } from "./team.tsx";
import { Mission, Vision } from "./vision.tsx";

/** `/company`: mission, vision, timeline, team, data centers, figures, partners and a contact form. */
export function CompanyPage() {
  return (
    <>
      <CompanyHero {...companyContent.hero} />
      {/* Static content: the browser fetches no code for it. */}
      <Hydrate when={staticHtml}>
        <Timeline {...companyStaticContent.milestones} milestones={milestones} />
        <Mission {...companyStaticContent.mission} />
        <Vision {...companyStaticContent.vision} />
        <Impact {...companyStaticContent.impact} />
        <Team {...companyStaticContent.team} members={team} />
        <GlobalPresence {...companyStaticContent.globalPresence} map={residencyContent} />
        <Partnerships {...companyStaticContent.partnerships} />
      </Hydrate>
      <Contact {...companyContent.contact} />
    </>
  );
}
