import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** A copy of the project in which a rule can be broken on purpose. */
const copy = mkdtempSync(join(tmpdir(), "aioi-rules-"));
const folders = ["app", "public", "scripts"];
const files = [
  "app.config.ts",
  "oxlint.config.ts",
  "package.json",
  "tsconfig.json",
  "wrangler.toml",
];
for (const entry of [...folders, ...files]) {
  cpSync(join(root, entry), join(copy, entry), { recursive: true });
}
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
afterAll(() => rmSync(copy, { recursive: true }));

function withFile(path: string, text: string, check: () => void): void {
  const file = join(copy, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  check();
  rmSync(file);
}

const run = (program: string, ...parameters: string[]) => {
  const ended = spawnSync(join(root, "node_modules/.bin", program), parameters, {
    cwd: copy,
    encoding: "utf8",
  });
  return { status: ended.status, output: ended.stdout + ended.stderr };
};

// "config <- lib <- content, ui <- leads, articles <- sections, shell <- pages <- routes;
// server -> config, lib, and the schemas and types of leads and articles; only *.functions.ts -> server"
const order = ["config", "lib", "content", "leads", "sections", "pages", "routes"];

const backwards = order.flatMap((folder, place) =>
  order.slice(place + 1).map((other): [string, string] => [folder, other]),
);
const sideways: [string, string][] = [
  ["content", "ui"],
  ["ui", "content"],
  ["leads", "articles"],
  ["articles", "leads"],
  ["sections", "shell"],
  ["shell", "sections"],
  ["server", "ui"],
  ["server", "content"],
  ["server", "pages"],
  ...["config", "lib", "content", "ui", "leads", "sections", "shell", "pages", "routes"].map(
    (folder): [string, string] => [folder, "server"],
  ),
];

describe("who may import whom, each rule broken on purpose", () => {
  test("every import against the table fails, and every one along it passes", () => {
    const forbidden = [...backwards, ...sideways];
    const allowed = order.flatMap((folder, place) =>
      order.slice(0, place).map((other): [string, string] => [folder, other]),
    );
    const file = (folder: string, other: string) => join(copy, "app", folder, `uses-${other}.ts`);
    for (const [folder, other] of [...forbidden, ...allowed]) {
      mkdirSync(join(copy, "app", folder), { recursive: true });
      writeFileSync(file(folder, other), `export { x } from "../${other}/some-file.ts";\n`);
    }
    const { output } = run("oxlint", "--format", "unix", "app");
    const refused = (folder: string, other: string) =>
      output.includes(
        `app/${folder}/uses-${other}.ts:1:1: '../${other}/some-file.ts' import is restricted`,
      );
    expect(forbidden.filter(([folder, other]) => !refused(folder, other))).toEqual([]);
    expect(allowed.filter(([folder, other]) => refused(folder, other))).toEqual([]);
    for (const [folder, other] of [...forbidden, ...allowed]) rmSync(file(folder, other));
  });

  test("the server may use the leads' schemas, but not their forms", () => {
    withFile(
      "app/server/uses.ts",
      'export { submissionSchema } from "../leads/schemas.ts";\nexport { useLeadForm } from "../leads/use-lead-form.ts";\n',
      () => {
        const { output } = run("oxlint", "--format", "unix", "app/server/uses.ts");
        expect(output).not.toContain("schemas.ts' import is restricted");
        expect(output).toContain("use-lead-form.ts' import is restricted");
      },
    );
  });

  test.each(["zod", "@supabase/supabase-js"])("%s outside app/server fails", (name) => {
    withFile("app/pages/uses.ts", `export * from "${name}";\n`, () => {
      const { output } = run("oxlint", "--format", "unix", "app/pages/uses.ts");
      expect(output).toContain(`'${name}' import is restricted`);
    });
  });

  test.each(["../server/lead-rows.ts", "zod", "@supabase/supabase-js"])(
    "a page that takes %s into the browser does not build",
    (specifier) => {
      withFile(
        "app/routes/leak.tsx",
        `import { createFileRoute } from "@tanstack/react-router";
         import * as leak from "${specifier}";
         export const Route = createFileRoute("/leak")({ component: () => Object.keys(leak).join() });`,
        () => {
          const { status, output } = run("vite", "build", "--config", "app.config.ts");
          expect(status).not.toBe(0);
          expect(output).toMatch(/import.?protection|denied/i);
        },
      );
    },
    60_000,
  );
});
