import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";

import { startCommand } from "../scripts/lib/command.ts";
import { SetupError } from "../scripts/lib/error-details.ts";
import { parseFlags } from "../scripts/lib/parse-flags.ts";
import { startEmbeddedSupabase } from "../scripts/lib/supabase/embedded-supabase.ts";
import { projectRoot as root } from "../scripts/lib/project.ts";
import { installRarePackages } from "../scripts/lib/rare-packages.ts";
import { startSiteServer } from "../scripts/lib/site-server.ts";
import { type ByteRow, measureBytes, tolerance } from "./bytes.ts";
import { measureColdStart } from "./cold-start.ts";
import type { LighthouseRow } from "./lighthouse.ts";
import { measureNavigations } from "./navigations.ts";
import { measurePresses } from "./presses.ts";
import { measureLeadTime, measureSearchTime } from "./request-time.ts";
import { measureSizes } from "./size/measure.ts";
import { measureWalk } from "./walk.ts";
import {
  type Comparison,
  detailTables,
  type MeasuredParts,
  type Parts,
  reasonList,
  targetTable,
} from "./targets.ts";
import { benchPages } from "./support/variants.ts";

/** Budgets that a change may not break; the files or pages that broke one are named. */
function assertBudgets(rows: ByteRow[]): void {
  const broken = rows.filter(({ value, target }) => value > target * tolerance);
  const lines = broken.map(
    ({ what, value, target, parts }) =>
      `${what}: ${value} of ${target}. ${parts.slice(0, 16).join(", ")}`,
  );
  if (broken.length > 0) throw new SetupError(`Byte budgets broken:\n${lines.join("\n")}`);
}

async function bytes(folder: string): Promise<ByteRow[]> {
  const site = await startSiteServer({
    root: folder,
    port: 0,
    dataDir: null,
    variables: {},
    onLog: () => undefined,
  });
  return measureBytes(folder, site.url).finally(site.stop);
}

type Measures = {
  [Part in keyof MeasuredParts]-?: () => Promise<NonNullable<MeasuredParts[Part]>>;
};

/**
 * How each part is measured.
 *
 * @param folder of a project, built both ways
 * @param variables the Worker's own
 * @param parts results so far
 * @param pages for Lighthouse; without, every page of the sitemap
 */
function measuresOf(
  folder: string,
  variables: Record<string, string>,
  parts: Parts,
  pages: readonly string[] | undefined,
): Measures {
  return {
    bytes: () => bytes(folder),
    load: async () => (await import("./load.ts")).measureLoad(folder, variables),
    coldStart: () => measureColdStart(folder, variables),
    memory: async () => (await import("./memory.ts")).measureMemory(folder, variables),
    lead: () => measureLeadTime(folder),
    search: () => measureSearchTime(folder),
    lighthouse: async () => (await lighthouse()).measureLighthouse(folder, variables, pages),
    setPieces: async () => (await lighthouse()).measureSetPieces(folder, variables),
    slowPaints: async () =>
      (await lighthouse()).measureSlowPaints(
        folder,
        variables,
        latestPaints(parts.lighthouse ?? []),
      ),
    presses: () => measurePresses(folder, variables),
    navigations: () => measureNavigations(folder, variables),
    walk: () => measureWalk(folder, variables),
  };
}

/** Lighthouse is installed only where something but the budgets is measured. */
const lighthouse = () => import("./lighthouse.ts");

/** The pages whose LCP is the most times their copies' by Lighthouse's simulation. */
const latestPaints = (rows: readonly LighthouseRow[]) =>
  rows
    .toSorted((one, other) => other.site.lcp / other.copy.lcp - one.site.lcp / one.copy.lcp)
    .slice(0, 4)
    .map(({ page }) => page);

const resultsFile = join(root, "bench/results.json");

/**
 * `npm run bench`: everything. `--only=load,memory` measures some and leaves the other results as
 * they were; `--budgets` only the bytes, as in CI. `--pages=/pricing,/aioi` is Lighthouse on some pages,
 * the others keep their results; on every page it takes an hour. `--compare=<folder>` measures each
 * part on another revision first, which is built there both ways, Lighthouse on the pages of the load.
 * `--size=A,B` fills databases of two sizes and prints what the site asks of them, with `--compare` beside
 * another revision, which need not be built; each takes minutes.
 */
