import { claims } from "../../../content/claims.ts";
import { trialTerms } from "../../../content/tiers.ts";
import { tryIt } from "../../../content/try-it.ts";
import type { AutopilotSlug } from "../../../content/paths.ts";
import type { GateContent } from "../artifacts/artifact-content.ts";
import type { AutopilotProfile } from "./autopilot-profiles.ts";

type Hero = { headline: readonly [string, string]; lead: string };

/** Headline of each autopilot's page. */
export const autopilotHeroes: Record<AutopilotSlug, Hero> = {
  bdr: {
    headline: ["BDR books the meeting.", "You press send."],
    lead: "BDR does the groundwork of a business development representative: it finds companies that fit, drafts the first message from what your team already knows, and offers a time when somebody answers.",
  },
  akito: {
    headline: ["Akito answers,", "and names the page."],
    lead: "Answers questions from your own documents. Each sentence carries its source, and a question without a source gets no answer.",
  },
  marketer: {
    headline: ["Marketer writes\u00a0four.", "You publish one."],
    lead: "Plans a campaign, writes the variants, and reports which one worked, with the figures of your own analytics.",
  },
  "document-validator": {
    headline: ["Document validator", "marks the broken rule."],
    lead: "Checks contracts, invoices and forms against rules you write in plain sentences, and shows the line, the rule and the reason.",
  },
  "patent-filer": {
    headline: ["Patent filer drafts.", "An attorney signs."],
    lead: "Searches prior art, drafts claims and keeps the deadlines. An unfiled idea is the last thing that should leave the building, so it does not.",
  },
  "customer-experience": {
    headline: ["Customer experience", "answers what repeats."],
    lead: "Takes the questions your team has answered a hundred times, in chat, mail and on the phone. The others reach a person with the history attached.",
  },
};

const inWords = (items: readonly string[]) =>
  `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;

/** Content that the pages of all autopilots share. */
export const autopilotContent = {
  crumb: "Autopilots",
  contact: "Contact sales",
  closing: {
    headline: (name: string) =>
      [`Try ${name} for ${claims.trialDays}\u00a0days.`, tryIt.ownRecords] as const,
    promise: `${trialTerms}. A person approves what leaves.`,
    action: "Get started",
  },
  scope: { label: "Scope", does: "Does", connects: "Connects to", never: "Never does" },
  path: {
    label: "From record to result",
    hint: "Choose a source: what comes from it is underlined.",
    sending: "Sending…",
    sent: "Sent",
    waits: "not here yet",
    arrived: (leaves: string) => `${leaves} is here`,
    before: "before: 0 bytes out",
    after: (leaves: string) => `after: ${leaves}, in the log`,
    describe: (name: string, { reads, steps, result }: AutopilotProfile, gate: GateContent) =>
      `Inside your boundary ${name} reads ${inWords(reads.map((box) => box.name))}. It takes ${steps.length} steps: ${inWords(steps)}. A person, the ${gate.who}, ${gate.approves}. The result: ${result.name}, ${result.note}.`,
    source: "Drawn as an illustration. Every step is written to the log before it runs.",
  },
  others: {
    label: "The others",
    headline: "Autopilots hand work to each other",
    all: {
      title: "All autopilots",
      href: "/autopilots",
      text: "How every autopilot asks, logs each call and waits for a person.",
    },
  },
} as const;
