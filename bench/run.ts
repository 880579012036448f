import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";

import { parseFlags } from "../scripts/lib/parse-flags.ts";
import { startEmbeddedSupabase } from "../scripts/lib/supabase/embedded-supabase.ts";
import { projectRoot as root } from "../scripts/lib/project.ts";
import { runProgram, SetupError } from "../scripts/lib/setup-error.ts";
import { startSiteServer } from "../scripts/lib/site-server.ts";
import { type ByteRow, measureBytes, tolerance } from "./bytes.ts";
import { measureColdStart } from "./cold-start.ts";
import { measureLighthouse, measureSetPieces } from "./lighthouse.ts";
import { measureLoad } from "./load.ts";
import { measureMemory } from "./memory.ts";
import { measurePresses } from "./presses.ts";
import { measureLeadTime, measureSearchTime } from "./request-time.ts";
import { measureWalk } from "./walk.ts";
import { detailTables, type Parts, reasonList, targetTable } from "./targets.ts";

/** Budgets that a change may not break; the files or pages that broke one are named. */
function assertBudgets(rows: ByteRow[]): void {
  const broken = rows.filter(({ value, target }) => value > target * tolerance);
  const lines = broken.map(
    ({ what, value, target, parts }) =>
      `${what}: ${value} of ${target}. ${parts.slice(0, 16).join(", ")}`,
  );
  if (broken.length > 0) throw new SetupError(`Byte budgets broken:\n${lines.join("\n")}`);
}

async function bytes(): Promise<ByteRow[]> {
  const site = await startSiteServer({
    root,
    port: 0,
    dataDir: null,
    variables: {},
    onLog: () => undefined,
  });
  return measureBytes(root, site.url).finally(site.stop);
}

const resultsFile = join(root, "bench/results.json");

/**
 * `npm run bench`: everything. `--only=load,memory` measures some and leaves the other results as
 * they were; `--budgets` only the bytes, as in CI. `--pages=/pricing,/aioi` is Lighthouse on some pages,
 * the others keep their results; on every page it takes an hour.
 */
await runProgram(async () => {
  const values = parseFlags(
    {
      only: { type: "string" },
      pages: { type: "string" },
      budgets: { type: "boolean", default: false },
    },
    "Usage: npm run bench -- [--only=<part>,<part>] [--pages=<path>,<path>] [--budgets]",
  );
  if (values.budgets) {
    const rows = await bytes();
    console.log(
      targetTable({ bytes: rows })
        .split("\n")
        .filter((line) => !line.includes("not measured"))
        .join("\n"),
    );
    assertBudgets(rows);
    return;
  }
  const supabase = await startEmbeddedSupabase({ dataDir: null, root, port: 0 });
  const variables = {
    SUPABASE_URL: supabase.url,
    SUPABASE_ANON_KEY: supabase.anonKey,
    IP_HASH_KEY: "a key for the bench",
  };
  // Written by this program.
  const parts: Parts = existsSync(resultsFile)
    ? (JSON.parse(readFileSync(resultsFile, "utf8")) as Parts)
    : {};
  /** Pages that were not asked for keep their results. */
  const lighthouse = async () => {
    const asked = values.pages?.split(",");
    const measured = await measureLighthouse(root, variables, asked);
    if (!asked) return measured;
    const others = parts.lighthouse?.filter(({ page }) => !asked.includes(page)) ?? [];
    return [...measured, ...others];
  };
  const measures: {
    [Part in Exclude<keyof Parts, "days">]-?: () => Promise<Parts[Part]>;
  } = {
    bytes,
    load: () => measureLoad(root, variables),
    coldStart: () => measureColdStart(root, variables),
    memory: () => measureMemory(root, variables),
    lead: () => measureLeadTime(root),
    search: () => measureSearchTime(root),
    lighthouse,
    setPieces: () => measureSetPieces(root, variables),
    presses: () => measurePresses(root, variables),
    walk: () => measureWalk(root, variables),
  };
  const names = Object.keys(measures) as (keyof typeof measures)[]; // its own keys
  const asked = values.only?.split(",") ?? names;
  const unknown = asked.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) {
    throw new SetupError(`No such part: ${unknown.join(", ")}. There are ${names.join(", ")}.`);
  }
  const today = new Date().toISOString().slice(0, 10);
  try {
    for (const name of names.filter((known) => asked.includes(known))) {
      const startedAt = performance.now();
      Object.assign(parts, { [name]: await measures[name]() });
      parts.days = { ...parts.days, [name]: today };
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
  if (parts.bytes) assertBudgets(parts.bytes);
});

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
    const file = join(root, "node_modules", name, "package.json");
    const { version } = JSON.parse(readFileSync(file, "utf8"));
    return `${name} ${version}`;
  });
  return [`Node ${process.versions.node}`, ...named].join(", ");
}
