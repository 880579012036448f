import { aboutAutopilot } from "../../../content/autopilot-names.ts";
import { autopilotLinks, autopilots } from "../../../content/autopilots.ts";
import { type AutopilotSlug, autopilotSlugs } from "../../../content/paths.ts";
import { LeadDialogTrigger } from "../../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import { LinkGrid } from "../../../sections/link-grid.tsx";
import { PageHeader } from "../../../sections/page-header.tsx";
import { TextLink } from "../../../ui/link.tsx";
import { Section } from "../../../ui/section.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { autopilotProfiles } from "./autopilot-profiles.ts";
import { autopilotContent, autopilotHeroes } from "./content.ts";
import { Scope } from "./scope.tsx";
import { WorkBench } from "./work-bench.tsx";

/** `/autopilots/$slug`: what one agent reads, does and never does, and where a person decides. */
export function AutopilotPage({ slug }: { slug: AutopilotSlug }) {
  const { crumb, contact, closing } = autopilotContent;
  const { name } = autopilots[slug];
  const { headline, lead } = autopilotHeroes[slug];
  return (
    <>
      <PageHeader
        layout="autopilot"
        label={
          <>
            <TextLink href="/autopilots">{crumb}</TextLink> / {name}
          </>
        }
        // Two sentences stay apart on phones too.
        headline={<TwoLines lines={headline} always={headline[0].endsWith(".")} />}
        lead={lead}
        leadOnBaseline
        action={
          // On this page a request to contact sales carries the autopilot's slug.
          <LeadDialogTrigger
            dialog="hireMe"
            ctaId="autopilot-hero"
            subtitle={aboutAutopilot(slug)}
            variant="primary"
          >
            {contact}
          </LeadDialogTrigger>
        }
      />
      <WorkBench slug={slug} />
      <Scope slug={slug} />
      <OtherAutopilots slug={slug} />
      <ClosingCta
        heights={[477, 377, 350]}
        headline={closing.headline(name)}
        promise={closing.promise}
        action={closing.action}
        // Hire Me, like above: the lead carries the slug, and the dialog's head the name.
        dialog="hireMe"
        subtitle={aboutAutopilot(slug)}
        ctaId="autopilot-closing"
      />
    </>
  );
}

/** Links to the other autopilots and to the list of all. */
function OtherAutopilots({ slug }: { slug: AutopilotSlug }) {
  const { label, headline, all } = autopilotContent.others;
  const others = autopilotLinks(autopilotSlugs.filter((other) => other !== slug));
  return (
    <Section label={label} heights={[1165, 928, 713]}>
      <h2 className="md:col-span-2 inset t-d2">{headline}</h2>
      <p className="inset t-lead text-ink2">{autopilotProfiles[slug].together}</p>
      <div className="md:col-span-4 mt-40px md:mt-56px">
        <LinkGrid rows={[...others, all]} />
      </div>
    </Section>
  );
}
