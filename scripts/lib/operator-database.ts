import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

import { isHttpsUrl, supabaseUrlProblem } from "../../app/server/environment/https-url.ts";
import { keyHeaders } from "../../app/server/store/api-key.ts";
import { databaseMessage } from "./database-message.ts";
import { getMessage, SetupError } from "./error-details.ts";
import { isSameProcess } from "./process-info.ts";
import { getDataDir, projectRoot } from "./project.ts";
import { parseJson } from "./read-if-there.ts";
import { databaseFolderName, runningFileName } from "./supabase/data-folder.ts";
import { startEmbeddedSupabase } from "./supabase/embedded-supabase.ts";

/** How long an operator's program waits for one response: `apply_retention` may take 60 s. */
export const requestTimeoutMs = 70_000;

/** A Supabase and its service-role key, which reads and changes leads and articles. */
export interface OperatorDatabase {
  url: string;
  serviceRoleKey: string;
  /** Stops a database that was started for this program; does nothing to any other. */
  close: () => Promise<void>;
}

const runningSchema = z.object({
  url: z.string(),
  serviceRoleKey: z.string(),
  pid: z.int(),
  start: z.string(),
});

/**
 * The hosted project of the environment, else the running site's database, else the site's data at rest.
 *
 * @returns null where there is no data yet
 * @throws {SetupError} when a variable is missing or malformed, or the data cannot be opened
 */
export async function openOperatorDatabase(
  environment: NodeJS.ProcessEnv,
): Promise<OperatorDatabase | null> {
  const url = environment["SUPABASE_URL"]?.trim();
  const serviceRoleKey = environment["SUPABASE_SERVICE_ROLE_KEY"]?.trim();
  const close = () => Promise.resolve();
  if (url && serviceRoleKey) {
    if (!isHttpsUrl(url)) throw new SetupError(`SUPABASE_URL ${supabaseUrlProblem}.`);
    return { url: url.replace(/\/+$/, ""), serviceRoleKey, close };
  }
  if (url || serviceRoleKey) {
    const missing = url ? "SUPABASE_SERVICE_ROLE_KEY" : "SUPABASE_URL";
    throw new SetupError(`${missing} is missing: set both variables, or neither for local data.`);
  }

  const dataDir = getDataDir(environment);
  const running = readRunning(join(dataDir, runningFileName));
  if (running && isSameProcess(running.pid, running.start)) return { ...running, close };
  if (!existsSync(join(dataDir, databaseFolderName))) return null;
  try {
    const supabase = await startEmbeddedSupabase({ dataDir, root: projectRoot, port: 0 });
    return { ...supabase, close: supabase.stop };
  } catch (error) {
    throw new SetupError(`Cannot open the data in ${dataDir}: ${getMessage(error)}`);
  }
}

function readRunning(file: string): z.infer<typeof runningSchema> | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, "utf8");
  try {
    return runningSchema.parse(JSON.parse(text));
  } catch {
    throw new SetupError(`${file} is damaged; stop the site, remove the file and try again.`);
  }
}

const refusal = z.object({ code: z.optional(z.string()), message: z.string() });

/**
 * Calls PostgREST as the operator.
 *
 * @param path below `/rest/v1/`
 * @param body makes it a POST
 * @param method of a change to a table, which returns the changed rows
 * @returns the parsed response
 * @throws {SetupError} when the database does not answer or refuses
 */
export async function askDatabase(
  { url, serviceRoleKey }: Pick<OperatorDatabase, "url" | "serviceRoleKey">,
  path: string,
  body?: object,
  method?: "POST" | "PATCH",
): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url}/rest/v1/${path}`, {
      headers: {
        ...keyHeaders(serviceRoleKey),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(method !== undefined && { prefer: "return=representation" }),
      },
      ...(body !== undefined && { method: method ?? "POST", body: JSON.stringify(body) }),
      // The key would follow to another host.
      redirect: "error",
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    text = await response.text();
  } catch (thrown) {
    const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
    throw new SetupError(`Cannot reach ${url}: ${getMessage(cause)}`);
  }
  const [name] = path.split("?");
  const answer = parseJson(text);
  if (!response.ok) {
    const { data } = refusal.safeParse(answer);
    const reason = data ? ` ${databaseMessage(data.code, data.message)}` : "";
    const hint = response.status === 404 ? " Are the migrations of supabase/ applied?" : "";
    throw new SetupError(`${url} refused ${name}: HTTP ${response.status}${reason}${hint}`);
  }
  if (answer === text)
    throw new SetupError(`${url} is no Supabase: it answered ${name} without JSON.`);
  return answer;
}
