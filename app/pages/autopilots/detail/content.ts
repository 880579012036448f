import type { AutopilotSlug } from "../../../content/paths.ts";

type Hero = { headline: readonly [string, string]; lead: string };

/** Headline of each autopilot's page. */
export const autopilotHeroes: Record<AutopilotSlug, Hero> = {
  bdr: {
    headline: ["BDR books the meeting.", "You press send."],
    lead: "Finds companies that fit, drafts the first message from what your team already knows, and offers a time when somebody answers.",
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
