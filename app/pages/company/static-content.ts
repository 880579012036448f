import { milestones, yearsOf } from "./milestones.ts";
import type { SitePath } from "../../content/paths.ts";
import { formatAtLeast, formatPercent } from "../../lib/format-claim.ts";
import { claims, site } from "../../content/site.ts";

const [us, canada, uae] = site.dataCenters;

/** Content of the static part of `/company` (spec section 2). */
export const companyStaticContent = {
  milestones: {
    headline: "Milestones",
    now: "now",
    current: "current",
    growth: `Growth of the company by year: ${milestones.map((phase) => `${phase.name} ${yearsOf(phase)}`).join(", ")}. Now is at the end of ${milestones.find(({ state }) => state === "current")?.name}.`,
    source:
      "Years drawn to scale. Blocks grow in the order of the phases, not with a value; what lies after now is a plan.",
  },
  mission: {
    headline: "Mission",
    text: "Nobody should have to hand over their records to use a good model. We bring the models to the records, draw one line around both, and keep what is inside it running.",
  },
  vision: {
    label: "Vision",
    headline: "Three dates we plan by",
    dates: [
      {
        year: "2025",
        title: "One platform, four ways to run it",
        text: `The same signed release in a cloud account, on-premises, hybrid and air-gapped, for ${formatAtLeast(claims.clients)} enterprise clients.`,
      },
      {
        year: "2027",
        title: "A boundary in a morning",
        text: "A partner draws, installs and audits a new site before lunch, without an engineer of ours in the room.",
      },
      {
        year: "2030",
        title: "Inside is the default",
        text: "Sending records to somebody else’s model needs a reason. Keeping them needs none.",
      },
    ],
  },
  impact: {
    label: "Impact",
    headline: "What runs inside those lines today",
    figures: [
      {
        value: formatAtLeast(claims.clients),
        text: "enterprise clients, each with a boundary of their own",
      },
      {
        value: formatAtLeast(claims.models),
        text: "models to choose from, each one verified at the gate",
      },
      {
        value: formatPercent(claims.uptimePercent),
        text: `uptime, and up to ${formatPercent(claims.enterpriseUptimePercent)} on enterprise tiers`,
      },
      { value: `${claims.replyHours} h`, text: "at most until a person replies to you" },
    ],
    source: "As stated by AIOI. Uptime is the service level of the tiers, not a measurement.",
  },
  team: {
    label: "Team",
    headline: "Six people you can write to",
    profile: "Profile",
    of: "of",
  },
  globalPresence: {
    label: "Global presence",
    headline: ["Three regions.", "No road between them."],
    lead: `Data centers in the ${us}, ${canada} and the ${uae}. You choose where records live, and that is where they stay.`,
  },
  partnerships: {
    label: "Partnerships",
    headline: "Partners come in by their own gate",
    lead: `Resellers, consultants and system integrators bring AIOI to their customers and keep ${formatPercent(claims.partnerMarginPercent)} of what runs there. The boundary stays the customer’s.`,
    action: { label: "Become a partner", href: "/become-a-partner" satisfies SitePath },
  },
} as const;
