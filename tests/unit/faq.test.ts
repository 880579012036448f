import { expect, test } from "vitest";

import { faqGroups } from "../../app/content/faq.ts";
import { privacySovereigntyContent } from "../../app/pages/use-cases/privacy-sovereignty/content.ts";

const items = faqGroups.flatMap((group) => group.items);

test("five groups with at least five questions each", () => {
  expect(faqGroups.map(({ name }) => name)).toEqual([
    "Platform & Infrastructure",
    "Data Sovereignty & Compliance",
    "AI Models & Capabilities",
    "Pricing & Plans",
    "Support & Partnership",
  ]);
  for (const group of faqGroups) expect(group.items.length).toBeGreaterThanOrEqual(5);
});

test("every group and every question has an address of its own", () => {
  const ids = [...faqGroups, ...items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
});

test("answers are plain text without holes, as search engines are given them", () => {
  for (const { question, answer } of items) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/\.$/);
    expect(answer).not.toMatch(/undefined|null|NaN|[<>]|\s{2}/);
    expect(answer).not.toContain("!");
  }
});

// Spec section 9, as it stands there.
test.each([
  ["what-does-it-cost", ["$29", "$199", "$999", "$4,999"]],
  ["uptime", ["99.9%", "99.99%", "99.5% on Starter", "99.95% on Resident"]],
  ["consulting", ["$300", "4 hours", "under 2 hours", "24/7", "remote or on-site"]],
  ["trial", ["14 days", "without a credit card"]],
  ["retention", ["90 days", "12 months", "24 months", "7 years", "30 days"]],
  ["which-models", ["2M+"]],
  ["partner-margin", ["20–30%"]],
  ["data-centers", ["US, Canada, and UAE"]],
  ["response-time", ["24 hours"]],
])("the answer to %s has the numbers of the specification", (id, numbers) => {
  const answer = items.find((item) => item.id === id)?.answer ?? "";
  for (const number of numbers) expect(answer).toContain(number);
});

test("the answer about regulations counts the clauses of the map on /use-cases/privacy-sovereignty", () => {
  const { answer } = items.find(({ id }) => id === "regulations") ?? { answer: "" };
  const [counted] = privacySovereigntyContent.benefits.items
    .map(({ number }) => number)
    .filter((number) => number.endsWith(" clauses"));
  expect(answer).toContain(`${counted}, each with its control`);
});
