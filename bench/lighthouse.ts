import lighthouse from "lighthouse";

import { launchBrowser } from "./support/browser.ts";
import { startEdge } from "./support/edge.ts";
import { startServed } from "./support/served.ts";
import { median } from "./support/statistics.ts";
import { siteModules, sitemapPaths, startStaticCopy } from "./support/variants.ts";
import { startRenderer } from "./support/workerd.ts";

const rounds = 3;
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
  const renderer = await startRenderer(root);
  const site = await startServed({
    root,
    modules: siteModules(root, "cached"),
    variables,
    rendererPort: renderer.port,
  });
  const paths = asked ?? (await sitemapPaths(`http://127.0.0.1:${site.port}`));
  const copy = await startStaticCopy(root, site.port, paths);
  const [siteEdge, copyEdge] = await Promise.all([
    // The site keeps search engines away from every address but its own.
    startEdge(site.port, ["x-robots-tag"]),
    startEdge(copy.port),
  ]);
  const browser = await launchBrowser({ debuggingPort });
  try {
    const rows: LighthouseRow[] = [];
    for (const page of paths) {
      const audits: Record<"site" | "copy", Audit[]> = { site: [], copy: [] };
      for (let round = 0; round < rounds; round += 1) {
        audits.site.push(await audit(`${siteEdge.url}${page}`));
        audits.copy.push(await audit(`${copyEdge.url}${page}`));
      }
      rows.push({ page, site: middle(audits.site), copy: middle(audits.copy) });
    }
    return rows;
  } finally {
    await browser.close();
    siteEdge.stop();
    copyEdge.stop();
    await Promise.all([site.stop(), copy.stop(), renderer.stop()]);
  }
}

/** Lighthouse now and then fails to record its own trace: then the page is visited again. */
async function audit(url: string, attempts = 3): Promise<Audit> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) {
    if (attempts > 1) return audit(url, attempts - 1);
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
