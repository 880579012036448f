import { expect, test } from "vitest";

import { leadReference } from "../../app/content/lead-reference.ts";

test("a lead is called by the first eight digits of its submission id", () => {
  expect(leadReference("7f3a20c4-4c55-4b1e-9b63-0d2f1f0a7e11")).toBe("AIOI-7F3A-20C4");
});
