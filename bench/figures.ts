import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { projectRoot } from "../scripts/lib/project.ts";
import { newAddress, send, startRunningSite } from "../tests/support/running-site.ts";
import { workerCpuMs } from "./drills/worker-cpu.ts";
import { drillSubmission } from "./lead-drill.ts";

/** What one visit and one lead cost, as `npm run simulate` reckons with it. */
export interface Figures {
  measuredOn: string;
  /** CPU of workerd per request, milliseconds: an upper bound of what the Worker uses. */
  cpuMs: { cachedPage: number; renderedPage: number; lead: number };
  /** Bytes as sent, gzip. */
  bytes: { pageHtml: number; logLine: number; queuedLead: number; leadRow: number };
}

const warmUp = 150;
const rounds = 600;

/** CPU per request of one kind, once the JIT has settled. */
async function cpuOf(request: (round: number) => Promise<unknown>): Promise<number> {
  for (let round = 0; round < warmUp; round += 1) await request(round);
  const before = workerCpuMs();
  for (let round = 0; round < rounds; round += 1) await request(warmUp + round);
  return (workerCpuMs() - before) / rounds;
}

/**
 * Measures on the built Worker and writes bench/figures.json.
 *
 * @returns the figures
 */
export async function measureFigures(): Promise<Figures> {
  const running = await startRunningSite();
  try {
    const { url } = running.site;
    const get = async (path: string) => (await fetch(new URL(path, url))).text();
    const html = await get("/");
    await get("/pricing");
    const paths = ["/", "/pricing"];
    const cachedPage = await cpuOf((round) => get(paths[round % 2] ?? "/"));
    // Answers what a visitor did, so it is rendered every time.
    const renderedPage = await cpuOf(() => get("/newsletter"));
    const lead = await cpuOf((round) =>
      send(url, drillSubmission(round, "figures"), { "cf-connecting-ip": newAddress() }),
    );
    const requestLines = running.logs.filter((line) =>
      line.includes('"event":"request.completed"'),
    );
    const row = JSON.stringify(drillSubmission(0, "figures"));
    const figures: Figures = {
      measuredOn: new Date().toISOString().slice(0, 10),
      cpuMs: { cachedPage: ms(cachedPage), renderedPage: ms(renderedPage), lead: ms(lead) },
      bytes: {
        pageHtml: gzipSync(html, { level: 9 }).byteLength,
        logLine: Math.round(requestLines.join("").length / requestLines.length),
        queuedLead: row.length + 200,
        // With its indexes and PostgreSQL's own header.
        leadRow: row.length + 300,
      },
    };
    writeFileSync(join(projectRoot, "bench/figures.json"), `${JSON.stringify(figures, null, 2)}\n`);
    return figures;
  } finally {
    await running.stop();
  }
}

const ms = (value: number) => Math.round(value * 100) / 100;

/** @returns the figures measured last */
export function readFigures(): Figures {
  const [path] = globSync(join(projectRoot, "bench/figures.json"));
  if (path === undefined) throw new Error("bench/figures.json is missing");
  // Written by the function above.
  return JSON.parse(readFileSync(path, "utf8")) as Figures;
}
