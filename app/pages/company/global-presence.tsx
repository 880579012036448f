import type { companyStory } from "./static-content.ts";
import type { residencyContent } from "../../content/residency.ts";
import { ResidencyMap } from "../../sections/residency-map/residency-map.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Section } from "../../ui/section.tsx";

type CompanyPresenceProps = (typeof companyStory)["globalPresence"] & {
  map: typeof residencyContent;
};

/** Where the data centers are, as rooms that no line joins. */
export function CompanyPresence({ label, headline, lead, map }: CompanyPresenceProps) {
  const { source, ...drawing } = map;
  return (
    <Section id="global-presence" label={label}>
      <h2 className="md:col-span-2 inset md:pr-24px t-d2">
        {headline[0]} <br className="max-sm:hidden" />
        {headline[1]}
      </h2>
      <p className="inset max-md:mt-20px t-body text-ink2">{lead}</p>
      <div className="md:col-span-4 mt-48px md:mt-72px">
        <Figure source={source}>
          <ResidencyMap {...drawing} />
        </Figure>
      </div>
    </Section>
  );
}
