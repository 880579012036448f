import { site } from "../../content/site.ts";

/** What became of a link in a mail of the newsletter. */
export const linkContent = {
  unsubscribe: {
    title: "Unsubscribe from the newsletter?",
    description: "Press the button, and your address gets no more issues.",
    submit: "Unsubscribe",
  },
  unsubscribed: {
    title: "You are unsubscribed.",
    description: "Your address gets no more issues. You can subscribe again at any time.",
  },
  expired: {
    title: "This link no longer works.",
    description: `A link that confirms a subscription works for 7 days: subscribe again to get a new one. To unsubscribe, write to ${site.email}.`,
  },
  failed: {
    title: "That did not work.",
    description: "Please open the link in the mail again in a few minutes.",
  },
} as const;
