import { describe, expect, test } from "vitest";

import { firstTierWith, tiers } from "../../app/content/tiers.ts";
import { triedOn, wallHeight, whose, whoseRows, whoseTiers } from "../../app/content/whose.ts";
import { controls } from "../../app/pages/trust/records.ts";
import { readProject } from "../support/files.ts";

const rows = tiers.map((tier) => ({ ...tier, ...whose[tier.slug] }));

test("the tiers and their order are those of the prices", () => {
  expect(whoseTiers.map(({ slug, name }) => ({ slug, name }))).toEqual(
    tiers.map(({ slug, name }) => ({ slug, name })),
  );
});

describe.each(rows)("$name", ({ slug, features, facts, monthlyPrice, trial }) => {
  test("has its keys with us exactly where the tier has no customer-held keys", () => {
    expect(facts.keys.holder === "ours").toBe(features.customerKeys === false);
  });

  test("has one owner exactly where the tier has no roles", () => {
    expect(facts.roles.holder === "ours").toBe(features.roles === false);
  });

  test("keeps its log as long as the tier says", () => {
    const period = String(features.auditLog).toLowerCase();
    const by = facts.log.holder === "ours" ? "with us" : "yours";
    expect(facts.log.words).toBe(`${by}, ${period}`);
  });

  test("gives the customer the last rows and no others, so that one wall separates both", () => {
    const holders = whoseRows.map((row) => facts[row].holder);
    const height = wallHeight(slug);
    expect(holders).toEqual([
      ...Array.from({ length: whoseRows.length - height }, () => "ours"),
      ...Array.from({ length: height }, () => "yours"),
    ]);
  });

  test("is tried where its machine stands, and by contract where it has no price", () => {
    expect(trial).toBe(monthlyPrice === null ? null : facts.machine.holder);
  });
});

test("the control of backups names the tier whose customers hold the keys", () => {
  const backups = controls.find(({ name }) => name === "Backups")?.text;
  expect(backups).toMatch(
    new RegExp(`^Your keys from ${firstTierWith("customerKeys")} up, ours below;`),
  );
});

test("the wall stands at these heights", () => {
  expect(whoseTiers.map(({ slug }) => wallHeight(slug))).toEqual([1, 2, 6, 6, 7]);
});

test("the drawing's sheet has the same heights and columns", () => {
  const sheet = readProject("app/sections/whose-machine/whose-machine.module.css");
  const rules = sheet.matchAll(
    /&:has\(\[value="([\w-]+)"\]:checked\) \{\s+--level: (\d);\s+--column: (\d);/g,
  );
  expect(
    Array.from(rules, ([, slug, level, column]) => [slug, Number(level), Number(column)]),
  ).toEqual(whoseTiers.map(({ slug }, column) => [slug, wallHeight(slug), column]));
});

test("two tiers are tried on our machines, two on the customer's", () => {
  expect(triedOn("ours").map(({ name }) => name)).toEqual(["Starter", "Explorer"]);
  expect(triedOn("yours").map(({ name }) => name)).toEqual(["Resident", "Scaler"]);
});
