import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { startEmbeddedSupabase } from "../scripts/lib/embedded-supabase.ts";
import { projectRoot } from "../scripts/lib/project.ts";
import { runProgram, SetupError } from "../scripts/lib/setup-error.ts";
import { startSiteServer } from "../scripts/lib/site-server.ts";
import { measureArticles } from "./articles.ts";
import { measureBrowser } from "./browser.ts";
import { type ByteRow, measureBytes } from "./bytes.ts";
import { measureColdStart } from "./cold-start.ts";
import { measureConnections } from "./connections.ts";
import { measureLeadTime } from "./lead-time.ts";
import { measureMemory } from "./memory.ts";
import { measureRatios } from "./ratios.ts";
import { chartOf } from "./support/chart.ts";
import { byteTable, reportOf } from "./support/report.ts";
import { inKB, type Results } from "./support/results.ts";
import { startBareVariants, startVariants, type Variant } from "./support/variants.ts";

/** Budgets that a change may not break; the chunks that broke one are named. */
function assertBudgets(rows: ByteRow[]): void {
  const broken = rows.filter(({ bytes, must }) => bytes > must);
  if (broken.length === 0) return;
  const lines = broken.map(
    ({ what, bytes, must, parts }) =>
      `${what}: ${inKB(bytes)} kB of ${inKB(must)} kB. ${parts.slice(0, 16).join(", ")}`,
  );
  throw new SetupError(`Byte budgets broken:\n${lines.join("\n")}`);
}

async function bytes(): Promise<ByteRow[]> {
  const site = await startSiteServer({
    root: projectRoot,
    port: 0,
    dataDir: null,
    variables: {},
    onLog: () => undefined,
  });
  return measureBytes(projectRoot, site.url).finally(site.stop);
}

type Started = { variants: Variant[]; stop: () => Promise<void> };

async function during<Result>(
  started: Promise<Started>,
  measure: (variants: Variant[]) => Promise<Result>,
): Promise<Result> {
  const { variants, stop } = await started;
  return measure(variants).finally(stop);
}

const root = projectRoot;
const resultsFile = join(root, "bench/results.json");

/**
 * `npm run bench`: everything, in about twelve minutes. `--only=ratios,memory` measures some and
 * leaves the other results as they were; `--budgets` only the bytes, as in CI.
 */
await runProgram(async () => {
  const { values } = parseArgs({
    options: { only: { type: "string" }, budgets: { type: "boolean", default: false } },
  });
  if (values.budgets) {
    const rows = await bytes();
    console.log(byteTable(rows));
    assertBudgets(rows);
    return;
  }
  const supabase = await startEmbeddedSupabase({ dataDir: null, root, port: 0 });
  const variables = {
    SUPABASE_URL: supabase.url,
    SUPABASE_ANON_KEY: supabase.anonKey,
    IP_HASH_KEY: "a key for the bench",
  };
  const measures: { [Part in keyof Results["parts"]]-?: () => Promise<Results["parts"][Part]> } = {
    bytes,
    ratios: () => during(startVariants(root, variables), measureRatios),
    bare: () => during(startBareVariants(root, variables), measureRatios),
    connections: () => during(startVariants(root, variables), measureConnections),
    coldStart: () => measureColdStart(root),
    memory: () => measureMemory(root, variables),
    lead: () => measureLeadTime(root),
    browser: () => measureBrowser(root, variables),
    // Last: it fills the tables.
    articles: () => measureArticles(root, supabase, variables),
  };
  const names = Object.keys(measures) as (keyof typeof measures)[]; // its own keys
  const asked = values.only?.split(",") ?? names;
  const unknown = asked.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) {
    throw new SetupError(`No such part: ${unknown.join(", ")}. There are ${names.join(", ")}.`);
  }
  const before: Partial<Results> = existsSync(resultsFile)
    ? JSON.parse(readFileSync(resultsFile, "utf8"))
    : {};
  const results: Results = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? "an unknown processor"}, ${process.platform} ${process.arch}`,
    versions: versions(),
    parts: { ...before.parts },
  };
  try {
    for (const name of names.filter((known) => asked.includes(known))) {
      const startedAt = performance.now();
      Object.assign(results.parts, { [name]: await measures[name]() });
      console.log(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
      writeFileSync(resultsFile, `${JSON.stringify(results)}\n`);
    }
  } finally {
    await supabase.stop();
  }
  const report = reportOf(results);
  writeFileSync(join(root, "bench/RESULTS.md"), report);
  writeFileSync(join(root, "bench/results.svg"), chartOf(results));
  // The tables are aligned like every other file.
  const format = join(root, "node_modules/oxfmt/bin/oxfmt");
  execFileSync(process.execPath, [format, "bench/RESULTS.md", "bench/results.json"], { cwd: root });
  console.log(report);
  if (results.parts.bytes) assertBudgets(results.parts.bytes);
});

function versions(): string {
  const dependencies = ["react", "@tanstack/react-start", "vite", "miniflare"].map((name) => {
    const file = join(root, "node_modules", name, "package.json");
    const { version } = JSON.parse(readFileSync(file, "utf8"));
    return `${name} ${version}`;
  });
  return [`Node ${process.versions.node}`, ...dependencies].join(", ");
}
