import { autopilotProfiles } from "../../../content/autopilot-profiles.ts";
import { autopilotBody } from "../../../content/autopilots.ts";
import type { AutopilotSlug } from "../../../content/paths.ts";
import { Section } from "../../../ui/section.tsx";

/** What an agent does, what it is connected to, and what it never does. */
export function AutopilotScope({ slug }: { slug: AutopilotSlug }) {
  const { label, does, connects, never } = autopilotBody.scope;
  const profile = autopilotProfiles[slug];
  return (
    <Section label={label} tone="ground">
      <Column title={does} items={profile.does} />
      <Column title={connects} items={profile.connects} />
      <Column title={never} items={profile.never} refused />
    </Section>
  );
}

type ColumnProps = { title: string; items: readonly string[]; refused?: boolean };

function Column({ title, items, refused = false }: ColumnProps) {
  return (
    <div className="inset md:pr-16px max-md:not-last:mb-40px">
      <h2 className="pb-16px t-d3 border-b border-ink">{title}</h2>
      <ul className="text-16px leading-24px">
        {items.map((item) => (
          <li
            key={item}
            className={`py-14px border-b border-line ${refused ? "grid grid-cols-[24px_1fr]" : ""}`}
          >
            {refused && (
              <i aria-hidden="true" className="i-mark-refused mt-6px w-12px h-12px text-warn" />
            )}
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