await startCommand(import.meta, async (parameters) => {
  const values = parseFlags(
    parameters,
    {
      only: { type: "string" },
      pages: { type: "string" },
      compare: { type: "string" },
      size: { type: "string" },
      budgets: { type: "boolean", default: false },
    },
    "Usage: npm run bench -- [--only=<part>,<part>] [--pages=<path>,<path>] [--compare=<folder>] [--size=A,B] [--budgets]",
  );
  if (values.size !== undefined) {
    await measureSizes(values.size, root, values.compare, console.log);
    return;
  }
  if (values.budgets) {
    const rows = await bytes(root);
    console.log(
      targetTable({ bytes: rows })
        .split("\n")
        .filter((line) => !line.includes("not measured"))
        .join("\n"),
    );
    assertBudgets(rows);
    return;
  }
  installRarePackages("bench", console.log);
  const supabase = await startEmbeddedSupabase({ dataDir: null, root, port: 0 });
  const variables = {
    SUPABASE_URL: supabase.url,
    SUPABASE_ANON_KEY: supabase.anonKey,
    IP_HASH_KEY: "a key for the bench alone, 32 bytes",
  };
  // Written by this program.
  const parts: Parts = existsSync(resultsFile)
    ? (JSON.parse(readFileSync(resultsFile, "utf8")) as Parts)
    : {};
  const pages = values.pages?.split(",") ?? (values.compare ? benchPages : undefined);
  const measures = measuresOf(root, variables, parts, pages);
  const names = Object.keys(measures) as (keyof typeof measures)[]; // its own keys
  const asked = values.only?.split(",") ?? names;
  const unknown = asked.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) {
    throw new SetupError(`No such part: ${unknown.join(", ")}. There are ${names.join(", ")}.`);
  }
  const today = new Date().toISOString().slice(0, 10);
  try {
    const other = values.compare
      ? {
          measures: measuresOf(values.compare, variables, parts, pages),
          results: comparisonWith(values.compare, today, parts.comparison),
        }
      : undefined;
    for (const name of names.filter((known) => asked.includes(known))) {
      const startedAt = performance.now();
      if (other) Object.assign(other.results.before, { [name]: await other.measures[name]() });
      const measured = await measures[name]();
      if (other) {
        Object.assign(other.results.after, { [name]: measured });
        parts.comparison = other.results;
      }
      const earlier = parts.lighthouse ?? [];
      Object.assign(parts, { [name]: measured });
      if (name === "lighthouse" && pages) {
        // The others keep their results, and their day.
        const others = earlier.filter(({ page }) => !pages.some((path) => path === page));
        parts.lighthouse = [...(parts.lighthouse ?? []), ...others];
      } else parts.days = { ...parts.days, [name]: today };
      console.log(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
      writeFileSync(resultsFile, `${JSON.stringify(parts)}\n`);
    }
  } finally {
    await supabase.stop();
  }
  const report = `# Measurements

Made by \`npm run bench\` on ${today}: ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? "an unknown processor"}, ${process.platform} ${process.arch}, load average ${loadavg()[0]?.toFixed(1)}. ${versions()}.

${daysOf(parts)} Of several pages the worst. The static copy is the same page as a file, without script; presses are on slow 4G and a processor 4 times slower, of the moments after the first paint the worst.

${targetTable(parts)}

${reasonList(parts)}

${detailTables(parts)}
`;
  writeFileSync(join(root, "bench/RESULTS.md"), report);
  // The tables are aligned like every other file.
  const format = join(root, "node_modules/oxfmt/bin/oxfmt");
  execFileSync(process.execPath, [format, "bench/RESULTS.md", "bench/results.json"], { cwd: root });
  console.log(report);
  if (asked.includes("bytes") && parts.bytes) assertBudgets(parts.bytes);
});

/** @returns what was compared today with the commit that is checked out in a folder */
function comparisonWith(folder: string, day: string, last: Comparison | undefined): Comparison {
  const arguments_ = ["-C", folder, "show", "--no-patch", '--format=%h, "%s", of %cs'];
  const revision = execFileSync("git", arguments_, { encoding: "utf8" }).trim();
  const isSame = last?.revision === revision && last.day === day;
  return isSame ? last : { revision, day, before: {}, after: {} };
}

/** Says on which day each part was measured. */
function daysOf({ days = {} }: Parts): string {
  const byDay = Map.groupBy(Object.entries(days), ([, day]) => day);
  const said = [...byDay].map(
    ([day, measured]) => `${day}: ${measured.map(([name]) => name).join(", ")}`,
  );
  return `Measured on ${said.join("; ")}.`;
}

function versions(): string {
  const dependencies = ["react", "@tanstack/react-start", "vite", "miniflare", "lighthouse"];
  const named = dependencies.map((name) => {
    const folder = name === "lighthouse" ? "bench" : "";
    const file = join(root, folder, "node_modules", name, "package.json");
    const { version } = JSON.parse(readFileSync(file, "utf8"));
    return `${name} ${version}`;
  });
  return [`Node ${process.versions.node}`, ...named].join(", ");
}
