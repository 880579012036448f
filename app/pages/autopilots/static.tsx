import { autopilots } from "../../content/autopilots.ts";
import { autopilotSlugs } from "../../content/paths.ts";
import { Section } from "../../ui/section.tsx";
import { AutopilotWork } from "./autopilot-work.tsx";
import { autopilotsStaticContent } from "./static-content.ts";

/** The part of `/autopilots` that never hydrates. */
export function AutopilotsStatic() {
  const { work, list } = autopilotsStaticContent;
  return (
    <>
      <AutopilotWork {...work} />
      <Section label={list.label}>
        <h2 className="md:col-span-3 inset t-d2">{list.headline}</h2>
        <ul className="md:col-span-4 mt-40px md:mt-56px border-b border-line">
          {autopilotSlugs.map((slug) => (
            <Row key={slug} slug={slug} {...autopilots[slug]} />
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
