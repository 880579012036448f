import type { EmbeddedSupabase } from "../scripts/lib/embedded-supabase.ts";
import { insertRows } from "../tests/support/content.ts";
import { load, openConnection } from "./support/load.ts";
import { median } from "./support/statistics.ts";
import { siteModules } from "./support/variants.ts";
import { startWorker } from "./support/workerd.ts";

const sizes = [10, 100, 1000] as const;
const rounds = 5;
const warmUp = 100;
const requests = 200;

const paths = ["/resources", "/sitemap.xml", "/feeds/insights.xml"] as const;

/** What an answer costs with so many stories, insights and updates each. */
export interface ArticleRow {
  path: string;
  articles: number;
  bytes: number;
  /** The first answer of an isolate that runs and has read nothing: with the database. */
  firstMs: number;
  /** Processor time of each later one: from the isolate's article cache, rendered anew. */
  cpuMs: number;
}

/**
 * How cost grows with what stands in the database.
 *
 * @param root folder of the project, built without the page cache
 * @param supabase whose tables are filled up; the sample content stays
 * @param variables the Worker's own
 */
export async function measureArticles(
  root: string,
  supabase: EmbeddedSupabase,
  variables: Record<string, string>,
): Promise<ArticleRow[]> {
  const rows: ArticleRow[] = [];
  let before = 0;
  for (const articles of sizes) {
    await fill(supabase, before, articles);
    before = articles;
    for (const path of paths) rows.push(await measurePath(root, variables, path, articles));
  }
  return rows;
}

async function measurePath(
  root: string,
  variables: Record<string, string>,
  path: string,
  articles: number,
): Promise<ArticleRow> {
  const firstMs: number[] = [];
  const cpuMs: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const worker = await startWorker({ modules: siteModules(root, "uncached"), variables });
    await load(worker.port, ["/pricing"], { connections: 1, requests: warmUp });
    const connection = await openConnection(worker.port);
    firstMs.push((await connection.get(path)).totalMs);
    connection.close();
    const cpuBefore = worker.cpuMs();
    await load(worker.port, [path], { connections: 1, requests });
    cpuMs.push((worker.cpuMs() - cpuBefore) / requests);
    const answer = await fetch(`http://127.0.0.1:${worker.port}${path}`);
    bytes = (await answer.arrayBuffer()).byteLength;
    await worker.stop();
  }
  return { path, articles, bytes, firstMs: median(firstMs), cpuMs: median(cpuMs) };
}

const insertedAtOnce = 100;

async function fill(supabase: EmbeddedSupabase, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += insertedAtOnce) {
    const end = Math.min(to, start + insertedAtOnce);
    const numbers = Array.from({ length: end - start }, (_, index) => start + index);
    const published = (number: number) =>
      new Date(Date.UTC(2025, 0, 1) - number * 3_600_000).toISOString();
    const shared = (number: number) => ({
      title: `Measured article number ${number}`,
      published_at: published(number),
    });
    const words = "A sentence of some length about what was measured and how it went. ";
    await insertRows(
      supabase,
      "success_stories",
      numbers.map((number) => ({
        ...shared(number),
        slug: `measured-story-${number}`,
        description: words,
        content: `<p>${words.repeat(20)}</p>`,
      })),
    );
    await insertRows(
      supabase,
      "insights",
      numbers.map((number) => ({
        ...shared(number),
        slug: `measured-insight-${number}`,
        excerpt: words,
        content: `<p>${words.repeat(20)}</p>`,
      })),
    );
    await insertRows(
      supabase,
      "updates",
      numbers.map((number) => ({
        ...shared(number),
        type: "Release",
        description: words,
      })),
    );
  }
}
