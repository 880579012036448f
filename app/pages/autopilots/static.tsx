import { autopilotHeroes } from "../../content/autopilot-heroes.ts";
import { autopilotEntries, autopilotsBody } from "../../content/autopilots.ts";
import { autopilotSlugs } from "../../content/paths.ts";
import { Section } from "../../ui/section.tsx";
import { AutopilotsWork } from "./autopilot-work.tsx";

/** All of the list of autopilots that answers to nobody. */
export function AutopilotsBody() {
  const { work, list } = autopilotsBody;
  return (
    <>
      <AutopilotsWork {...work} />
      <Section label={list.label}>
        <h2 className="md:col-span-3 inset t-d2">{list.headline}</h2>
        <ul className="md:col-span-4 mt-40px md:mt-56px border-b border-line">
          {autopilotSlugs.map((slug) => (
            <Row
              key={slug}
              slug={slug}
              name={autopilotHeroes[slug].name}
              {...autopilotEntries[slug]}
            />
          ))}
        </ul>
      </Section>
    </>
  );
}

type RowProps = { slug: string; name: string; text: string; tools: string };

function Row({ slug, name, text, tools }: RowProps) {
  return (
    <li id={slug} className="link-row quarters gap-y-8px py-28px md:py-32px">
      <h3 className="t-d3 md:pr-24px">
        <a href={`/autopilots/${slug}`}>{name}</a>
      </h3>
      <p className="md:col-span-2 inset max-w-600px md:pr-48px text-ink2">{text}</p>
      <p className="inset t-lab md:pt-3px">{tools}</p>
    </li>
  );
}
