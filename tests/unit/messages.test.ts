import { describe, expect, test } from "vitest";

import {
  leadMessages,
  limitedMessage,
  outdatedMessage,
  validationErrorTitle,
} from "../../app/content/messages.ts";

// Spec section 8, word for word.
describe("toasts", () => {
  test("any validation failure is titled 'Validation Error'", () => {
    expect(validationErrorTitle).toBe("Validation Error");
  });

  test("Get Started", () => {
    expect(leadMessages.getStarted.success).toEqual({
      title: "Request submitted!",
      description: "We'll get back to you shortly.",
    });
    const failure = "Failed to submit request. Please try again.";
    expect(leadMessages.getStarted.refused.description).toBe(failure);
    expect(leadMessages.getStarted.failed.description).toBe(failure);
  });

  test("Hire Me", () => {
    expect(leadMessages.hireMe.success).toEqual({
      title: "Success!",
      description: "Your request has been submitted successfully. We'll get back to you soon!",
    });
    expect(leadMessages.hireMe.refused).toEqual({
      title: "Error",
      description: "Unable to submit request. Please try again later.",
    });
    expect(leadMessages.hireMe.failed.description).toBe("Something went wrong. Please try again.");
  });

  test("consultation: 'Request submitted!', failures as Hire Me", () => {
    expect(leadMessages.consultation.success).toEqual({
      title: "Request submitted!",
      description: "We'll get back to you shortly.",
    });
    expect(leadMessages.consultation.refused).toEqual(leadMessages.hireMe.refused);
    expect(leadMessages.consultation.failed).toEqual(leadMessages.hireMe.failed);
  });

  test("Contact Us, partner application, contact page", () => {
    expect(leadMessages.contactUs).toMatchObject({
      submitting: "Sending...",
      success: {
        title: "Message Sent!",
        description: "Thank you for contacting us. We'll get back to you soon.",
      },
      failed: { description: "Failed to send message. Please try again." },
    });
    expect(leadMessages.partner).toMatchObject({
      success: {
        title: "Application Submitted!",
        description:
          "Thank you for your interest in becoming a partner of the product. We'll review your application and get back to you soon.",
      },
      refused: {
        title: "Error",
        description: "Unable to submit application. Please try again later.",
      },
      failed: {
        title: "Error",
        description: "Failed to submit application. Please try again.",
      },
    });
    expect(leadMessages.contactPage).toMatchObject({
      submit: "Send Message",
      submitting: "Sending...",
      success: {
        title: "Message sent successfully!",
        description: "Thank you for contacting us. We'll get back to you within 24 hours.",
      },
      failed: { title: "Error", description: "Something went wrong. Please try again." },
    });
  });

  test("newsletter", () => {
    expect(leadMessages.newsletter).toMatchObject({
      submitting: "Subscribing...",
      success: {
        title: "Success!",
        description: "You've been subscribed to our newsletter. Thank you!",
      },
      duplicate: {
        title: "Already subscribed",
        description: "This email is already subscribed to our newsletter!",
      },
      failed: { description: "Something went wrong. Please try again." },
    });
  });

  test.each([
    [10, "Too many requests. Please try again in 10 minutes."],
    [1, "Too many requests. Please try again in 1 minute."],
  ])("rate limited for %i minutes", (minutes, description) => {
    expect(limitedMessage(minutes)).toEqual({ title: "Error", description });
  });

  test("a form of another version is asked to be loaded again", () => {
    expect(outdatedMessage).toEqual({
      title: "Error",
      description:
        "This page has been updated since you opened it. Please reload it and send again. What you typed is kept.",
    });
  });

  test("the busy label of every dialog is 'Submitting...'", () => {
    for (const kind of ["getStarted", "hireMe", "consultation"] as const) {
      expect(leadMessages[kind].submitting).toBe("Submitting...");
    }
  });
});
