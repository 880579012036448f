import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import { createLog } from "../../app/server/environment/log.ts";
import { countInsertFailure } from "../../app/server/leads/insert-failures.ts";

const minute = 60_000;
let alerts: string[];
let environment: ReturnType<typeof readEnvironment>;

beforeEach(() => {
  vi.useFakeTimers();
  alerts = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void alerts.push(line));
  environment = readEnvironment({}, () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The code that is an alert after each failure, or null. */
const fail = (code: string, after = 0): unknown => {
  vi.advanceTimersByTime(after);
  const before = alerts.length;
  countInsertFailure(code, environment, createLog("a request"));
  const line = alerts.at(before);
  return line === undefined ? null : (JSON.parse(line) as { code: string }).code;
};

// "alerts at the third equal code within ten minutes in one isolate"
test("the third insert that fails with the same code is an alert, and others do not count", () => {
  expect(fail("42501")).toBeNull();
  expect(fail("23502")).toBeNull();
  expect(fail("42501", 4 * minute)).toBeNull();
  expect(fail("503")).toBeNull();
  expect(fail("42501", 6 * minute)).toBe("42501");
  expect(alerts[0]).toContain('"alert":true');
});

test("three in more than ten minutes are none", () => {
  expect(fail("42501")).toBeNull();
  expect(fail("42501", 5 * minute)).toBeNull();
  expect(fail("42501", 6 * minute)).toBeNull();
  expect(fail("42501", 4 * minute)).toBe("42501");
});

test("it is repeated after an hour, not with each lead", () => {
  const said = Array.from({ length: 65 }, () => fail("23502", minute));
  expect(said.flatMap((code, index) => (code === null ? [] : [index]))).toEqual([2, 62]);
});

test("each code is an alert of its own", () => {
  const codes = ["42501", "23502", "42501", "23502", "42501", "23502"];
  expect(codes.map((code) => fail(code)).slice(-2)).toEqual(["42501", "23502"]);
});

test("another isolate counts anew", () => {
  expect(fail("42501")).toBeNull();
  expect(fail("42501")).toBeNull();
  environment = readEnvironment({ another: true }, () => undefined);
  expect(fail("42501")).toBeNull();
});
