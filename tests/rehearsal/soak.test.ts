import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { runProgram } from "../support/run-script.ts";

// `npm run soak` takes an hour; its third minute is the first in which the database fails. `npm test` sends
// leads through failures of the database in tests/worker/drill.test.ts.
test("three minutes of load lose no lead, store none twice and fail no request outside a fault", async () => {
  const soak = join(projectRoot, "bench/soak.ts");
  const { code, output } = await runProgram(soak, ["--minutes", "3"], {});
  expect(code, output).toBe(0);
});
