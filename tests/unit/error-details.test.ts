import { expect, test } from "vitest";

import { getMessage } from "../../scripts/lib/error-details.ts";

test("an error without a message, such as one of several refused connections, has its name", () => {
  expect(getMessage(new AggregateError([new Error("refused")]))).toBe("AggregateError");
  expect(getMessage(new Error("refused"))).toBe("refused");
  expect(getMessage("refused")).toBe("refused");
});
