import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const project = join(import.meta.dirname, "../..");

/** @returns a folder with a copy of `dist/` in it, for `startSiteServer`; it goes with the process */
function copyOfBuild(): string {
  const root = mkdtempSync(join(tmpdir(), "aioi-broken-"));
  process.once("exit", () => rmSync(root, { recursive: true, force: true }));
  cpSync(join(project, "dist"), join(root, "dist"), { recursive: true });
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

/** A copy of the build on a platform whose Cache API never answers. */
export function buildWithHangingCache(): string {
  const root = copyOfBuild();
  appendFileSync(
    join(root, "dist/server/index.js"),
    `\nconst never = () => scheduler.wait(3_600_000);
    const hanging = { match: never, put: never, delete: never };
    Object.defineProperty(globalThis, "caches", { value: { default: hanging, open: async () => hanging } });\n`,
  );
  return root;
}

/** A copy of the build beside a renderer that answers 200 at once, with a body that never ends. */
export const buildWithEndlessRenderer = (): string =>
  buildWithRenderer(`new Response(new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("<p>")),
      pull: () => scheduler.wait(3_600_000),
    }))`);

/**
 * A copy of the build beside a renderer of which nothing is right but its name.
 *
 * @param response the script that makes each of its answers
 */
export function buildWithRenderer(response: string): string {
  const root = copyOfBuild();
  const { main } = JSON.parse(readFileSync(join(root, "dist/renderer/wrangler.json"), "utf8")) as {
    main: string;
  };
  writeFileSync(
    join(root, "dist/renderer", main),
    `export default { fetch: async (request) => ${response} };`,
  );
  return root;
}
