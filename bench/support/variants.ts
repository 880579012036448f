import { existsSync } from "node:fs";
import { join } from "node:path";

import { SetupError } from "../../scripts/lib/error-details.ts";
import { reactWorker } from "./react-worker.ts";
import { startServed } from "./served.ts";
import { builtWorker, type WorkerProcess } from "./workerd.ts";

/**
 * What is compared: S returns the same HTML as a string, once more with the site's headers and a line
 * of log; React alone renders the same elements.
 */
export interface Variant {
  name: "S" | "S with headers and log" | "React alone" | "cached" | "uncached";
  worker: WorkerProcess;
}

/** The pages of the targets. The first three are prerendered, the others rendered on request. */
export const benchPages = [
  "/",
  "/pricing",
  "/aioi",
  "/resources",
  "/success-stories/corvane-quantum-calibration",
] as const;
export const renderedPages: ReadonlySet<string> = new Set(benchPages.slice(3));

/** How often Lighthouse measures each page with set pieces. */
export const setPieceRounds = 7;

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

/**
 * A Worker that does nothing but answer with the HTML of the site's pages.
 *
 * @param headers by path; without, the type alone
 * @param log a statement
 */
export function stringWorker(
  pages: Record<string, string>,
  headers: Record<string, Record<string, string>> = {},
  log = "",
): Record<string, string> {
  const source = `const pages = ${JSON.stringify(pages)};
const headers = ${JSON.stringify(headers)};
const type = { "content-type": "text/html; charset=utf-8" };
export default {
  fetch(request) {
    const { pathname } = new URL(request.url);
    const response = new Response(pages[pathname], { headers: headers[pathname] ?? type });
    ${log}
    return response;
  },
};
`;
  return { "index.js": source };
}

/** The line of log that the site writes for each request. */
const logRequest = `console.log(JSON.stringify({
  event: "request.completed",
  requestId: crypto.randomUUID(),
  method: request.method,
  route: pathname,
  status: response.status,
  cache: "hit",
  result: "answered",
  durationMs: 1,
}));`;

/**
 * Starts all variants, each with the build's assets in front of it as on the platform.
 *
 * @param root folder of the project, built both ways
 * @param variables the Worker's own
 * @param rendererPort where article bodies are rendered
 */
export async function startVariants(
  root: string,
  variables: Record<string, string>,
  rendererPort: number,
): Promise<Variant[]> {
  const site = (kind: "cached" | "uncached") =>
    startServed({
      root,
      modules: siteModules(root, kind),
      variables,
      rendererPort,
    });
  const cached = await site("cached");
  const pages = await pagesOf(cached.port);
  const headers = await headersOf(cached.port);
  return [
    { name: "S", worker: await startServed({ root, modules: stringWorker(pages) }) },
    {
      name: "S with headers and log",
      worker: await startServed({ root, modules: stringWorker(pages, headers, logRequest) }),
    },
    {
      name: "React alone",
      worker: await startServed({ root, modules: await reactWorker(root, pages) }),
    },
    { name: "cached", worker: cached },
    { name: "uncached", worker: await site("uncached") },
  ];
}

/** @returns HTML by path, as the site sends it */
export async function pagesOf(
  port: number,
  paths: readonly string[] = benchPages,
): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    pages[path] = await answer.text();
  }
  return pages;
}

/** Headers by path, as the site sends them, but for those that the runtime adds itself. */
async function headersOf(port: number): Promise<Record<string, Record<string, string>>> {
  const entries = benchPages.map(async (path) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    await response.body?.cancel();
    const own = [...response.headers].filter(
      ([name]) =>
        !/^(?:connection|content-encoding|content-length|date|transfer-encoding)$/.test(name),
    );
    return [path, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The browser prerenders a link that the pointer rests on, as the site's header has it. */
const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
})}</script>`;

/** Data for search engines stays: it is no script. */
const withoutScript = (html: string) =>
  html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");

/**
 * Serves pages of the site as files without script.
 *
 * @param root folder of the project, built
 * @param sitePort where the site listens
 * @param options isPrerendering: whether the browser prerenders what a page links
 */
export async function startStaticCopy(
  root: string,
  sitePort: number,
  paths: readonly string[],
  { isPrerendering = false } = {},
): Promise<WorkerProcess> {
  const html = await pagesOf(sitePort, paths);
  const rules = isPrerendering ? speculationRules : "";
  const pages = Object.entries(html).map(([path, text]) => [path, withoutScript(text) + rules]);
  return startServed({ root, pages: Object.fromEntries(pages) });
}

/** @returns the path of every page that the sitemap lists */
export async function sitemapPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL("/sitemap.xml", url))).text();
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, loc = ""]) => new URL(loc).pathname,
  );
}
