import { expect, test } from "vitest";

import { leadTables, type LeadTable, typedColumns } from "../../app/server/store/lead-rows.ts";
import { visitorChecks } from "../../app/server/store/lead-store.ts";
import { readProject } from "../support/files.ts";

const schema = readProject("supabase/schema.sql");
const tables = Object.keys(leadTables) as LeadTable[]; // its keys

/** What no visitor types: the Worker, the database and the staff write it. */
const otherColumns = /\b(?:source|status|note|proof_hash|email_proof_hash|email_problem)\b/;

/** The checks of a table in the migrations, with their conditions. */
function checksOf(table: LeadTable): { name: string; condition: string }[] {
  const [, body = ""] = schema.split(`CREATE TABLE public.${table} (`);
  const [columns = ""] = body.split("\n);");
  return [...columns.matchAll(/CONSTRAINT (\w+) CHECK (.*?)(?=,\n {4}CONSTRAINT|$)/gs)].map(
    ([, name = "", condition = ""]) => ({ name, condition }),
  );
}

// "A check constraint of ours on a visitor's field": the only checks that refuse a lead for good.
test.each(tables)("the checks of %s on what a visitor typed are those that refuse", (table) => {
  const checks = checksOf(table);
  expect(checks.length).toBeGreaterThan(8);
  const typed = checks.filter(({ condition }) => !otherColumns.test(condition));
  const names = checks
    .map(({ name }) => name)
    .filter((name) => visitorChecks(table).includes(name));
  expect(names).toEqual(typed.map(({ name }) => name));
  expect(names).toContain(`${table}_email_check`);
  expect(names).not.toContain(`${table}_source_check`);
});

test.each(tables)(
  "each column of %s that a visitor fills has a check, and no hidden characters",
  (table) => {
    const checks = checksOf(table);
    const conditionOf = (name: string) =>
      checks.find((check) => check.name === `${table}_${name}_check`)?.condition ?? "";
    const characters = conditionOf("single_lines") + conditionOf("text");
    for (const column of typedColumns(table)) {
      expect(conditionOf(column)).toContain(column);
      expect(characters).toContain(column);
      expect(conditionOf("hidden")).toContain(column);
    }
  },
);
