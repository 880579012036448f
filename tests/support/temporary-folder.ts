import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Vitest's global set-up: the processes of a run make their temporary folders in one, which disappears
 * with the run. They can't remove them themselves, since Vitest ends them with a signal.
 */
export function setup(): () => void {
  const usual = process.env["TMPDIR"];
  const folder = mkdtempSync(join(tmpdir(), "aioi-"));
  process.env["TMPDIR"] = folder;
  return () => {
    if (usual === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = usual;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
