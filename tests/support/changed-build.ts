import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../../scripts/lib/project.ts";
import { temporaryFolder } from "./files.ts";

/** @returns a folder with a copy of `dist/` in it, for `startSiteServer`; it goes with the folder of the run */
export function copyOfBuild(): string {
  const root = temporaryFolder();
  cpSync(join(projectRoot, "dist"), join(root, "dist"), { recursive: true });
  return root;
}

/**
 * A copy of the build in which one component throws while it is rendered, as a mistake of ours would.
 *
 * @param text of a string in that component; the string throws instead
 * @param message of the error
 * @throws {Error} when the build has no such string
 */
export function buildThatThrows(text: string, message: string): string {
  const root = copyOfBuild();
  const literal = new RegExp(`(["'\`])${text}\\1`, "g");
  const thrower = `(()=>{throw new Error(${JSON.stringify(message)})})()`;
  let count = 0;
  for (const file of globSync("dist/server/**/*.js", { cwd: root })) {
    const path = join(root, file);
    const code = readFileSync(path, "utf8");
    const broken = code.replace(literal, () => {
      count += 1;
      return thrower;
    });
    if (broken !== code) writeFileSync(path, broken);
  }
  if (count === 0) throw new Error(`The build has no string "${text}"`);
  return root;
}

/**
 * Copies the build and sets the clock of its Worker, which then goes on at its usual pace.
 *
 * @param now what the clock shows at this moment, in milliseconds since 1970
 * @returns a folder with `dist/` in it, which goes with the folder of the run
 */
export function withWorkerClock(now: number): string {
  const aheadMs = now - Date.now();
  const root = copyOfBuild();
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
