import { expect, test } from "vitest";

import { isContentSignal } from "../../app/server/environment/content-signal.ts";

test.each(["search=yes", "search=yes, ai-train=no", "search=yes,ai-input=no,ai-train=no"])(
  "%s is a content signal",
  (text) => {
    expect(isContentSignal(text)).toBe(true);
  },
);

test.each([
  "search",
  "search=maybe",
  "search=yes=no",
  "search=yes, search=no",
  "search=yes,",
  "train=no",
  "search=yes\nDisallow: /",
  "constructor=yes",
])("%s is none", (text) => {
  expect(isContentSignal(text)).toBe(false);
});
