import { autopilotNames } from "./autopilot-names.ts";
import type { AutopilotSlug } from "./paths.ts";

type Autopilot = {
  name: string;
  /** One sentence, for lists. */
  text: string;
  tools: string;
  /** For search engines. */
  description: string;
};

/** The six autopilots. Each has a page of its own. */
export const autopilots: Record<AutopilotSlug, Autopilot> = {
  bdr: {
    name: autopilotNames.bdr,
    text: "Finds companies that fit, drafts the first message and books the meeting. You press send.",
    tools: "CRM, mail, calendar",
    description:
      "An autopilot that finds companies that fit, drafts the first message and books the meeting inside your boundary. A person presses send.",
  },
  akito: {
    name: autopilotNames.akito,
    text: "Answers questions from your own documents, and names the page each answer comes from.",
    tools: "files, wiki, chat",
    description:
      "An autopilot that answers questions from your own documents and names the page each answer comes from. It reads what the asker may read.",
  },
  marketer: {
    name: autopilotNames.marketer,
    text: "Plans a campaign, writes the variants and reports which one worked. It never publishes by itself.",
    tools: "CMS, mail, analytics",
    description:
      "An autopilot that plans a campaign, writes the variants and reports which one worked. Nothing is published without an editor's approval.",
  },
  "document-validator": {
    name: autopilotNames["document-validator"],
    text: "Checks contracts, invoices and forms against your rules and marks the line that breaks one.",
    tools: "files, ERP, rules",
    description:
      "An autopilot that checks contracts, invoices and forms against your own rules and marks the line that breaks one. Documents stay where they are.",
  },
  "patent-filer": {
    name: autopilotNames["patent-filer"],
    text: "Searches prior art, drafts claims and keeps the deadlines. An attorney signs.",
    tools: "files, prior art, docket",
    description:
      "An autopilot that searches prior art, drafts claims and keeps the deadlines. The draft stays inside your boundary until an attorney signs.",
  },
  "customer-experience": {
    name: autopilotNames["customer-experience"],
    text: "Answers the questions that repeat and hands the rest to a person, with the history attached.",
    tools: "help desk, chat, phone",
    description:
      "An autopilot that answers the questions that repeat and hands the rest to a person, with the history attached. Replies and refunds wait for a person.",
  },
};

/** The autopilots as links, in the order given. */
export const autopilotLinks = (slugs: readonly AutopilotSlug[]) =>
  slugs.map((slug) => ({
    title: autopilots[slug].name,
    href: `/autopilots/${slug}`,
    text: autopilots[slug].text,
  }));
