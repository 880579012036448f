import { claims } from "../../content/site.ts";

/** Words of `/faqs` around the questions, which stand apart: the browser fetches no code for them. */
export const faqContent = {
  label: "FAQ",
  headline: ["Short answers", "to first questions."],
  lead: "What buyers, security teams and finance ask us, answered with numbers where there are any.",
  groupsLabel: "Groups of questions",
  permalink: "Link to this answer",
  band: {
    headline: ["Still have a question?", "Ask a human."],
    promise: `An AI specialist answers within ${claims.replyHours} hours.`,
    action: "Contact sales",
  },
} as const;
