import { claims } from "./claims.ts";
import { submitLabels } from "./submit-labels.ts";

/** Texts of every toast and submit button (spec sections 4 and 8). */

/** A toast's title and text. */
export type Message = { title: string; description: string };

type LeadMessages = {
  /** The submit button, idle and busy. */
  submit: string;
  submitting: string;
  success: Message;
  /** The email is already subscribed; only for forms that reject duplicates. */
  duplicate?: Message;
  /** The database refused the row. */
  refused: Message;
  /** Anything else went wrong. */
  failed: Message;
};

const error = (description: string): Message => ({ title: "Error", description });

const somethingWentWrong = error("Something went wrong. Please try again.");
const requestSubmitted: Message = {
  title: "Request submitted!",
  description: "We'll get back to you shortly.",
};
const unableToSubmit = error("Unable to submit request. Please try again later.");

/** Texts of each form, by kind. */
export const leadMessages = {
  getStarted: {
    ...submitLabels.getStarted,
    success: requestSubmitted,
    refused: error("Failed to submit request. Please try again."),
    failed: error("Failed to submit request. Please try again."),
  },
  hireMe: {
    ...submitLabels.hireMe,
    success: {
      title: "Success!",
      description: "Your request has been submitted successfully. We'll get back to you soon!",
    },
    refused: unableToSubmit,
    failed: somethingWentWrong,
  },
  consultation: {
    ...submitLabels.consultation,
    success: requestSubmitted,
    refused: unableToSubmit,
    failed: somethingWentWrong,
  },
  contactUs: {
    ...submitLabels.contactUs,
    success: {
      title: "Message Sent!",
      description: "Thank you for contacting us. We'll get back to you soon.",
    },
    refused: error("Failed to send message. Please try again."),
    failed: error("Failed to send message. Please try again."),
  },
  partner: {
    ...submitLabels.partner,
    success: {
      title: "Application Submitted!",
      description:
        "Thank you for your interest in becoming a partner of the product. We'll review your application and get back to you soon.",
    },
    refused: error("Unable to submit application. Please try again later."),
    failed: error("Failed to submit application. Please try again."),
  },
  contactPage: {
    ...submitLabels.contactPage,
    success: {
      title: "Message sent successfully!",
      description: `Thank you for contacting us. We'll get back to you within ${claims.replyHours} hours.`,
    },
    refused: somethingWentWrong,
    failed: somethingWentWrong,
  },
  newsletter: {
    ...submitLabels.newsletter,
    success: {
      title: "Success!",
      description: "You've been subscribed to our newsletter. Thank you!",
    },
    duplicate: {
      title: "Already subscribed",
      description: "This email is already subscribed to our newsletter!",
    },
    refused: somethingWentWrong,
    failed: somethingWentWrong,
  },
} satisfies Record<string, LeadMessages>;

/** The page and the Worker are of different versions: what was sent could not be read. */
export const outdatedMessage = error(
  "This page has been updated since you opened it. Please reload it and send again. What you typed is kept.",
);

/** Begins the title and the first line of the page that answers a form posted without script. */
export const resultPrefix = { sent: "Sent:", failed: "Error:" } as const;

/** The title above the first failing message of a form. */
export const validationErrorTitle = "Validation Error";

/**
 * @param minutes whole minutes until the next submission is accepted, at least 1
 * @returns the toast of a visitor over the rate limit
 */
export function limitedMessage(minutes: number): Message {
  const unit = minutes === 1 ? "minute" : "minutes";
  return error(`Too many requests. Please try again in ${minutes} ${unit}.`);
}
