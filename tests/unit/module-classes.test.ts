import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { classesInModules } from "../../scripts/lib/short-classes.ts";

test("a class counts where a module has it in a literal, and no variable is one", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "classes-")), "part.tsx");
  writeFileSync(
    file,
    'const card = layer.moment;\nconst part = <i className={`step-${card} ${open ? "wide" : ""}`} id="box" />;',
  );
  const found = await classesInModules([file], ["step-1", "step-2", "card", "layer", "moment"]);
  expect(found).toEqual(expect.arrayContaining(["step-1", "step-2", "wide", "box"]));
  for (const name of ["card", "layer", "moment"]) expect(found).not.toContain(name);
});
