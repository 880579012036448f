import { Hydrate } from "@tanstack/react-start";

import { autopilotHeroes } from "../../../content/autopilot-heroes.ts";
import { autopilotPageContent } from "../content.ts";
import type { AutopilotSlug } from "../../../content/paths.ts";
import { LeadDialogTrigger } from "../../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import "../figures/flow.css";
import "../../../sections/link-row.css";
import { staticHtml } from "../../../framework/static-html.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/link.tsx";
import { AutopilotBody } from "./static.tsx";

/** `/autopilots/$slug`: what one agent reads, does and never does, and where a person decides. */
export function AutopilotPage({ slug }: { slug: AutopilotSlug }) {
  const { crumb, start, about, band } = autopilotPageContent;
  const { name, headline, lead } = autopilotHeroes[slug];
  return (
    <>
      <div className="page quarters items-end gap-y-24px pt-40px md:pt-56px pb-48px md:pb-64px">
        <div className="md:col-span-3 md:pr-24px">
          <p className="t-lab text-ink3">
            <TextLink href="/autopilots">{crumb}</TextLink> / {name}
          </p>
          <h1 className="mt-20px md:mt-28px t-d1p">
            {headline[0]} <br className="max-sm:hidden" />
            {headline[1]}
          </h1>
        </div>
        <div className="inset md:pb-8px">
          <p className="max-w-520px t-lead text-ink2">{lead}</p>
          <p className="mt-20px">
            {/* On this page Hire Me carries the agent's slug. */}
            <LeadDialogTrigger
              dialog="hireMe"
              ctaId="autopilot-hero"
              subtitle={about(name)}
              className={buttonClass({ variant: "primary" })}
            >
              {start}
            </LeadDialogTrigger>
          </p>
        </div>
      </div>
      <Hydrate when={staticHtml}>
        <AutopilotBody slug={slug} />
      </Hydrate>
      <ClosingCta {...band} ctaId="autopilot-band" />
    </>
  );
}
