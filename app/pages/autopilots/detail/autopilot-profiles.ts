import type { AutopilotSlug } from "../../../content/paths.ts";

/** A box of a drawing: a name, and a second line. */
type Box = { name: string; note: string };

/** Content of one autopilot's page. */
export type AutopilotProfile = {
  does: readonly string[];
  connects: readonly string[];
  never: readonly string[];
  /** The drawing from left to right: sources, steps, result. Who approves is in `gateContent`. */
  reads: readonly Box[];
  steps: readonly string[];
  result: Box;
  /** What the person presses, and where it then arrives. */
  press: string;
  inbox: string;
  /** Which work it takes from another one, or hands on. */
  together: string;
};

/** The six autopilots. Tools and limits are sample content. */
export const autopilotProfiles: Record<AutopilotSlug, AutopilotProfile> = {
  bdr: {
    does: [
      "Ranks accounts by the customers you have won before",
      "Drafts a first message that cites its reason for writing",
      "Offers times from the right calendar, and books one",
      "Writes every contact back to the CRM",
    ],
    connects: [
      "CRM: read accounts, write notes",
      "Mail: drafts only",
      "Calendar: free and busy times",
    ],
    never: [
      "Sends a message nobody has approved",
      "Buys or scrapes contact lists",
      "Writes to anybody on your do-not-contact list",
    ],
    reads: [
      { name: "CRM", note: "accounts, deals" },
      { name: "mail", note: "past threads" },
      { name: "calendar", note: "free times" },
    ],
    steps: ["rank accounts", "draft a message", "offer a time"],
    result: { name: "meeting", note: "in the calendar" },
    press: "Press send",
    inbox: "inbox of M. Aldwin",
    together: "BDR asks Marketer which message got the most answers.",
  },
  akito: {
    does: [
      "Reads files, wiki pages and tickets where they are",
      "Answers in the language of the question",
      "Names document and page for every statement",
      "Collects what it could not answer, for the owner of the topic",
    ],
    connects: ["File shares: read", "Wiki and tickets: read", "Chat: where questions are asked"],
    never: [
      "Shows a document to somebody who may not open it",
      "Answers from memory when no source is found",
      "Keeps a copy of a document outside its store",
    ],
    reads: [
      { name: "files", note: "what the asker may read" },
      { name: "wiki", note: "every space allowed" },
      { name: "tickets", note: "closed ones" },
    ],
    steps: ["find passages", "compose an answer", "cite each page"],
    result: { name: "answer", note: "with its pages" },
    press: "Approve",
    inbox: "chat of an outside asker",
    together: "Akito answers people and the other five autopilots.",
  },
  marketer: {
    does: [
      "Turns a brief into a plan with dates and channels",
      "Writes variants in your voice, from your style guide",
      "Splits the audience and stops the variant that loses",
      "Reports cost and response for each variant",
    ],
    connects: ["CMS: drafts only", "Mail and ads: planned, not sent", "Analytics: read"],
    never: [
      "Publishes or spends without approval",
      "Uses a customer’s name that is not cleared",
      "Targets people by data you have not allowed",
    ],
    reads: [
      { name: "brief", note: "goal and budget" },
      { name: "CMS", note: "style, past pages" },
      { name: "analytics", note: "what worked" },
    ],
    steps: ["plan dates", "write variants", "split the audience"],
    result: { name: "campaign", note: "one report per variant" },
    press: "Publish",
    inbox: "October mailing",
    together: "Marketer tells BDR which message got the most answers.",
  },
  "document-validator": {
    does: [
      "Reads scans, PDF files and office documents",
      "Checks each document against every rule that applies",
      "Marks the line, names the rule, proposes a correction",
      "Compares invoice, order and delivery note",
    ],
    connects: [
      "File shares: read",
      "ERP: orders and suppliers",
      "Your rules: versioned, with an owner",
    ],
    never: [
      "Changes a document; it only marks",
      "Approves a payment",
      "Passes a document it could not read",
    ],
    reads: [
      { name: "files", note: "contracts, invoices" },
      { name: "ERP", note: "orders, suppliers" },
      { name: "rules", note: "yours, versioned" },
    ],
    steps: ["read the lines", "check every rule", "mark what breaks"],
    result: { name: "verdict", note: "with rule and line" },
    press: "Approve",
    inbox: "purchasing, open marks",
    together: "Document validator hands a wrong delivery to Customer experience.",
  },
  "patent-filer": {
    does: [
      "Searches a copy of prior art kept inside the boundary",
      "Drafts claims and a description from the disclosure",
      "Lists what an examiner may object to",
      "Keeps the docket and warns before each deadline",
    ],
    connects: [
      "Invention disclosures: read",
      "Prior art: a local copy",
      "Docket: deadlines and fees",
    ],
    never: [
      "Files anything by itself",
      "Sends a draft or a query outside",
      "Trains a shared model on a disclosure",
    ],
    reads: [
      { name: "disclosure", note: "from the inventor" },
      { name: "prior art", note: "a local copy" },
      { name: "docket", note: "dates, fees" },
    ],
    steps: ["search prior art", "draft the claims", "list objections"],
    result: { name: "application", note: "ready to file" },
    press: "Sign and file",
    inbox: "patent office",
    together: "Patent filer asks Akito where the idea was written down.",
  },
  "customer-experience": {
    does: [
      "Answers from your help pages and past tickets",
      "Looks up the order, the contract or the delivery",
      "Hands over with a summary, in the same conversation",
      "Names the ten questions your help pages miss",
    ],
    connects: [
      "Help desk: read and reply",
      "Orders and contracts: read",
      "Chat and phone: your own lines",
    ],
    never: [
      "Grants a refund or a credit without approval",
      "Pretends to be a person",
      "Keeps a customer from reaching one",
    ],
    reads: [
      { name: "help desk", note: "past tickets" },
      { name: "orders", note: "this customer’s" },
      { name: "help pages", note: "the current ones" },
    ],
    steps: ["find the answer", "look up the order", "reply or hand over"],
    result: { name: "closed ticket", note: "with its history" },
    press: "Press send",
    inbox: "chat, order 88-2041",
    together: "Customer experience asks Akito for the source, then answers.",
  },
};
