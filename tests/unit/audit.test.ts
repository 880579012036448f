import { expect, test } from "vitest";

import { main } from "../../scripts/commands/audit.ts";
import { runMain } from "../support/run-script.ts";

test("npm that cannot be started is no registry that does not answer", async () => {
  expect(await runMain(main, [], { PATH: "/nowhere" })).toEqual({
    code: 1,
    output: "npm cannot be started: spawnSync npm ENOENT\n",
  });
});
