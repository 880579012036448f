import { expect, test } from "vitest";

import { checkSteps } from "../../scripts/lib/test-steps.ts";
import { smallProject } from "../support/small-project.ts";

const { write, writeImport, violations, run } = smallProject();

const target = (room: string) => `app/${room}/target.ts`;

test("every way to import counts", async () => {
  write(target("server/http"));
  write("app/server/http/target.css", "");
  const statements = [
    'import "TO";',
    'import { x } from "TO"; x();',
    'import * as all from "TO"; all.x();',
    'export { x } from "TO";',
    'export * from "TO";',
    'export * as all from "TO";',
    'export const load = () => import("TO");',
    "export const load = () => import(`TO`);",
    'import type { T } from "TO"; export type U = T;',
    'import { type T } from "TO"; export type U = T;',
    'export type { T } from "TO";',
    'export const y: import("TO").T = "";',
  ];
  statements.forEach((statement, place) => {
    writeImport(`app/pages/pricing/way-${place}.tsx`, target("server/http"), statement);
  });
  writeImport("app/pages/pricing/way-raw.ts", `${target("server/http")}?raw`);
  writeImport("app/pages/pricing/way-css.ts", "app/server/http/target.css", 'import "TO";');
  expect(await violations()).toEqual(
    [
      ...statements.map((_, place) => `way-${place}.tsx → ${target("server/http")}`),
      `way-raw.ts → ${target("server/http")}`,
      "way-css.ts → app/server/http/target.css",
    ]
      .map((edge) => `page may not import: app/pages/pricing/${edge}`)
      .toSorted(),
  );
});

// Deep inside another type the program does not see these: no file may have them.
test("an import() in the place of a type is refused wherever it stands", async () => {
  const statements = [
    'export type A = Array<import("./target.ts").T>;',
    'export type A = typeof import("./target.ts");',
    'export let a: import("./target.ts").T;',
  ];
  write("app/lib/target.ts");
  statements.forEach((statement, place) => {
    write(`app/lib/way-${place}.ts`, statement);
  });
  const { stdout } = run("oxlint", "--format", "unix", "app/lib");
  const refused = statements.filter((_, place) =>
    new RegExp(`way-${place}\\.ts:.*annotations are forbidden`).test(stdout),
  );
  expect(refused).toEqual(statements);
});

test.each(["zod", "@supabase/postgrest-js"])("%s is used by app/server only", async (name) => {
  for (const file of ["server/store/client", "pages/pricing/uses", "leads/contract", "worker"]) {
    write(`app/${file}.ts`, `export const load = () => import("${name}");\n`);
  }
  const found = (await violations()).map((line) => line.replace(/ → .*node_modules\//, " → "));
  expect(found).toEqual([
    expect.stringContaining(`only app/server may import: app/leads/contract.ts → ${name}/`),
    expect.stringContaining(`only app/server may import: app/pages/pricing/uses.ts → ${name}/`),
    expect.stringContaining(`only app/server may import: app/worker.ts → ${name}/`),
  ]);
});

test("there is no cycle: of imports, re-exports, import() or types", async () => {
  const ways: Record<string, string> = {
    plain: 'import { x } from "TO"; x();',
    reexport: 'export * from "TO";',
    dynamic: 'export const load = () => import("TO");',
    type: 'import type { T } from "TO"; export type U = T;',
  };
  for (const [name, statement] of Object.entries(ways)) {
    writeImport(`app/ui/${name}-a.ts`, `app/ui/${name}-b.ts`, statement);
    writeImport(`app/ui/${name}-b.ts`, `app/ui/${name}-a.ts`, ways["type"]);
  }
  const found = await violations();
  for (const name of Object.keys(ways)) {
    expect(found).toContain(`no cycle: app/ui/${name}-a.ts → app/ui/${name}-b.ts`);
  }
});

test("of cycles the generated route tree is the only exception", async () => {
  const tree = "app/routeTree.gen.ts";
  writeImport("app/router.tsx", tree);
  writeImport(tree, "app/router.tsx", 'import type { T } from "TO"; export type U = T;');
  expect(await violations()).toEqual([]);
});

test("the program that npm run check calls fails and names the violation", () => {
  write(target("server/http"));
  writeImport("app/ui/uses-server.ts", target("server/http"));
  const step = checkSteps.find(({ name }) => name === "Imports");
  const [program = "", ...parameters] = step?.command ?? [];
  const { status, stdout } = run(program, ...parameters);
  expect(stdout).toContain("ui may not import: app/ui/uses-server.ts → app/server/http/target.ts");
  expect(status).toBe(1);
});
