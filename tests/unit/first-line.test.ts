import { expect, test } from "vitest";

import { withFirstLine } from "../../app/leads/write-first-line.ts";

const lines = ["Wall: Cloud", "Wall: Hybrid"];

test("the first line of a text is replaced, what a visitor wrote stays", () => {
  expect(withFirstLine("", "Wall: Cloud", lines)).toBe("Wall: Cloud");
  expect(withFirstLine("Wall: Hybrid", "Wall: Cloud", lines)).toBe("Wall: Cloud");
  expect(withFirstLine("We need\ntwo sites", "Wall: Cloud", lines)).toBe(
    "Wall: Cloud\nWe need\ntwo sites",
  );
  expect(withFirstLine("Wall: Cloud\nWe need\ntwo sites", "Wall: Hybrid", lines)).toBe(
    "Wall: Hybrid\nWe need\ntwo sites",
  );
});
