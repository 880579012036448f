import { expect, test } from "vitest";

import { messageOf } from "../../scripts/lib/error-details.ts";

test("an error without a message, such as one of several refused connections, has its name", () => {
  expect(messageOf(new AggregateError([new Error("refused")]))).toBe("AggregateError");
  expect(messageOf(new Error("refused"))).toBe("refused");
  expect(messageOf("refused")).toBe("refused");
});
