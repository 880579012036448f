import { spawnSync } from "node:child_process";
import { globSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { copyProject } from "../support/project-copy.ts";

/** A copy of the project in which a rule can be broken on purpose. */
const copy = copyProject("import-protection", ["app.config.ts"]);
// A site of one page builds in half the time.
for (const route of globSync("app/routes/[!_]*", { cwd: copy })) {
  rmSync(join(copy, route), { recursive: true });
}
afterAll(() => rmSync(copy, { recursive: true }));

// The lint rules refuse these too (tests/unit/import-rules.test.ts); the build does not rely on them.
test.each(["../server/store/lead-rows.ts", "zod", "@supabase/postgrest-js"])(
  "an island that takes %s into the browser does not build",
  (specifier) => {
    const file = join(copy, "app/islands/leak.island.tsx");
    writeFileSync(
      file,
      `import * as leak from "${specifier}";
       export default () => Object.keys(leak).join();`,
    );
    const { status, stdout, stderr } = spawnSync(
      join(projectRoot, "node_modules/.bin/vite"),
      ["build", "--config", "app.config.ts"],
      { cwd: copy, encoding: "utf8" },
    );
    rmSync(file);
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain("Import denied in client environment");
    expect(stdout + stderr).toContain(`Import: "${specifier}"`);
  },
  180_000,
);
