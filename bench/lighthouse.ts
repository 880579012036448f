import lighthouse from "lighthouse";

import { launchBrowser } from "./support/browser.ts";
import { startEdge } from "./support/edge.ts";
import { startServed } from "./support/served.ts";
import { median } from "./support/statistics.ts";
import { setPieceRounds, siteModules, sitemapPaths, startStaticCopy } from "./support/variants.ts";
import { startRenderer, type WorkerProcess } from "./support/workerd.ts";

const rounds = 3;

/** The pages with set pieces, whose main thread is measured more often, and the copies twice. */
const setPiecePages = ["/", "/aioi", "/use-cases/edge-ai", "/use-cases/best-model"];
const slowPaintRounds = 5;
const debuggingPort = 9333;

/** Every category of Lighthouse, with its score from 0 to 100. */
export type Scores = Record<string, number>;

/**
 * What Lighthouse says of a page on a phone; milliseconds but for scores and CLS. Parts of the main
 * thread are `script`, which compiles and runs script, and `other`, the browser's own tasks for files,
 * events and frames.
 */
type Audit = { scores: Scores } & Record<
  "lcp" | "cls" | "tbt" | "mainThread" | "script" | "other" | "requests",
  number
>;

/** Medians of a page and of its static copy; of the scores the minimum of the rounds. */
export interface LighthouseRow {
  page: string;
  site: Audit;
  copy: Audit;
}

/**
 * Lighthouse on the served site and, in turns, on the same pages as files without script.
 *
 * @param root folder of the project, built
 * @param variables the Worker's own
 * @param pages paths; without, every page of the sitemap
 */
export const measureLighthouse = (
  root: string,
  variables: Record<string, string>,
  pages?: readonly string[],
): Promise<LighthouseRow[]> => auditInTurns(root, variables, ["copy"], { pages, times: rounds });

/** A page with a set piece, measured more often. */
export interface SetPieceRow extends LighthouseRow {
  /** The same copy from another port: what the measurement itself varies by. */
  copyAgain: Audit;
}

/** The same on the pages with set pieces, with two copies. */
export const measureSetPieces = (
  root: string,
  variables: Record<string, string>,
): Promise<SetPieceRow[]> =>
  auditInTurns(root, variables, ["copy", "copyAgain"], {
    pages: setPiecePages,
    times: setPieceRounds,
  });

/** Largest contentful paint, medians in milliseconds. */
export interface SlowPaintRow {
  page: string;
  siteMs: number;
  copyMs: number;
}

/** LCP by Lighthouse with its slow line and processor applied to the visit instead of simulated. */
export async function measureSlowPaints(
  root: string,
  variables: Record<string, string>,
  pages: readonly string[],
): Promise<SlowPaintRow[]> {
  const options = { pages, times: slowPaintRounds, throttling: "devtools" } as const;
  const rows = await auditInTurns(root, variables, ["copy"], options);
  return rows.map(({ page, site, copy }) => ({ page, siteMs: site.lcp, copyMs: copy.lcp }));
}

interface AuditOptions {
  /** Paths; without, every page of the sitemap. */
  pages?: readonly string[] | undefined;
  /** How often each is audited. */
  times: number;
  throttling?: "devtools";
}

/** Starts the site and copies of it, each behind HTTP/2 and Brotli, and audits each page in turns. */
async function auditInTurns<Copy extends string>(
  root: string,
  variables: Record<string, string>,
  copies: readonly Copy[],
  { pages: asked, times, throttling }: AuditOptions,
) {
  const renderer = await startRenderer(root);
  const site = await startServed({
    root,
    modules: siteModules(root, "cached"),
    variables,
    rendererPort: renderer.port,
  });
  const pages = asked ?? (await sitemapPaths(`http://127.0.0.1:${site.port}`));
  const servers: { name: Copy | "site"; server: WorkerProcess; url: string; stop: () => void }[] =
    [];
  for (const name of [...copies, "site" as const]) {
    const server = name === "site" ? site : await startStaticCopy(root, site.port, pages);
    // The site keeps search engines away from every address but its own.
    servers.push({ name, server, ...(await startEdge(server.port, ["x-robots-tag"])) });
  }
  const browser = await launchBrowser({ debuggingPort });
  try {
    const rows = [];
    for (const page of pages) {
      const audits = servers.map(({ name, url }) => ({ name, url, results: [] as Audit[] }));
      for (let round = 0; round < times; round += 1) {
        for (const { url, results } of audits)
          results.push(await audit(`${url}${page}`, throttling));
      }
      const medians = audits.map(({ name, results }) => [name, middle(results)]);
      // The servers' names.
      const named = Object.fromEntries(medians) as Record<Copy | "site", Audit>;
      rows.push({ page, ...named });
    }
    return rows;
  } finally {
    await browser.close();
    for (const { stop } of servers) stop();
    await Promise.all([renderer.stop(), ...servers.map(({ server }) => server.stop())]);
  }
}

/** Lighthouse now and then fails to record its own trace: then the page is visited again. */
async function audit(url: string, throttling?: "devtools", attempts = 3): Promise<Audit> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: "error",
    ...(throttling && { throttlingMethod: throttling }),
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) {
    if (attempts > 1) return audit(url, throttling, attempts - 1);
    throw new Error(`${url}: ${runtimeError.message}`);
  }
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details;
  const work = audits["mainthread-work-breakdown"]?.details;
  const partOf = (start: string) =>
    (work?.type === "table" ? work.items : [])
      .filter(({ group }) => typeof group === "string" && group.startsWith(start))
      .reduce((sum, { duration }) => sum + Number(duration), 0);
  const shifts = audits["layout-shifts"]?.details;
  if (value("cumulative-layout-shift") > 0 && shifts?.type === "table") {
    console.log(`Moved on ${url}: ${JSON.stringify(shifts.items)}`);
  }
  return {
    scores: Object.fromEntries(
      Object.entries(categories).flatMap(([name, { score }]) =>
        // A category of which nothing applies has none.
        score === null ? [] : [[name, Math.round(score * 100)] as const],
      ),
    ),
    lcp: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbt: value("total-blocking-time"),
    mainThread: value("mainthread-work-breakdown"),
    script: partOf("script"),
    other: partOf("other"),
    requests: requests?.type === "table" ? requests.items.length : Number.NaN,
  };
}

function middle(audits: readonly Audit[]): Audit {
  const of = (name: Exclude<keyof Audit, "scores">) => median(audits.map((one) => one[name]));
  const names = Object.keys(audits[0]?.scores ?? {});
  const min = (name: string) => Math.min(...audits.map(({ scores }) => scores[name] ?? 0));
  return {
    scores: Object.fromEntries(names.map((name) => [name, min(name)])),
    lcp: of("lcp"),
    cls: Math.max(...audits.map(({ cls }) => cls)),
    tbt: of("tbt"),
    mainThread: of("mainThread"),
    script: of("script"),
    other: of("other"),
    requests: of("requests"),
  };
}
