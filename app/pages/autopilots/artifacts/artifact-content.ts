import type { AutopilotSlug } from "../../../content/paths.ts";

/** Who approves what leaves, and what that is. */
export type GateContent = { who: string; approves: string; leaves: string };

/** The gate of each agent. */
export const gateContent: Record<AutopilotSlug, GateContent> = {
  bdr: { who: "sales rep", approves: "approves each message", leaves: "the message" },
  akito: { who: "topic owner", approves: "approves answers that leave", leaves: "the answer" },
  marketer: { who: "editor", approves: "approves what goes out", leaves: "variant B" },
  "document-validator": { who: "reviewer", approves: "approves each mark", leaves: "the mark" },
  "patent-filer": { who: "attorney", approves: "approves and signs", leaves: "the filing" },
  "customer-experience": {
    who: "team lead",
    approves: "approves replies and refunds",
    leaves: "the reply",
  },
};

/** What the artefacts say. Names and numbers are sample content. */
export const artifactContent = {
  mail: {
    to: ["To", "M. Aldwin, plant manager"],
    subject: ["Subject", "Drawings when the line is down"],
    text: "Your team asked in March what happens to drawings when the line is down. Three plants like yours read them from the floor.",
    source: "CRM",
    refused: "I saw on your profile that you are changing jobs.",
    reason: "refused: scraped",
    question: "Would one of these suit you?",
    times: ["Tue 10:00", "Tue 15:30", "Thu 9:00"],
    chosen: "Tue 15:30",
  },
  answer: {
    question: "How long do we keep sensor data from pilot line 2?",
    lines: [
      { text: "13 months, then monthly means only.", page: "p. 41" },
      { text: "Line 2 counts as production since May.", page: "p. 7" },
    ],
    refused: "Probably the same abroad.",
    reason: "no source",
    documents: [
      { name: "Retention", page: "p. 41", lit: 4 },
      { name: "Site register", page: "p. 7", lit: 2 },
    ],
  },
  variants: {
    brief: ["Brief", "fill the October workshops"],
    rows: [
      { name: "A", text: "Your auditors will ask.", percent: 6.4 },
      { name: "B", text: "Bring one record. Keep it.", percent: 9.2, best: true },
      { name: "C", text: "AI, but in your building.", percent: 4.8 },
    ],
    refused: { name: "D", text: "Ten customers can’t be wrong.", reason: "name not cleared" },
    source: "response of a split audience, own analytics",
    /** Right end of the bars. */
    scalePercent: 10,
  },
  contract: {
    file: ["File", "supply-contract-0417.pdf, page 9"],
    before: {
      number: "7.1",
      text: "The supplier invoices each delivery on the day it leaves the plant.",
    },
    broken: { number: "7.2", text: ["Payment is due within ", "60 days", " of the invoice."] },
    after: { number: "7.3", text: "Late payment bears interest at the statutory rate." },
    verdict: "breaks rule 12",
    rule: "“We pay within 45 days.” Owner: purchasing.",
    proposed: "proposed: 45\u00a0days",
  },
  claims: {
    root: "1 A valve that closes when power is lost",
    left: "2 … with a spring",
    leftLeaves: ["4 steel", "5 ceramic"],
    refused: "3 … with a latch",
    waiting: "6",
    reason: "Claim 3 overlaps prior art of 1998. Objection likely.",
    docket: ["Docket", "priority year ends in 34 days"],
  },
  conversation: {
    asked: "My order came without the filter.",
    facts: [
      ["Order", "88-2041"],
      ["Packed", "1 of 2 items"],
      ["Filter", "leaves today"],
    ],
    reply: "You are right, the filter was left out. It leaves today and arrives on Thursday.",
    next: "Then refund the shipping.",
    waits: "Refund, 9 USD: waits for the team lead, with the history attached",
  },
} as const;

/** One sentence below all artefacts. */
export const artifactSource =
  "Drafts, names and figures in the drawings are illustrations. Which steps wait for a person is set by your policy, autopilot by autopilot.";
