import { globSync } from "node:fs";
import { join } from "node:path";

import { SetupError } from "../../scripts/lib/error-details.ts";
import { type Cluster, openCluster } from "../../tests/postgrest/postgres.ts";
import { type RealBackend, startPostgrest } from "../../tests/postgrest/real-backend.ts";
import { createProject } from "../../tests/postgrest/supabase-project.ts";
import { median } from "../support/statistics.ts";
import { backendTime } from "./backend-time.ts";
import { fillSql, sizes } from "./fill.ts";
import { type Question, questionsOf, staffId } from "./questions.ts";

const rounds = 5;
/** What takes longer is asked once more, and not five times. */
const longMs = 2000;

/** The limits of a hosted project. */
const limits = `
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
  alter role authenticator set statement_timeout = '8s';`;

/** Fills a database that has a folder's migrations, and starts PostgREST before it. */
async function fillBackend(cluster: Cluster, folder: string, name: string, fill: string) {
  const project = await createProject(cluster, name, "newer");
  await project.apply(globSync(join(folder, "supabase/migrations/*.sql")).toSorted());
  await project.sql(fill);
  await project.sql("vacuum analyze");
  return startPostgrest(cluster, project);
}

/** What a question cost: milliseconds, or how it ended. */
async function costOf({ ask, times }: Question): Promise<string> {
  const taken: number[] = [];
  let ended = "";
  const round = async () => {
    const time = await backendTime(() =>
      ask().catch((thrown: unknown) => {
        ended = thrown instanceof Error ? thrown.message.slice(0, 60) : String(thrown);
      }),
    );
    if (time.refused !== null) ended = `HTTP ${time.refused}`;
    taken.push(times === undefined || times === 1 ? time.ms : time.longestMs);
    return time.ms;
  };
  if (times !== undefined) {
    for (let count = 0; count < times; count += 1) await round();
    const longest = Math.max(...taken);
    return ended === "" ? shown(longest) : `${ended} after ${shown(longest)}`;
  }
  const first = await round();
  if (ended !== "" && first < 1) return ended;
  const isLong = first > longMs;
  if (!isLong) taken.length = 0;
  for (let count = 0; count < (isLong ? 1 : rounds); count += 1) await round();
  return ended === "" ? shown(median(taken)) : `${ended} after ${shown(median(taken))}`;
}

const shown = (ms: number) => (ms < 10 ? ms.toFixed(1) : Math.round(ms).toLocaleString("en"));

/** Asks everything of one filled database, by the code of a folder. */
export async function measureBackend(
  folder: string,
  backend: RealBackend,
): Promise<Map<string, string>> {
  await backend.sql(
    `${limits} insert into staff (user_id, name) values ('${staffId}', 'Ines') on conflict do nothing`,
  );
  const costs = new Map<string, string>();
  for (const question of await questionsOf(folder, backend)) {
    costs.set(question.name, await costOf(question));
  }
  return costs;
}

/** Rows of Markdown: each question, and its cost in each folder. */
export function sizeTable(
  columns: readonly { name: string; costs: Map<string, string> }[],
): string {
  const questions = new Set(columns.flatMap(({ costs }) => [...costs.keys()]));
  const rows = [...questions].map((question) =>
    ["", question, ...columns.map(({ costs }) => costs.get(question) ?? "–"), ""]
      .join(" | ")
      .trim(),
  );
  const names = columns.map(({ name }) => name);
  return [
    `| Backend time, warm, median of five (ms) | ${names.join(" | ")} |`,
    `| --- | ${names.map(() => "---:").join(" | ")} |`,
    ...rows,
  ].join("\n");
}

/**
 * What the site's questions cost over databases of a size, in this folder and in that of another
 * revision, one after the other in one run.
 *
 * @throws {SetupError} where PostgreSQL or PostgREST is missing, or a size is unknown
 */
export async function measureSizes(
  asked: string,
  root: string,
  other: string | undefined,
  print: (line: string) => void,
): Promise<void> {
  const names = asked.split(",");
  const opened = await openCluster();
  if (typeof opened === "string") throw new SetupError(`Sizes are not measured: ${opened}.`);
  try {
    for (const name of names) {
      const size = new Map(Object.entries(sizes)).get(name);
      if (!size) throw new SetupError(`No such size: ${name}. There are A and B.`);
      const { articles, leads, subscribers } = size;
      const columns: { name: string; costs: Map<string, string> }[] = [];
      for (const folder of [...(other === undefined ? [] : [other]), root]) {
        const database = `size_${name}_${columns.length}`.toLowerCase();
        const backend = await fillBackend(opened.cluster, folder, database, fillSql(size));
        const costs = await measureBackend(folder, backend).finally(backend.stop);
        columns.push({ name: folder === root ? "now" : "before", costs });
      }
      print(
        `${name}: ${articles.toLocaleString("en")} articles, ${leads.toLocaleString("en")} leads, ${subscribers.toLocaleString("en")} subscribers\n\n${sizeTable(columns)}\n`,
      );
    }
  } finally {
    await opened.stop();
  }
}
