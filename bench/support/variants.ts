import { existsSync } from "node:fs";
import { join } from "node:path";

import { SetupError } from "../../scripts/lib/setup-error.ts";
import { startServed } from "./served.ts";
import { builtWorker, startWorker, type WorkerProcess } from "./workerd.ts";

/** What is compared: S returns the same HTML as a string. */
export type VariantName = "S" | "cached" | "uncached" | "static";

export interface Variant {
  name: VariantName;
  worker: WorkerProcess;
}

/** A page of each kind: with the most drawings, with the most text, streamed, from the database. */
export const benchPages = [
  { name: "home", path: "/" },
  { name: "pricing", path: "/pricing" },
  { name: "resources", path: "/resources" },
  { name: "article", path: "/success-stories/corvane-quantum-calibration" },
] as const;

/**
 * The built Worker.
 *
 * @param root folder of the project
 * @param kind `uncached` is the build without the page cache
 * @throws {SetupError} when it is not built
 */
export function siteModules(root: string, kind: "cached" | "uncached"): Record<string, string> {
  const folder = join(root, kind === "cached" ? "dist/server" : "dist/uncached/server");
  if (existsSync(join(folder, "index.js"))) return builtWorker(folder);
  throw new SetupError(`${folder} is missing: run \`npm run bench\`, which builds first.`);
}

/** A Worker that does nothing but answer with the HTML of the site's pages. */
export function stringWorker(pages: Record<string, string>): Record<string, string> {
  const source = `const pages = ${JSON.stringify(pages)};
const headers = { "content-type": "text/html; charset=utf-8" };
export default {
  fetch(request) {
    return new Response(pages[new URL(request.url).pathname], { headers });
  },
};
`;
  return { "index.js": source };
}

/**
 * Starts all variants, each with the build's assets in front of it as on the platform.
 *
 * @param root folder of the project, built both ways
 * @param variables the Worker's own
 */
export async function startVariants(
  root: string,
  variables: Record<string, string>,
): Promise<{ variants: Variant[]; stop: () => Promise<void> }> {
  const site = (kind: "cached" | "uncached") =>
    startServed({ root, modules: siteModules(root, kind), variables });
  const cached = await site("cached");
  const pages = await pagesOf(cached.port);
  const variants: Variant[] = [
    { name: "S", worker: await startServed({ root, modules: stringWorker(pages) }) },
    { name: "cached", worker: cached },
    { name: "uncached", worker: await site("uncached") },
    { name: "static", worker: await startServed({ root, pages }) },
  ];
  return { variants, stop: stopAll(variants) };
}

/**
 * The same without anything in front: workerd and the Worker alone.
 *
 * @param root folder of the project, built both ways
 * @param variables the Worker's own
 */
export async function startBareVariants(
  root: string,
  variables: Record<string, string>,
): Promise<{ variants: Variant[]; stop: () => Promise<void> }> {
  const site = (kind: "cached" | "uncached") =>
    startWorker({ modules: siteModules(root, kind), variables });
  const cached = await site("cached");
  const pages = await pagesOf(cached.port);
  const variants: Variant[] = [
    { name: "S", worker: await startWorker({ modules: stringWorker(pages) }) },
    { name: "cached", worker: cached },
    { name: "uncached", worker: await site("uncached") },
  ];
  return { variants, stop: stopAll(variants) };
}

const stopAll = (variants: readonly Variant[]) => async () => {
  await Promise.all(variants.map(({ worker }) => worker.stop()));
};

/** @returns HTML by path, as the site sends it */
export async function pagesOf(
  port: number,
  paths: readonly string[] = benchPages.map(({ path }) => path),
): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    pages[path] = await answer.text();
  }
  return pages;
}
