import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { projectRoot } from "../../scripts/lib/project.ts";
import project from "./package.json" with { type: "json" };

/** The package's Chromium is for this platform alone. */
export const hasOldestChromium = process.platform === "linux" && process.arch === "x64";

/** @returns the path of Chromium 103, which is unpacked once */
export function unpackOldestChromium(): string {
  const cache = join(projectRoot, "node_modules/.cache");
  const program = join(cache, `chromium-${project.dependencies["@sparticuz/chromium"]}`);
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  const packed = createRequire(import.meta.url).resolve("@sparticuz/chromium/bin/chromium.br");
  // Another process may do the same.
  const draft = `${program}-${process.pid}`;
  writeFileSync(draft, brotliDecompressSync(readFileSync(packed)));
  chmodSync(draft, 0o755);
  renameSync(draft, program);
  return program;
}
