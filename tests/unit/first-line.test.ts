import { expect, test } from "vitest";

import { withSuggestion } from "../../app/leads/suggest-requirements.ts";

test("what a visitor chose in the page begins the text of the form, once", () => {
  expect(withSuggestion("", "", "Wall: Cloud")).toBe("Wall: Cloud");
  expect(withSuggestion("Wall: Hybrid", "Wall: Hybrid", "Wall: Cloud")).toBe("Wall: Cloud");
  expect(withSuggestion("We need\ntwo sites", "", "Wall: Cloud")).toBe(
    "Wall: Cloud\nWe need\ntwo sites",
  );
  expect(withSuggestion("Wall: Cloud\nWe need\ntwo sites", "Wall: Cloud", "Wall: Hybrid")).toBe(
    "Wall: Hybrid\nWe need\ntwo sites",
  );
  // Restored from a draft.
  expect(withSuggestion("Wall: Cloud\nWe need", "", "Wall: Cloud")).toBe("Wall: Cloud\nWe need");
  expect(withSuggestion("We need", "", "")).toBe("We need");
  // Chosen no more.
  expect(withSuggestion("Wall: Cloud\nWe need", "Wall: Cloud", "")).toBe("We need");
  // Written anew by the visitor.
  expect(withSuggestion("Our wall: Cloud", "Wall: Cloud", "Wall: Hybrid")).toBe(
    "Wall: Hybrid\nOur wall: Cloud",
  );
});
