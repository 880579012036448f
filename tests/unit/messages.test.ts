import { describe, expect, test } from "vitest";

import { leadMessages, limitedMessage, validationErrorTitle } from "../../app/content/messages.ts";

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

  test("the busy label of every dialog is 'Submitting...'", () => {
    for (const kind of ["getStarted", "hireMe", "consultation"] as const) {
      expect(leadMessages[kind].submitting).toBe("Submitting...");
    }
  });
});
