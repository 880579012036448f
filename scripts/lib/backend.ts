import { relative } from "node:path";

import { isHttpsUrl, supabaseUrlProblem } from "../../app/server/environment/https-url.ts";
import { keyHeaders } from "../../app/server/store/api-key.ts";
import { getCode, getMessage, SetupError } from "./error-details.ts";
import { allowPreviews, localKey, publishingKeys } from "./local-keys.ts";
import { startEmbeddedSupabase } from "./supabase/embedded-supabase.ts";

/** The database of a site that runs on this machine. */
export interface Backend {
  /** One line to print: where leads are stored. */
  description: string;
  /** Whether the backend is the embedded Supabase. */
  isEmbedded: boolean;
  /** The Worker's variables and secrets. */
  variables: Record<"SUPABASE_URL" | "SUPABASE_ANON_KEY" | "IP_HASH_KEY", string> &
    Partial<ReturnType<typeof publishingKeys> & { SMOKE_KEY: string }>;
  stop: () => Promise<void>;
}

const reachTimeoutMs = 10_000;

/**
 * The backend that the environment names, or the embedded Supabase when it names none.
 *
 * @param root folder of the project
 * @param dataDir folder for everything that must survive a restart
 * @param env usually `process.env`; SUPABASE_URL and SUPABASE_ANON_KEY choose another backend
 * @returns the backend, ready for requests
 * @throws {SetupError} when a variable is missing, malformed, or names a backend that does not answer
 */
export async function openBackend(
  root: string,
  dataDir: string,
  env: NodeJS.ProcessEnv,
): Promise<Backend> {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = env;
  const hashKey = env["IP_HASH_KEY"] || localKey(dataDir, "address-hash");
  if (hashKey.length < 32) throw new SetupError("IP_HASH_KEY needs at least 32 characters.");
  if (!url && !anonKey) {
    const keys = publishingKeys(dataDir, env);
    const embedded = await startEmbeddedSupabase({ dataDir, root, port: 0 }).catch((thrown) => {
      throw getCode(thrown) === undefined ? new SetupError(getMessage(thrown)) : thrown;
    });
    await allowPreviews(embedded, keys.PREVIEW_KEY);
    return {
      isEmbedded: true,
      description: `the embedded Supabase in ${relative(root, dataDir) || "."} (\`npm run leads\` shows them)`,
      variables: {
        SUPABASE_URL: embedded.url,
        SUPABASE_ANON_KEY: embedded.anonKey,
        IP_HASH_KEY: hashKey,
        // For `npm run notify:test`.
        SMOKE_KEY: env["SMOKE_KEY"] || localKey(dataDir, "smoke"),
        ...keys,
      },
      stop: embedded.stop,
    };
  }
  if (!url)
    throw new SetupError("SUPABASE_ANON_KEY is set but SUPABASE_URL is not: set both or none.");
  if (!anonKey)
    throw new SetupError("SUPABASE_URL is set but SUPABASE_ANON_KEY is not: set both or none.");
  await assertReachable(url, anonKey);
  return {
    isEmbedded: false,
    description: `the Supabase at ${new URL(url).host}`,
    variables: { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, IP_HASH_KEY: hashKey },
    stop: async () => undefined,
  };
}

/**
 * @param url of a Supabase
 * @param anonKey its anonymous key
 * @throws {SetupError} when the URL is not allowed or does not answer, or the key or tables are wrong
 */
export async function assertReachable(url: string, anonKey: string): Promise<void> {
  if (!isHttpsUrl(url)) throw new SetupError(`SUPABASE_URL ${supabaseUrlProblem}.`);
  const host = new URL(url).host;
  const answer = await fetch(new URL("/rest/v1/categories?select=id&limit=1", url), {
    headers: keyHeaders(anonKey),
    redirect: "manual",
    signal: AbortSignal.timeout(reachTimeoutMs),
  }).catch(() => {
    throw new SetupError(`The Supabase at ${host} does not answer: check SUPABASE_URL.`);
  });
  await answer.body?.cancel();
  if (answer.status === 401 || answer.status === 403) {
    throw new SetupError(`The Supabase at ${host} refuses the key: check SUPABASE_ANON_KEY.`);
  }
  if (!answer.ok) {
    throw new SetupError(
      `The Supabase at ${host} answers ${answer.status}: are the migrations of supabase/ applied?`,
    );
  }
}
