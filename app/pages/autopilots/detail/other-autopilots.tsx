import { autopilotBody, autopilotLinks } from "../../../content/autopilots.ts";
import { type AutopilotSlug, autopilotSlugs } from "../../../content/paths.ts";
import { LinkGrid } from "../../../sections/link-grid.tsx";
import { Section } from "../../../ui/section.tsx";

/** The way to the other agents, and to how all of them work. */
export function AutopilotOthers({ slug }: { slug: AutopilotSlug }) {
  const { label, headline, all } = autopilotBody.others;
  const others = autopilotLinks(autopilotSlugs.filter((other) => other !== slug));
  return (
    <Section label={label}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <div className="md:col-span-4 mt-40px md:mt-56px">
        <LinkGrid rows={[...others, all]} />
      </div>
    </Section>
  );
}
