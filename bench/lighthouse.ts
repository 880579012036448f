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
 * Lighthouse on the served site and, in turns, on the same pages as files without script, through
 * HTTP/2 and Brotli.
 *
 * @param root folder of the project, built
 * @param variables the Worker's own
 * @param asked paths; without, every page of the sitemap
 */
export async function measureLighthouse(
  root: string,
  variables: Record<string, string>,
  asked?: readonly string[],
): Promise<LighthouseRow[]> {
  let pages = asked ?? [];
  const startCopies = async ({ port }: WorkerProcess) => {
    pages = asked ?? (await sitemapPaths(`http://127.0.0.1:${port}`));
    return { copy: await startStaticCopy(root, port, pages) };
  };
  return withUrls(root, variables, startCopies, async (urls) => {
    const rows: LighthouseRow[] = [];
    for (const page of pages) {
      const { site, copy } = await auditInTurns(urls, page, rounds);
      rows.push({ page, site: middle(site), copy: middle(copy) });
    }
    return rows;
  });
}

/** A page with a set piece, measured more often. */
export interface SetPieceRow extends LighthouseRow {
  /** The same copy from another port: what the measurement itself varies by. */
  copyAgain: Audit;
}

/**
 * Lighthouse on the pages with set pieces and on their static copies, which are measured twice, in
 * turns.
 *
 * @param root folder of the project, built
 * @param variables the Worker's own
 */
export async function measureSetPieces(
  root: string,
  variables: Record<string, string>,
): Promise<SetPieceRow[]> {
  const startCopies = async ({ port }: WorkerProcess) => ({
    copy: await startStaticCopy(root, port, setPiecePages),
    copyAgain: await startStaticCopy(root, port, setPiecePages),
  });
  return withUrls(root, variables, startCopies, async (urls) => {
    const rows: SetPieceRow[] = [];
    for (const page of setPiecePages) {
      const { copy, copyAgain, site } = await auditInTurns(urls, page, setPieceRounds);
      rows.push({
        page,
        copy: middle(copy),
        copyAgain: middle(copyAgain),
        site: middle(site),
      });
    }
    return rows;
  });
}

/** Largest contentful paint, medians in milliseconds. */
export interface SlowPaintRow {
  page: string;
  siteMs: number;
  copyMs: number;
}

/**
 * LCP by Lighthouse with its slow line and processor applied to the visit instead of simulated.
 *
 * @param root folder of the project, built
 * @param variables the Worker's own
 * @param pages paths
 */
export async function measureSlowPaints(
  root: string,
  variables: Record<string, string>,
  pages: readonly string[],
): Promise<SlowPaintRow[]> {
  const startCopies = async ({ port }: WorkerProcess) => ({
    copy: await startStaticCopy(root, port, pages),
  });
  return withUrls(root, variables, startCopies, async (urls) => {
    const rows: SlowPaintRow[] = [];
    for (const page of pages) {
      const { site, copy } = await auditInTurns(urls, page, slowPaintRounds, "devtools");
      rows.push({ page, siteMs: middle(site).lcp, copyMs: middle(copy).lcp });
    }
    return rows;
  });
}

/** Starts the site and copies of it, each behind an edge, and a browser; then stops them all. */
async function withUrls<Name extends string, Result>(
  root: string,
  variables: Record<string, string>,
  startCopies: (site: WorkerProcess) => Promise<Record<Name, WorkerProcess>>,
  measure: (urls: Record<Name | "site", string>) => Promise<Result>,
): Promise<Result> {
  const renderer = await startRenderer(root);
  const site = await startServed({
    root,
    modules: siteModules(root, "cached"),
    variables,
    rendererPort: renderer.port,
  });
  const servers = Object.entries<WorkerProcess>({ ...(await startCopies(site)), site });
  const edges = await Promise.all(
    servers.map(async ([name, { port }]) => ({
      name,
      // The site keeps search engines away from every address but its own.
      ...(await startEdge(port, ["x-robots-tag"])),
    })),
  );
  const browser = await launchBrowser({ debuggingPort });
  try {
    const urls = Object.fromEntries(edges.map(({ name, url }) => [name, url]));
    return await measure(urls as Record<Name | "site", string>); // the servers' names
  } finally {
    await browser.close();
    for (const edge of edges) edge.stop();
    await Promise.all([renderer.stop(), ...servers.map(([, server]) => server.stop())]);
  }
}

async function auditInTurns<Name extends string>(
  urls: Record<Name, string>,
  page: string,
  times: number,
  throttling?: "devtools",
): Promise<Record<Name, Audit[]>> {
  const names = Object.keys(urls) as Name[]; // its own keys
  const audits = names.map((name) => ({ name, results: [] as Audit[] }));
  for (let round = 0; round < times; round += 1) {
    for (const { name, results } of audits) {
      results.push(await audit(`${urls[name]}${page}`, throttling));
    }
  }
  return Object.fromEntries(audits.map(({ name, results }) => [name, results])) as Record<
    Name,
    Audit[]
  >; // the same names
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
