import { Hydrate } from "@tanstack/react-start";

import { companyStory } from "../content/company-story.ts";
import { companyWords } from "../content/company.ts";
import { milestones } from "../content/milestones.ts";
import { ecosystemWords } from "../content/ecosystem.ts";
import { residencyWords } from "../content/residency.ts";
import { team } from "../content/team.ts";
import { asDrawn } from "../ui/as-drawn.tsx";
import { CompanyContact } from "./company-contact.tsx";
import { CompanyHero } from "./company-hero.tsx";
import { CompanyImpact } from "./company-impact.tsx";
import { CompanyMilestones } from "./company-milestones.tsx";
import { CompanyPartnerships } from "./company-partnerships.tsx";
import { CompanyPresence } from "./company-presence.tsx";
import { CompanyTeam } from "./company-team.tsx";
import { CompanyMission, CompanyVision } from "./company-vision.tsx";

/** `/company`: where it comes from and goes, who leads it, where it runs, and a form to write to it. */
export function CompanyPage() {
  return (
    <>
      <CompanyHero {...companyWords.hero} />
      {/* Nothing here answers to script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={asDrawn}>
        <CompanyMilestones {...companyStory.milestones} milestones={milestones} />
        <CompanyMission {...companyStory.mission} />
        <CompanyVision {...companyStory.vision} />
        <CompanyImpact {...companyStory.impact} />
        <CompanyTeam {...companyStory.team} members={team} />
        <CompanyPresence {...companyStory.globalPresence} map={residencyWords} />
        <CompanyPartnerships {...companyStory.partnerships} ecosystem={ecosystemWords} />
      </Hydrate>
      <CompanyContact {...companyWords.contact} />
    </>
  );
}
