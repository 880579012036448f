import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../../scripts/lib/project.ts";
import { temporaryFolder } from "./files.ts";

/**
 * Copies the build and sets the clock of its Worker, which then goes on at its usual pace.
 *
 * @param now what the clock shows at this moment, in milliseconds since 1970
 * @returns a folder with `dist/` in it, which disappears when the process ends
 */
export function withWorkerClock(now: number): string {
  const aheadMs = now - Date.now();
  const root = temporaryFolder();
  cpSync(join(projectRoot, "dist"), join(root, "dist"), { recursive: true });
  const main = join(root, "dist/server/index.js");
  const clock = `const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts) { parts.length === 0 ? super(RealDate.now() + ${aheadMs}) : super(...parts); }
  static now() { return RealDate.now() + ${aheadMs}; }
};
`;
  writeFileSync(main, clock + readFileSync(main, "utf8"));
  return root;
}
