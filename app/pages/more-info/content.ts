import { claims } from "../../content/claims.ts";
import { site } from "../../content/site.ts";
import { formatAtLeast, formatDollars, formatPercent, formatUnder } from "../../lib/format.ts";
import { modeContent, planModes } from "../../content/plan.ts";
import { consulting, firstTierWith, tiers, trialTerms } from "../../content/tiers.ts";
import { whose } from "../../content/whose.ts";
import { formatLimit, tierRange } from "../../content/tier-limits.ts";

const days = `${claims.trialDays} days`;
const hours = `${claims.replyHours} hours`;

/** In a list of capacities a number has its unit; what is sized with the customer has one line of a sheet. */
const memoryOf = ({ memory }: (typeof tiers)[number]) =>
  /^\d/.test(memory) ? memory : "memory agreed";

/** Where a tier runs; of our machines it says so. */
export const runsInOf = ({ slug, runsIn }: Pick<(typeof tiers)[number], "slug" | "runsIn">) => {
  const { holder, words } = whose[slug].facts.machine;
  return holder === "ours" ? `${runsIn}: ${words}` : runsIn;
};

/** Content of `/more-info`. */
export const moreInfoContent = {
  print: "Print this page",
  label: `${site.name} technical brief`,
  headline: ["The platform", "on one page."],
  lead: "For the colleague who was not in the meeting. Print it or forward it.",
  what: {
    label: "What it is",
    headline: "AI and HPC workloads, inside a boundary you own.",
    text: `${site.name} deploys and scales models, agents and high-performance computing in the place you choose, and runs itself there. Models come in through one gate, where each file is verified and signed. Records, prompts and results stay inside, unless your policy names what may leave and a person approves it.`,
    numbers: [
      { value: formatAtLeast(claims.models), text: "models, open or your own" },
      { value: formatUnder(claims.deployMinutes, "minutes"), text: "to the first deployment" },
      {
        value: formatPercent(claims.uptimePercent),
        text: `uptime, up to ${formatPercent(claims.enterpriseUptimePercent)} for enterprises`,
      },
      { value: formatAtLeast(claims.clients), text: "enterprise clients" },
    ],
    source: `Models, deployment time and clients: ${site.name}, own count. Uptime: service level by tier, from ${formatPercent(tierRange.min.uptimePercent)}.`,
  },
  modes: {
    label: "Where it runs",
    headline: "Five places to run, one release.",
    rows: [
      {
        mode: "ours",
        name: "Our machines",
        line: "A room on one of ours (Starter), or all of one (Explorer).",
        description:
          "A room of yours on a machine of ours. Signed models enter through one gate. Inference and your data are in the room. Records out: 0 bytes. We count hours, sign-ins and errors.",
      },
      ...planModes.map((mode) => ({ mode, ...modeContent[mode] })),
    ],
    source:
      "Our machines, and the four modes in which the wall is yours. Heavy line: your boundary. Line with a dot: models coming in. Cross: data refused at the wall. Not to scale.",
  },
  whose: {
    label: "Whose machine",
    headline: "Whose machine is it?",
    source:
      "Hatched is our ground, plain is yours; the heavy line is the wall. Sample log periods.",
  },
  security: {
    label: "Security facts",
    headline: "What your security team will ask.",
    caption: "Security facts",
    head: ["Question", "Answer"],
    rows: [
      [
        "What leaves the boundary",
        "Nothing, unless your policy names it and a person approves it. On Starter and Explorer we count hours, sign-ins and errors; from Resident up nothing is sent.",
      ],
      ["What comes in", "Models and releases, through one gate, verified and signed."],
      [
        "Encryption",
        `At rest and in transit. From ${firstTierWith("customerKeys")} upwards you hold the keys.`,
      ],
      ["Access", `By role, for people and for agents alike, from ${firstTierWith("roles")} up.`],
      ["Audit", "Every tool call of an agent is logged before it runs."],
      ["Frameworks", "Controls and evidence for GDPR, HIPAA and SOC 2."],
      ["Our data centers", `${site.dataCenters.join(", ")}. Optional; records stay in the region.`],
    ],
  },
  tiers: {
    label: "Tiers",
    headline: "Priced by capacity.",
    caption: "Tiers, prices per month, capacity and uptime",
    head: ["Tier", "Per month", "Capacity", "Uptime", "Runs in"],
    rows: tiers.map((tier) => ({
      name: tier.name,
      price: tier.monthlyPrice === null ? tier.cpu : formatDollars(tier.monthlyPrice),
      capacity:
        tier.computeHours === null
          ? tier.cpu
          : `${tier.cpu}, ${memoryOf(tier)}, ${tier.storage}, ${formatLimit(tier.computeHours)} h`,
      sla: tier.sla,
      runsIn: runsInOf(tier),
    })),
    source: `Capacity: CPU, memory, storage, compute hours per month. US dollars, before tax. ${trialTerms}. Consulting ${formatDollars(consulting.hourlyRate)} an hour, ${consulting.minimumHours} hours minimum.`,
  },
  next: {
    label: "Next steps",
    headline: "From here to a running model.",
    steps: [
      {
        title: "Write to us",
        text: `Say what you want to run and where. A reply within ${hours}.`,
      },
      { title: "See the sketch", text: "A specialist sketches your boundary and names a tier." },
      {
        title: "Try it",
        text: `${days}, no credit card. On our machines at the sign-in, on yours with an engineer.`,
      },
      { title: "Decide", text: "Keep the tier, change it, or let the trial end by itself." },
    ],
    contacts: [
      { name: "Email", value: site.email, href: `mailto:${site.email}` },
      { name: "Phone", value: site.phone, href: `tel:${site.phone.replaceAll(" ", "")}` },
      { name: "Support", value: site.supportHours },
    ],
    links: [
      { label: "View Pricing", href: "/pricing" },
      { label: "Contact us", href: "/contact-us" },
    ],
  },
  closing: {
    headline: `A specialist replies within ${claims.replyHours}\u00a0hours, with a sketch of your boundary.`,
    action: "Contact sales",
  },
} as const;
