import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { clearDraft, submissionIdFor } from "../../app/browser/drafts.ts";

// What browsers do where storage is forbidden: asking for it throws.
const before = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");
beforeAll(() => {
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("Storage is forbidden", "SecurityError");
    },
  });
});
afterAll(() => {
  if (before) Object.defineProperty(globalThis, "sessionStorage", before);
  else Reflect.deleteProperty(globalThis, "sessionStorage");
});

const newId = () => crypto.randomUUID();

describe("without session storage", () => {
  test("the same content goes under the same id, a changed one under another", () => {
    const first = submissionIdFor("hireMe", "content", newId);
    expect(submissionIdFor("hireMe", "content", newId)).toBe(first);
    expect(submissionIdFor("contactUs", "content", newId)).not.toBe(first);
    expect(submissionIdFor("hireMe", "changed", newId)).not.toBe(first);
  });

  test("once it was sent, the same content is a new submission", () => {
    const first = submissionIdFor("hireMe", "again", newId);
    clearDraft("hireMe");
    expect(submissionIdFor("hireMe", "again", newId)).not.toBe(first);
  });
});
