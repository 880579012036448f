import { autopilotHeroes } from "./autopilot-heroes.ts";
import type { AutopilotProfile } from "./autopilot-profiles.ts";
import type { AutopilotSlug } from "./paths.ts";

type Entry = { text: string; tools: string };

/** The six autopilots in a line each, for lists. */
export const autopilotEntries: Record<AutopilotSlug, Entry> = {
  bdr: {
    text: "Finds companies that fit, drafts the first message and books the meeting. You press send.",
    tools: "CRM, mail, calendar",
  },
  akito: {
    text: "Answers questions from your own documents, and names the page each answer comes from.",
    tools: "files, wiki, chat",
  },
  marketer: {
    text: "Plans a campaign, writes the variants and reports which one worked. It never publishes by itself.",
    tools: "CMS, mail, analytics",
  },
  "document-validator": {
    text: "Checks contracts, invoices and forms against your rules and marks the line that breaks one.",
    tools: "files, ERP, rules",
  },
  "patent-filer": {
    text: "Searches prior art, drafts claims and keeps the deadlines. An attorney signs.",
    tools: "files, prior art, docket",
  },
  "customer-experience": {
    text: "Answers the questions that repeat and hands the rest to a person, with the history attached.",
    tools: "help desk, chat, phone",
  },
};

const inWords = (items: readonly string[]) =>
  `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;

/** Words of the parts of `/autopilots` that answer to nobody. */
export const autopilotsBody = {
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
} as const;

/** Words that the pages of all six autopilots share below the headline. */
export const autopilotBody = {
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
} as const;

/** The autopilots as links, in the order given. */
export const autopilotLinks = (slugs: readonly AutopilotSlug[]) =>
  slugs.map((slug) => ({
    title: autopilotHeroes[slug].name,
    href: `/autopilots/${slug}`,
    text: autopilotEntries[slug].text,
  }));
