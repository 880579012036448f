import type { AutopilotSlug } from "../../../content/paths.ts";
import { Section } from "../../../ui/section.tsx";
import { autopilotProfiles } from "./autopilot-profiles.ts";
import { autopilotContent } from "./content.ts";
import styles from "./scope.module.css";
import { Unbroken } from "../../../ui/unbroken.tsx";

/** An agent's actions, connections and limits. */
export function Scope({ slug }: { slug: AutopilotSlug }) {
  const { label, does, connects, never } = autopilotContent.scope;
  const profile = autopilotProfiles[slug];
  return (
    <Section label={label} tone="ground" heights={[1030, 958, 555]}>
      <Column title={does} items={profile.does} />
      <Column title={connects} items={profile.connects} />
      <Column title={never} items={profile.never} refused />
    </Section>
  );
}

type ColumnProps = { title: string; items: readonly string[]; refused?: boolean };

function Column({ title, items, refused = false }: ColumnProps) {
  return (
    <div className={`${styles.column} ${refused ? styles.refused : ""}`}>
      <h2 className="pb-16px t-d3 border-b border-ink">{title}</h2>
      <ul className="t-copy">
        {items.map((item) => (
          <li key={item} className="py-16px border-b border-line">
            {refused && (
              <i aria-hidden="true" className="i-mark-refused size-12px mt-8px text-warn" />
            )}
            <span>
              <Unbroken text={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
