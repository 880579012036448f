import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepLastForm, lastForm } from "../../app/browser/last-form.ts";
import { fieldsOf, leadKindNames } from "../../app/leads/form-fields.ts";

const maya = { "given-name": "Maya", email: "maya@northgate.example" };

/** Opens a tab of a browser, which sends Global Privacy Control or not. */
function openTab(globalPrivacyControl = false) {
  const entries = new Map<string, string>();
  vi.stubGlobal("navigator", { globalPrivacyControl });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  return entries;
}

beforeEach(() => void openTab());
afterEach(() => {
  vi.unstubAllGlobals();
});

test("the last form is kept in session storage, and the next takes its place", () => {
  expect(lastForm()).toBeNull();
  keepLastForm(maya);
  expect(lastForm()).toEqual(maya);
  keepLastForm({ "given-name": "Orla" });
  expect(lastForm()).toEqual({ "given-name": "Orla" });
});

test("another tab knows nothing of it", () => {
  keepLastForm(maya);
  openTab();
  expect(lastForm()).toBeNull();
});

test("'Not you? Clear' leaves nothing behind", () => {
  const entries = openTab();
  keepLastForm(maya);
  keepLastForm(null);
  expect([...entries]).toEqual([]);
});

test("with Global Privacy Control nothing is kept, and what was kept before is not used", () => {
  const entries = openTab(true);
  keepLastForm(maya);
  expect([...entries]).toEqual([]);
  entries.set("last-form", JSON.stringify(maya));
  expect(lastForm()).toBeNull();
});

test("where storage is forbidden, forms start empty", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepLastForm(maya);
  expect(lastForm()).toBeNull();
});

test.each(leadKindNames)("%s: who writes is filled, never what is written", (kind) => {
  const fillable = Object.values(fieldsOf(kind)).filter((field) => field.autoComplete);
  expect(new Set(fillable.map(({ autoComplete }) => autoComplete))).toEqual(
    new Set(
      kind === "newsletter"
        ? ["email"]
        : ["given-name", "family-name", "email", "organization", "tel"],
    ),
  );
});
