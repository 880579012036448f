import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../scripts/lib/project.ts";
import { runProgram, SetupError } from "../scripts/lib/setup-error.ts";
import { startSiteServer } from "../scripts/lib/site-server.ts";
import { type ByteRow, measureBytes } from "./bytes.ts";
import { measureLeadTime } from "./lead-time.ts";

const inKB = (bytes: number) => (bytes / 1000).toFixed(1);

function byteTable(rows: ByteRow[]): string {
  const lines = rows.map(
    ({ what, bytes, must, aim }) =>
      `| ${what} | ${inKB(bytes)} | ${inKB(must)} | ${inKB(aim)} | ${bytes > must ? "**over**" : bytes > aim ? "must" : "aim"} |`,
  );
  return ["| gzip, kB | measured | must | aim | holds |", "|---|---|---|---|---|", ...lines].join(
    "\n",
  );
}

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

/** `npm run bench`: bytes and times of the built site; with --budgets only the bytes, as in CI. */
await runProgram(async () => {
  const site = await startSiteServer({
    root: projectRoot,
    port: 0,
    dataDir: null,
    variables: {},
    onLog: () => undefined,
  });
  const rows = await measureBytes(projectRoot, site.url).finally(site.stop);
  console.log(byteTable(rows));
  assertBudgets(rows);
  if (process.argv.includes("--budgets")) return;

  const lead = await measureLeadTime(projectRoot);
  const leadLine = `Lead submission, Worker time besides the backend's: median ${lead.medianMs.toFixed(2)} ms, 90th percentile ${lead.p90Ms.toFixed(2)} ms over ${lead.rounds} (must: 5 ms median).`;
  console.log(`\n${leadLine}`);
  writeFileSync(
    join(projectRoot, "bench/RESULTS.md"),
    `# Measurements\n\nMade by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${process.platform} ${process.arch}.\n\n${byteTable(rows)}\n\n${leadLine}\n`,
  );
});
