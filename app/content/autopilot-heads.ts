import type { PageMeta } from "../lib/page-meta.ts";
import type { AutopilotSlug } from "./paths.ts";

/** Heads of `/autopilots/$slug`. */
export const metaByAutopilot: Record<AutopilotSlug, PageMeta> = {
  bdr: {
    path: "/autopilots/bdr",
    title: "BDR autopilot",
    description:
      "An agent that finds companies that fit, drafts the first message and books the meeting inside your boundary. A person presses send.",
  },
  akito: {
    path: "/autopilots/akito",
    title: "Akito autopilot",
    description:
      "An agent that answers questions from your own documents and names the page each answer comes from. It reads what the asker may read.",
  },
  marketer: {
    path: "/autopilots/marketer",
    title: "Marketer autopilot",
    description:
      "An agent that plans a campaign, writes the variants and reports which one worked. Nothing is published without an editor's approval.",
  },
  "document-validator": {
    path: "/autopilots/document-validator",
    title: "Document validator autopilot",
    description:
      "An agent that checks contracts, invoices and forms against your own rules and marks the line that breaks one. Documents stay where they are.",
  },
  "patent-filer": {
    path: "/autopilots/patent-filer",
    title: "Patent filer autopilot",
    description:
      "An agent that searches prior art, drafts claims and keeps the deadlines. The draft stays inside your boundary until an attorney signs.",
  },
  "customer-experience": {
    path: "/autopilots/customer-experience",
    title: "Customer experience autopilot",
    description:
      "An agent that answers the questions that repeat and hands the rest to a person, with the history attached. Refunds wait for a yes.",
  },
};
