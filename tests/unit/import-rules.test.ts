import { expect, test } from "vitest";

import { checkSteps } from "../../scripts/lib/test-steps.ts";
import { smallProject } from "../support/small-project.ts";

const { write, writeImport, run } = smallProject();

/** What a rule of `dependency-cruiser.config.ts` forbids: who imports what, in the way it is written. */
const breaches: readonly [rule: string, from: string, to: string, statement?: string][] = [
  // Each row has its list, with the paths of a row that comes before a wider one.
  ["config may not import", "config/a.ts", "lib/b.ts"],
  ["page may not import", "pages/company/a.tsx", "pages/use-cases/edge-ai/b.tsx"],
  ["detail page may not import", "pages/success-stories/detail/a.tsx", "pages/autopilots/b.tsx"],
  ["scripts may not import", "pages/trust/days.script.ts", "pages/pricing/b.ts"],
  ["leads may not import", "leads/a.ts", "server/leads/b.ts"],
  ["leads contract may not import", "leads/contract.ts", "leads/form.ts"],
  ["server leads may not import", "server/leads/a.ts", "leads/form.ts"],
  ["server store may not import", "server/store/a.ts", "server/leads/c.ts"],
  ["client.tsx may not import", "client.tsx", "ui/b.ts"],
  ["no row for this file", "helper.ts", "ui/c.ts"],
  // Every way to import counts.
  ["ui may not import", "ui/a.ts", "leads/c.ts", 'import type { T } from "TO"; export type U = T;'],
  ["ui may not import", "ui/d.ts", "leads/d.ts", 'export const load = () => import("TO");'],
  ["ui may not import", "ui/e.ts", "leads/e.ts", 'export * from "TO";'],
];

// "The import table, vocabulary and lint have one test each that shows that a breach fails."
test("the program that npm run check calls names each breach of a rule, and fails", () => {
  for (const [, from, to, statement] of breaches) {
    write(`app/${to}`);
    writeImport(`app/${from}`, `app/${to}`, statement);
  }
  write("scripts/program.ts");
  writeImport("app/lib/uses-program.ts", "scripts/program.ts");
  write("app/pages/pricing/uses-zod.ts", 'export const load = () => import("zod");\n');
  writeImport("app/lib/one.ts", "app/lib/other.ts");
  writeImport("app/lib/other.ts", "app/lib/one.ts");
  // Allowed, beside them.
  write("app/browser/in-view.ts");
  writeImport("app/pages/trust/uptime.script.ts", "app/browser/in-view.ts");
  write("app/server/environment/b.ts");
  writeImport("app/leads/send.functions.ts", "app/server/environment/b.ts");

  const step = checkSteps.find(({ name }) => name === "Imports");
  const [program = "", ...parameters] = step?.command ?? [];
  const { status, stdout } = run(program, ...parameters);
  expect(status).not.toBe(0);
  const found = Array.from(stdout.matchAll(/error (.*?): (\S+)(?: → (\S+))?/g), ([, ...parts]) =>
    parts.join(" "),
  );
  for (const [rule, from, to] of breaches) expect(found).toContain(`${rule} app/${from} app/${to}`);
  expect(found).toContain("app may not import app/lib/uses-program.ts scripts/program.ts");
  expect(stdout).toContain("only app/server may import: app/pages/pricing/uses-zod.ts");
  expect(stdout).toContain("no cycle: app/lib/one.ts");
  expect(stdout).not.toMatch(/uptime\.script|send\.functions/);
});

// Deep inside another type the program does not see these: lint refuses them.
test("an import() in the place of a type is refused", () => {
  write("app/lib/target.ts");
  write("app/lib/way.ts", 'export type A = Array<import("./target.ts").T>;');
  expect(run("oxlint", "--format", "unix", "app/lib").stdout).toMatch(
    /way\.ts:.*annotations are forbidden/,
  );
});
