import { spaced } from "../../lib/spaced.ts";
import type { companyContent } from "./content.ts";
import { residencyContent, type SiteLayer } from "../../content/residency.ts";
import { SitePlans } from "../../sections/site-plans/site-plans.tsx";
import { Figure } from "../../ui/figure.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import tabs from "../../ui/radio-tabs.module.css";
import styles from "./global-presence.module.css";

type GlobalPresenceProps = (typeof companyContent)["globalPresence"];

const { source, report } = residencyContent;

const choices: readonly SiteLayer[] = ["records", "keys", "rules", "power"];

/** The data centers, and one layer of them to bring out. */
export function GlobalPresence({ label, headline, lead, legend, hint }: GlobalPresenceProps) {
  return (
    <Section id="global-presence" label={label} tone="ground" heights={[2387, 1415, 1123]}>
      <h2 className="md:col-span-2 inset md:pr-24px t-d2">
        <TwoLines lines={headline} />
      </h2>
      <p className="inset max-md:mt-20px md:self-end t-body text-ink2">{lead}</p>
      <div className={`${styles.choice} mt-40px md:mt-56px md:col-span-4`}>
        <Figure
          source={
            <>
              {source} {report.text}{" "}
              <TextLink href={report.trust.href}>{report.trust.label}</TextLink>.
            </>
          }
        >
          <fieldset className={`${tabs.tabs} ${styles.layers} mb-32px`}>
            <legend className="sr-only">{legend}</legend>
            {spaced(
              choices.map((value) => (
                <label key={value}>
                  <input
                    type="radio"
                    name="site-layer"
                    value={value}
                    defaultChecked={value === "records"}
                  />
                  {residencyContent.labels.layers[value]}
                </label>
              )),
            )}
            <p className="ml-auto max-sm:hidden t-caption text-ink3">{hint}</p>
          </fieldset>
          <SitePlans facts />
        </Figure>
      </div>
    </Section>
  );
}
