import { Hydrate } from "@tanstack/react-start";

import { companyStory } from "./static-content.ts";
import { companyContent } from "./content.ts";
import { milestones } from "./milestones.ts";
import { ecosystemContent } from "../../content/ecosystem.ts";
import { residencyContent } from "../../content/residency.ts";
import { team } from "./team-members.ts";
import { staticHtml } from "../../framework/static-html.tsx";
import { CompanyContact } from "./contact.tsx";
import { CompanyHero } from "./company-hero.tsx";
import { CompanyImpact } from "./impact.tsx";
import { CompanyTimeline } from "./timeline.tsx";
import { CompanyPartnerships } from "./partnerships.tsx";
import { CompanyPresence } from "./global-presence.tsx";
import { CompanyTeam } from "./team.tsx";
import { CompanyMission, CompanyVision } from "./vision.tsx";

/** `/company`: where it comes from and goes, who leads it, where it runs, and a form to write to it. */
export function CompanyPage() {
  return (
    <>
      <CompanyHero {...companyContent.hero} />
      {/* Nothing here answers to script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={staticHtml}>
        <CompanyTimeline {...companyStory.milestones} milestones={milestones} />
        <CompanyMission {...companyStory.mission} />
        <CompanyVision {...companyStory.vision} />
        <CompanyImpact {...companyStory.impact} />
        <CompanyTeam {...companyStory.team} members={team} />
        <CompanyPresence {...companyStory.globalPresence} map={residencyContent} />
        <CompanyPartnerships {...companyStory.partnerships} ecosystem={ecosystemContent} />
      </Hydrate>
      <CompanyContact {...companyContent.contact} />
    </>
  );
}
