import { expect, test } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>(
  [
    "../../app/content/*.ts",
    "../../app/pages/**/content.ts",
    "../../app/pages/trust/crossings/flows.ts",
    "../../app/sections/**/content.ts",
  ],
  { eager: true },
);

/** A machine of ours that is called "hosted"; hosted APIs and models are other people's. */
const isOurs = (text: string) =>
  /\bhosted\b(?! (?:APIs?|models?|services?)\b)/i.test(text) && text !== "hosted";
const namesTiers = (text: string) => /Starter|Explorer/.test(text);

/** The texts of content that say "hosted" where neither they nor a text beside them name its tiers. */
function withoutTiers(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const values: unknown[] = Object.values(value);
  const texts = values.filter((each) => typeof each === "string");
  const found = texts.some(namesTiers) ? [] : texts.filter(isOurs);
  return [...found, ...values.flatMap(withoutTiers)];
}

test('no page says "hosted" without Starter or Explorer beside it', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(30);
  expect(withoutTiers(modules)).toEqual([]);
});

test("a text that forgets them is found", () => {
  expect(withoutTiers({ page: { text: "The hosted tiers are metered." } })).toHaveLength(1);
  expect(withoutTiers({ name: "Hosted", tiers: "Starter, Explorer" })).toEqual([]);
  expect(withoutTiers({ text: "A hosted API takes your records." })).toEqual([]);
});
