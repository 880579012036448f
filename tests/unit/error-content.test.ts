import { expect, test } from "vitest";

import { errorPage } from "../../app/server/http/error-responses.ts";

// A page that failed cannot know what became of a form that was sent with it.
test("a page that fails promises nothing, and has a form that was sent sent again", async () => {
  const words = await errorPage({ nonce: "nonce", requestId: "request-id" }).text();
  expect(words).not.toMatch(/nothing .*lost|was (?:saved|stored|received)|is safe/i);
  expect(words).toContain("If you were sending a form, it may not have arrived");
});
