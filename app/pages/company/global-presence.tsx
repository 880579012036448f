import type { companyStaticContent } from "./static-content.ts";
import type { residencyContent } from "../../content/residency.ts";
import { ResidencyMap } from "../../sections/residency-map/residency-map.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Section } from "../../ui/section.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";

type GlobalPresenceProps = (typeof companyStaticContent)["globalPresence"] & {
  map: typeof residencyContent;
};

/** The map of data centers. */
export function GlobalPresence({ label, headline, lead, map }: GlobalPresenceProps) {
  const { source, ...drawing } = map;
  return (
    <Section id="global-presence" label={label}>
      <h2 className="md:col-span-2 inset md:pr-24px t-d2">
        <TwoLines lines={headline} />
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
