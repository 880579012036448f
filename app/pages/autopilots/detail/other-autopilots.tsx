import { autopilotLinks } from "../../../content/autopilots.ts";
import { type AutopilotSlug, autopilotSlugs } from "../../../content/paths.ts";
import { LinkGrid } from "../../../sections/link-grid.tsx";
import { Section } from "../../../ui/section.tsx";
import { autopilotProfiles } from "./autopilot-profiles.ts";
import { autopilotContent } from "./content.ts";

/** Links to the other autopilots and to the list of all. */
export function OtherAutopilots({ slug }: { slug: AutopilotSlug }) {
  const { label, headline, all } = autopilotContent.others;
  const others = autopilotLinks(autopilotSlugs.filter((other) => other !== slug));
  return (
    <Section label={label} heights={[1165, 713]}>
      <h2 className="md:col-span-2 inset t-d2">{headline}</h2>
      <p className="inset t-lead text-ink2">{autopilotProfiles[slug].together}</p>
      <div className="md:col-span-4 mt-40px md:mt-56px">
        <LinkGrid rows={[...others, all]} />
      </div>
    </Section>
  );
}
