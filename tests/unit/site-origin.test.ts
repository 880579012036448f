import { expect, test } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";

test.each([
  ["production without it is reported", { ENVIRONMENT: "production" }, 1],
  ["staging may go without", { ENVIRONMENT: "staging" }, 0],
  [
    "production with it is fine",
    { ENVIRONMENT: "production", SITE_ORIGIN: "https://a.example" },
    0,
  ],
])("SITE_ORIGIN: %s", (_, raw, faults) => {
  const reported: string[] = [];
  readEnvironment({ ...raw }, (name) => reported.push(name));
  expect(reported.filter((name) => name === "SITE_ORIGIN")).toHaveLength(faults);
});
