import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test.each(globSync(".github/workflows/*.yml", { cwd: root }))(
  "%s uses each action at a commit, which nobody can move, and says which version that is",
  (file) => {
    const text = readFileSync(join(root, file), "utf8");
    const used = Array.from(text.matchAll(/uses: *(.+)$/gm), ([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  },
);
