import { afterAll, expect } from "vitest";

import { takeStrayLines } from "./stray-lines.ts";

// "Every test run fails on a log line that is not one JSON object."
afterAll(() => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- it fails the file
  expect(takeStrayLines()).toEqual([]);
});
