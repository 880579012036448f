import { planContent } from "../../content/plan.ts";
import { countRequests, bucketMinutes } from "../../content/sample-site/day.ts";
import { refusals } from "../../content/sample-site/refusals.ts";
import { sampleSite } from "../../content/sample-site/site.ts";
import { claims } from "../../content/claims.ts";
import { tierLimits, tierRange } from "../../content/tier-limits.ts";
import {
  formatAtLeast,
  formatCount,
  formatDate,
  formatDollars,
  formatPercent,
  formatUnder,
} from "../../lib/format.ts";

/** The two slides of the hero, by the value of the `slide` parameter. */
export const slideIds = ["ai-solutions", "enterprise-scale"] as const;

export type SlideId = (typeof slideIds)[number];

/** Whether a text names a slide. */
export const isSlide = (text: string | undefined): text is SlideId =>
  slideIds.some((id) => id === text);

const { min, max } = tierRange;

/** Content of the home page. */
export const homeContent = {
  hero: {
    label: "What AIOI does",
    slides: {
      "ai-solutions": {
        title: "AI Solutions",
        headline: ["Models come in.", "Data stays in."],
        lead: "For hospitals, banks and agencies whose records may not leave. AIOI runs AI and HPC inside a line you draw, in any cloud or in none, and needs no DevOps team.",
        secondary: { label: "See the architecture", href: "/aioi" },
      },
      "enterprise-scale": {
        title: "Enterprise Scale",
        headline: [`${min.cpus} CPUs or ${max.cpus}.`, "Same platform."],
        lead: `Start on a ${formatDollars(min.monthlyPrice)} tier and grow to ${formatAtLeast(max.cpus)} CPUs with a ${formatPercent(max.uptimePercent)} SLA. Policies, audit logs and agents move up with you. Nothing gets rebuilt.`,
        secondary: { label: "View Pricing", href: "/pricing" },
      },
    },
    start: "Get started",
    slidesLabel: "Slides",
    pause: "Pause the motion",
    play: "Play the motion",
    modesLabel: "Deployment modes",
  },
  crisis: {
    label: "AI crisis",
    number: claims.pilotFailurePercent,
    headline: ["of AI pilots never reach production.", "The model is rarely the reason."],
    pilots: `${claims.pilotFailurePercent} of 100 pilots struck out.`,
    reasons: [
      {
        title: "The data can’t leave.",
        text: "Legal stops the project the week it needs real records.",
      },
      {
        title: "Nobody can run it.",
        text: "The pilot ran on a laptop. Production needs a platform team.",
      },
      {
        title: "Locked to one model.",
        text: "Prices rise, models retire, and the contract stays.",
      },
    ],
    numbers: [
      { value: formatAtLeast(claims.models), text: "models you can bring in", note: 2 },
      { value: formatAtLeast(claims.clients), text: "enterprise clients", note: 2 },
      {
        value: formatPercent(claims.uptimePercent),
        text: `uptime, up to ${formatPercent(claims.enterpriseUptimePercent)} on enterprise tiers`,
        note: 3,
      },
    ],
    sources: [
      "As stated by AIOI.",
      "AIOI, own count.",
      `By tier, from ${formatPercent(tierRange.min.uptimePercent)}: see Pricing.`,
    ],
  },
  /** The customer whose number stands for all; sample content, as its story says it. */
  proof: {
    label: "Customers",
    customers: [
      { customer: "corvane", story: "corvane-quantum-calibration" },
      { customer: "laborwright", story: "laborwright-workforce-development" },
      { customer: "endovara", story: "endovara-hormonal-health" },
      { customer: "kesselbrook", story: "kesselbrook-castings-edge-inspection" },
      { customer: "harrow", story: "harrow-tide-mutual-private-assistants" },
      { customer: "tarn" },
    ],
    story: "laborwright-workforce-development",
    number: "11 min",
    numberText: "from intake to a training proposal, down from 3 days",
    quote:
      "The privacy officer asked where the data goes. We showed one page. The pilot started the same week.",
    speaker: "Maren Oduya",
    role: "co-founder of Laborwright",
    facts: [
      ["Runs in", "two countries"],
      ["Tier", "Resident"],
      ["People in operations", "0"],
    ],
    link: "Read Laborwright’s story",
  },
  tradeoff: {
    label: "The trade",
    headline: "Break Free from Compromise",
    lead: [
      "Hosted APIs take your records. Building it takes a platform team.",
      "Stop choosing between privacy and capability. You get both.",
    ],
    columns: ["You are asked to choose", "The usual answer", "With AIOI"],
    rows: [
      {
        choice: "Privacy or capability",
        usual: "Send records to a hosted model, or do without one",
        ours: `Any of ${formatAtLeast(claims.models)} models, run where the records are`,
      },
      {
        choice: "Speed or control",
        usual: "Ship on someone else’s cloud, or wait for your own",
        ours: `First deployment in ${formatUnder(claims.deployMinutes, "minutes")}, on hardware you choose`,
      },
      {
        choice: "Scale or headcount",
        usual: "Hire a platform team before the first user",
        ours: `Autoscaling and failover run themselves, from the ${tierLimits.explorer.name} tier`,
      },
      {
        choice: "Choice or support",
        usual: "Piece tools together, or sign with one vendor",
        ours: `One platform, every model, an SLA up to ${formatPercent(claims.enterpriseUptimePercent)}`,
      },
      {
        choice: "Agents or audit",
        usual: "Give agents your keys, or leave them out",
        ours: "Agents act inside the boundary; every call is logged",
      },
    ],
  },
  moment: {
    headline: ["Everything that left", "the building that day:"],
    number: "0 B",
    outside: `outside ${sampleSite.name}`,
    follow: "follow it",
    hours: ["00:00", "06:00", "12:00", "18:00"],
    description:
      "A day of requests answered inside the wall, in steps of 10 minutes: few at night, most between 10:00 and 11:30. Three exports were refused at the wall. None reached the outside.",
    slider: "Time of day",
    source: `${formatCount(countRequests())} requests answered inside ${sampleSite.name} on ${formatDate(sampleSite.day)}, in steps of ${bucketMinutes} minutes. ${refusals.length === 3 ? "Three" : refusals.length} exports were asked for; none left. Sample data.`,
  },
  industries: { label: "By industry" },
  closing: {
    headline: ["Bring the workload your", "legal team said no to."],
    promise: `An AI specialist answers within ${claims.replyHours} hours, with a deployment sketch for your boundary.`,
    action: "Contact sales",
    question: "Where should the wall stand?",
    wall: "Wall",
    /** The title block; the wall is that of the chosen mode. */
    rows: [
      ["Drawing", "your boundary"],
      ["Wall", null],
      ["Scale", planContent.capacity],
    ],
  },
  newsletter: {
    label: "Newsletter",
    sentence: ["Release notes and field reports,", "when there is something to say."],
    field: "Work email",
    placeholder: "you@company.com",
    submit: "Subscribe",
  },
} as const;
