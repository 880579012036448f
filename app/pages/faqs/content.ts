import { claims } from "../../content/claims.ts";

/** Content of `/faqs` without the questions (`content/faq.ts`). */
export const faqsContent = {
  label: "FAQ",
  headline: ["Short answers", "to first questions."],
  lead: "What buyers, security teams and finance ask us, answered with numbers where there are any.",
  groupsLabel: "Groups of questions",
  closing: {
    headline: `Still have a question? A person answers it within ${claims.replyHours} hours.`,
    action: "Contact sales",
  },
} as const;
