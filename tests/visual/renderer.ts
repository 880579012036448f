import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../../scripts/lib/project.ts";
import { installRarePackages } from "../../scripts/lib/rare-packages.ts";
import project from "./package.json" with { type: "json" };

/** The package's Chromium is for this platform alone. */
export const hasRenderer = process.platform === "linux" && process.arch === "x64";

const cacheDir = join(projectRoot, "node_modules/.cache");
const renderer = join(cacheDir, `renderer-${project.dependencies["@sparticuz/chromium"]}`);

/**
 * The package's fonts alone, for the few signs that the site's own lack: those of the machine differ.
 * Text without gray edges makes a screenshot a quarter as large, and every changed pixel counts:
 * Playwright forgives differences that look like such edges.
 */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${renderer}/fonts</dir>
  <cachedir>${renderer}/fonts-cache</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>false</bool></edit>
  </match>
</fontconfig>
`;

/**
 * The Chromium of the lockfile, which takes the screenshots. It is unpacked once for each version.
 *
 * @returns its path, and the variables of its process
 * @throws {Error} when it cannot be unpacked
 */
export function unpackRenderer(): { executablePath: string; env: Record<string, string> } {
  if (!existsSync(renderer)) {
    installRarePackages("tests/visual", console.log);
    mkdirSync(cacheDir, { recursive: true });
    const draft = mkdtempSync(`${renderer}-`);
    const program = join(import.meta.dirname, "unpack-renderer.ts");
    execFileSync(process.execPath, [program], { env: { ...process.env, TMPDIR: draft } });
    writeFileSync(join(draft, "fonts.conf"), fontsConfiguration);
    try {
      renameSync(draft, renderer);
    } catch {
      // Another process was first.
      rmSync(draft, { recursive: true });
    }
  }
  return {
    executablePath: join(renderer, "chromium"),
    env: { FONTCONFIG_FILE: join(renderer, "fonts.conf") },
  };
}
