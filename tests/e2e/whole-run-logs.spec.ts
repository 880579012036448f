import { isStray } from "../support/stray-lines.ts";
import { expect, test } from "./fixtures.ts";

const tables = ["hire_me_queries", "aigency_consultation_queries", "newsletter_subscriptions"];

/** What the Worker or the database wrote into a row of its own accord, and names that are no secret. */
const written = new Set([
  "id",
  "kind",
  "created_at",
  "status",
  "source",
  "submission_id",
  "selected_autopilots",
]);

// The last of all: by now every form has been filled in, in every way.
test("nothing that any test typed stands in the log of the whole run", async ({ backend }) => {
  const typed = new Set<string>();
  for (const table of tables) {
    for (const row of await backend.rows({ table })) {
      for (const [column, value] of Object.entries(row)) {
        if (written.has(column) || typeof value !== "string") continue;
        // Shorter ones, such as names that are words too, are found in anything.
        for (const line of value.split("\n")) if (line.length > 7) typed.add(line.toLowerCase());
      }
    }
  }
  const logs = await backend.logs();
  const all = logs.join("\n").toLowerCase();
  expect(typed.size).toBeGreaterThan(0);
  expect([...typed].filter((text) => all.includes(text))).toEqual([]);
  // A line of another kind could hold more lines, of a caller's making.
  expect(logs.filter(isStray)).toEqual([]);
  const ours = logs.filter((line) => line.startsWith('{"level":'));
  expect(ours.length).toBeGreaterThan(10);
  expect(ours.filter((line) => /@|198\.18\.\d/.test(line))).toEqual([]);
});
