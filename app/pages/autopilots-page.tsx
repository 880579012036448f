import { Hydrate } from "@tanstack/react-start";

import { autopilotEntries, autopilotsWords } from "../content/autopilots.ts";
import { autopilotSlugs } from "../content/routes.ts";
import { LeadOpener } from "../leads/lead-opener.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import "../sections/flow.css";
import "../sections/link-row.css";
import { buttonClass } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import { asDrawn } from "../ui/as-drawn.tsx";
import { AutopilotsWork } from "./autopilots-work.tsx";

/** `/autopilots`: how an agent works inside the boundary, and the six there are. */
export function AutopilotsPage() {
  const { headline, lead, start, work, list, band } = autopilotsWords;
  return (
    <>
      <div className="page quarters items-start gap-y-24px pt-56px md:pt-72px pb-56px md:pb-72px">
        <h1 className="md:col-span-3 t-d1p">
          {headline[0]}
          <br />
          {headline[1]}
        </h1>
        <div className="inset">
          <p className="t-lead text-ink2">{lead}</p>
          <p className="mt-20px">
            <LeadOpener
              dialog="getStarted"
              opener="autopilots-hero"
              className={buttonClass({ variant: "primary" })}
            >
              {start}
            </LeadOpener>
          </p>
        </div>
      </div>
      {/* Nothing here answers to script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={asDrawn}>
        <AutopilotsWork {...work} />
        <Section label={list.label}>
          <h2 className="md:col-span-3 inset t-d2">{list.headline}</h2>
          <ul className="md:col-span-4 mt-40px md:mt-56px border-b border-line">
            {autopilotSlugs.map((slug) => (
              <Row key={slug} slug={slug} {...autopilotEntries[slug]} />
            ))}
          </ul>
        </Section>
      </Hydrate>
      <ClosingBand {...band} opener="autopilots-band" />
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
