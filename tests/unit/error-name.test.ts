import { expect, test } from "vitest";
import * as z from "zod/mini";

import { errorName, knownErrorName } from "../../app/server/environment/log.ts";

const named = (name: string) => Object.assign(new Error("harmless"), { name });
const thrown = (work: () => unknown): unknown => {
  try {
    work();
  } catch (caught) {
    return caught;
  }
  return undefined;
};

// "Error names in the log come from a fixed list."
test.each<[string, unknown]>([
  ["Error", new Error("a message that may quote input")],
  ["TypeError", new TypeError("x")],
  ["SyntaxError", thrown(() => JSON.parse("{"))],
  ["TimeoutError", new DOMException("x", "TimeoutError")],
  ["AbortError", AbortSignal.abort().reason],
  ["$ZodError", thrown(() => z.string().parse(1))],
  ["string", "a text that was thrown"],
  ["undefined", undefined],
])("%s is named", (name, value) => {
  expect(errorName(value)).toBe(name);
});

test.each([
  "Maya Okonjo",
  'x"}\n{"level":"error","event":"forged.line"}',
  "\u001B[2J",
  "constructor",
  "__proto__",
  "",
])("%j is no name of an error", (name) => {
  expect(errorName(named(name))).toBe("other");
  expect(knownErrorName(name)).toBe("other");
});
