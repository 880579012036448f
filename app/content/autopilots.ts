import type { AutopilotProfile } from "./autopilot-profiles.ts";
import type { AutopilotSlug } from "./routes.ts";
import { claims } from "./site.ts";

type Entry = { name: string; text: string; tools: string };

/** The six autopilots in a line each, for lists. */
export const autopilotEntries: Record<AutopilotSlug, Entry> = {
  bdr: {
    name: "BDR",
    text: "Finds companies that fit, drafts the first message and books the meeting. You press send.",
    tools: "CRM, mail, calendar",
  },
  akito: {
    name: "Akito",
    text: "Answers questions from your own documents, and names the page each answer comes from.",
    tools: "files, wiki, chat",
  },
  marketer: {
    name: "Marketer",
    text: "Plans a campaign, writes the variants and reports which one worked. It never publishes by itself.",
    tools: "CMS, mail, analytics",
  },
  "document-validator": {
    name: "Document validator",
    text: "Checks contracts, invoices and forms against your rules and marks the line that breaks one.",
    tools: "files, ERP, rules",
  },
  "patent-filer": {
    name: "Patent filer",
    text: "Searches prior art, drafts claims and keeps the deadlines. An attorney signs.",
    tools: "files, prior art, docket",
  },
  "customer-experience": {
    name: "Customer experience",
    text: "Answers the questions that repeat and hands the rest to a person, with the history attached.",
    tools: "help desk, chat, phone",
  },
};

const inWords = (items: readonly string[]) =>
  `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;

const band = {
  headline: ["Name the job that repeats.", "Keep the decision."],
  promise: `An AI specialist answers within ${claims.replyHours} hours, with the roles and limits your agent would need.`,
  action: "Contact sales",
} as const;

/** Words of `/autopilots`. */
export const autopilotsWords = {
  headline: ["Six agents.", "Your boundary."],
  lead: "Each autopilot does one job, with the tools and records you give it. It runs where your data is, and a person approves what leaves.",
  start: "Get started",
  work: {
    label: "How an agent works",
    headline: "It asks before it acts, and the asking is on record.",
    description:
      "Inside one boundary: a request comes in through a gate to an agent, which asks for role, tool and budget. The call is written to the log, then the tool runs. A person approves what leaves; without a yes it is stopped before the wall.",
    entry: "a request comes in",
    inside: "your boundary",
    nodes: {
      agent: {
        name: "agent asks",
        note: "for each step",
        rows: ["role: may I?", "tool: is it mine?", "budget: is it left?"],
      },
      log: { name: "log", note: "written before the call runs, replayable after" },
      tool: { name: "tool", note: "your CRM, files, mail; on your network" },
      person: { name: "a person", note: "approves what leaves, or sends it back" },
    },
    refused: "without a yes: 0 bytes out",
    source:
      "Drawn as an illustration. Which steps wait for a person is set by your policy, agent by agent.",
  },
  list: { label: "Autopilots", headline: "One job each." },
  band,
} as const;

/** Words that the pages of all six autopilots share. */
export const autopilotPageWords = {
  crumb: "Autopilots",
  start: "Get started",
  about: (name: string) => `Autopilot: ${name}`,
  scope: { label: "Scope", does: "Does", connects: "Connects to", never: "Never does" },
  path: {
    label: "From record to result",
    inside: "your boundary",
    describe: (name: string, { reads, steps, approval, result }: AutopilotProfile) =>
      `Inside your boundary ${name} reads ${inWords(reads.map((box) => box.name))}. It takes ${steps.length} steps: ${inWords(steps)}. A person, the ${approval.name}, ${approval.note}. The result: ${result.name}, ${result.note}.`,
    source: "Drawn as an illustration. Every step is written to the log before it runs.",
  },
  others: {
    label: "The others",
    headline: "Agents hand work to each other.",
    all: {
      title: "All autopilots",
      href: "/autopilots",
      text: "How every agent asks, is written down, and waits for a person.",
    },
  },
  band,
} as const;
