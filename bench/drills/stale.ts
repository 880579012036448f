import { spawnSync } from "node:child_process";

import { ensureChromium } from "../../scripts/lib/find-chromium.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import type { DrillResult } from "./result.ts";

/** Pages left open through a deployment, in a browser: the tests of tests/e2e/stale-client.spec.ts. */
export function staleDrill(): DrillResult {
  const config = ["--config", "tests/e2e/playwright.config.ts"];
  const { status, stdout } = spawnSync(
    "playwright",
    ["test", ...config, "stale-client.spec.ts", "--project", "desktop", "--project", "phone"],
    {
      cwd: projectRoot,
      encoding: "utf8",
      env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
    },
  );
  const passed = Number(/(\d+) passed/.exec(stdout)?.[1] ?? 0);
  return {
    rows: [["stale client: journeys in a browser", passed, status === 0 ? "all passed" : "failed"]],
    problems: status === 0 ? [] : [stdout.slice(-2000)],
  };
}
