import type { SitePath } from "../../content/paths.ts";
import { claims } from "../../content/claims.ts";
import { site } from "../../content/site.ts";
import { formatAtLeast, formatPercent } from "../../lib/format.ts";
import { tierRange } from "../../content/tier-limits.ts";

const [us, canada, uae] = site.dataCenters;

/** Content of `/company` (spec section 2). */
export const companyContent = {
  hero: {
    label: "Company",
    headline: ["You draw the line.", "We build what runs inside."],
    lead: `AIOI began in ${site.founded} with one question: what would AI look like if the data never had to move?`,
    contact: "Contact us",
    partner: { label: "Become a partner", href: "/become-a-partner" satisfies SitePath },
  },
  contact: {
    label: "Contact",
    title: "Send us a message",
    promise: ["An AI specialist replies", `within ${claims.replyHours} hours.`],
    facts: [
      { name: "Phone", value: site.phone, href: `tel:${site.phone.replaceAll(" ", "")}` },
      { name: "Answered", value: site.supportSentence },
      { name: "Email", value: site.email, href: `mailto:${site.email}` },
      { name: "Address", value: site.address },
    ],
    action: { label: "All ways to reach us", href: "/contact-us" satisfies SitePath },
  },
  milestones: {
    headline: "Milestones",
    growth: "Growth of the company",
    today: "today,",
    states: { done: "done", current: "current", begun: "begun", planned: "planned" },
    runsOn: "runs on",
    source:
      "Years to scale. A phase is drawn where it was planned and filled to today. Growth ends when every region has its second zone; one is missing. What lies after today is a plan.",
  },
  mission: {
    headline: "Mission",
    text: "Nobody should have to hand over their records to use a good model. We bring the models to the records and build the platform that runs inside the line you draw.",
  },
  vision: {
    label: "Vision",
    states: { reached: "reached", next: "next", ahead: "ahead" },
    goals: [
      {
        year: 2025,
        title: "One platform, four ways to run it",
        text: `The same signed release in a cloud account, on-premises, hybrid and air-gapped, for ${formatAtLeast(claims.clients)} enterprise clients.`,
      },
      {
        year: 2027,
        title: "A working agent within the hour",
        text: "A partner takes a new site from a bare rack to a working agent in under an hour, without an engineer of ours in the room.",
      },
      {
        year: 2030,
        title: "Inside is the default",
        text: "Sending records to somebody else’s model needs a reason. Keeping them needs none.",
      },
    ],
  },
  impact: {
    label: "Impact",
    numbers: [
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
      {
        value: `${claims.replyHours} h`,
        text: "at most until a person replies to a sales message",
      },
    ],
    source: `As stated by AIOI. Uptime by tier, from ${formatPercent(tierRange.min.uptimePercent)}: a service level, not a measurement.`,
  },
  team: {
    label: "Team",
    headline: "Six people you can write to",
    note: "What each of them built, drawn in one line from person to person.",
    built: "built:",
    profile: "Profile",
    of: "of",
  },
  globalPresence: {
    label: "Global presence",
    headline: ["Three regions.", "Records stay in yours."],
    lead: `Data centers in the ${us}, ${canada} and the ${uae}. You choose where records live, and that is where they stay.`,
    legend: "Layer of the plans",
    hint: "choose a layer",
  },
  partnerships: {
    label: "Partnerships",
    headline: ["Partners come in", "by their own gate"],
    alternative:
      "Three gates in the customer’s boundary: reseller, consulting and integrator. Their lines meet at the platform. The customer’s records stay inside.",
    lead: `Resellers, consultants and system integrators bring AIOI to their customers and keep a margin of ${formatPercent(claims.partnerMarginPercent)}. The boundary stays the customer’s.`,
    action: { label: "Become a partner", href: "/become-a-partner" satisfies SitePath },
  },
} as const;
