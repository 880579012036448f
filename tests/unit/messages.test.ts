import { expect, test } from "vitest";

import { leadMessages, limitedMessage } from "../../app/content/messages.ts";

// Spec sections 4 and 8, word for word. What a success says stands in tests/worker/without-styles.test.ts.
test.each([
  [
    "getStarted",
    "Submitting...",
    "Failed to submit request. Please try again.",
    "Failed to submit request. Please try again.",
  ],
  [
    "hireMe",
    "Submitting...",
    "Unable to submit request. Please try again later.",
    "Something went wrong. Please try again.",
  ],
  [
    "consultation",
    "Submitting...",
    "Unable to submit request. Please try again later.",
    "Something went wrong. Please try again.",
  ],
  [
    "contactUs",
    "Sending...",
    "Failed to send message. Please try again.",
    "Failed to send message. Please try again.",
  ],
  [
    "partner",
    "Submitting...",
    "Unable to submit application. Please try again later.",
    "Failed to submit application. Please try again.",
  ],
  [
    "contactPage",
    "Sending...",
    "Something went wrong. Please try again.",
    "Something went wrong. Please try again.",
  ],
  [
    "newsletter",
    "Subscribing...",
    "Something went wrong. Please try again.",
    "Something went wrong. Please try again.",
  ],
] as const)("%s says '%s', when refused '%s', else '%s'", (kind, submitting, refused, failed) => {
  expect(leadMessages[kind]).toMatchObject({
    submitting,
    refused: { title: "Error", description: refused },
    failed: { title: "Error", description: failed },
  });
});

test("one minute is no plural", () => {
  expect(limitedMessage(1)).toEqual({
    title: "Error",
    description: "Too many requests. Please try again in 1 minute.",
  });
});
