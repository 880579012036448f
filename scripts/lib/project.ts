import { join } from "node:path";
import type { Server } from "node:net";

import { optionalVariables } from "../../app/server/environment/variables.ts";
import { SetupError } from "./error-details.ts";

/** Folder of the project. */
export const projectRoot = join(import.meta.dirname, "../..");

/** Folder whose wrangler.toml a command reads and changes: PROJECT_ROOT, which tests set, or the project. */
export const getRoot = (environment: NodeJS.ProcessEnv): string =>
  environment["PROJECT_ROOT"] ?? projectRoot;

/** Folder of all data that survives a restart: DATA_DIR, or `.data` in the project. */
export const getDataDir = (environment: NodeJS.ProcessEnv): string =>
  environment["DATA_DIR"] || join(projectRoot, ".data");

/**
 * @param env usually `process.env`
 * @returns those of the Worker's optional variables that are set
 */
export function getOptionalVariables(env: NodeJS.ProcessEnv): Record<string, string> {
  const set: Record<string, string> = {};
  for (const name of Object.keys(optionalVariables)) if (env[name]) set[name] = env[name];
  return set;
}

/**
 * @param name of an environment variable that holds a port
 * @param fallback used when it is not set
 * @throws {SetupError} when it holds anything but a port
 */
export function portFrom(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new SetupError(`${name} is not a port number: ${JSON.stringify(text)}.`);
}

/**
 * @param name of the variable or option that holds it
 * @param address an origin, perhaps with the path of somebody's browser behind it
 * @returns scheme and host, without a slash at the end
 * @throws {SetupError} when it is no http address
 */
export function originFrom(name: string, address: string): string {
  const url = URL.parse(address);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SetupError(
    `${name} is not an address such as https://www.your-domain.com: ${JSON.stringify(address)}.`,
  );
}

/**
 * The origin of the site whose hosted Supabase a program works on. Nothing else names it: the Supabase
 * may be staging's or production's.
 *
 * @throws {SetupError} when SITE_ORIGIN is missing or malformed
 */
export function hostedOrigin({ SITE_ORIGIN }: NodeJS.ProcessEnv): string {
  if (SITE_ORIGIN) return originFrom("SITE_ORIGIN", SITE_ORIGIN);
  throw new SetupError(
    "Set SITE_ORIGIN to the site of this SUPABASE_URL, such as https://www.your-domain.com.",
  );
}

/**
 * Calls back once when the program is asked to end (Ctrl-C, a supervisor), then ends it. Call it
 * after everything has started: Miniflare's own handlers of the same signals would end the process
 * before anything is closed, so they are removed.
 *
 * @param stop closes servers and databases in order
 * @returns a function that ends the program in the same way, with an exit code
 */
export function onShutdown(stop: () => Promise<void>): (exitCode: number) => void {
  let stopping = false;
  const end = (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(exitCode),
      (thrown: unknown) => {
        console.error(thrown);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.removeAllListeners(signal).on(signal, () => end(0));
  }
  return end;
}

/** @returns the port of 127.0.0.1, any free one, at which the server listens from now on */
export async function listenLocally(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
