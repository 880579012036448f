import { describe, expect, test } from "vitest";

import { errorPage } from "../../app/server/http/error-responses.ts";
import { errorContent } from "../../app/shell/views/error-view.tsx";

// A page that failed cannot know what became of a form that was sent with it.
describe("what the visitor is told when a page fails", () => {
  test.each([
    ["in the browser", () => Promise.resolve(Object.values(errorContent).join(" "))],
    ["by the Worker", () => errorPage({ nonce: "nonce", requestId: "request-id" }).text()],
  ])(
    "%s: nothing is promised, and a form that was sent is to be sent again",
    async (_, wordsOf) => {
      const words = await wordsOf();
      expect(words).not.toMatch(/nothing .*lost|was (?:saved|stored|received)|is safe/i);
      expect(words).toContain("If you were sending a form, it may not have arrived");
    },
  );
});
