import { once } from "node:events";
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
 * The port of the site on this computer.
 *
 * @throws {SetupError} when PORT holds anything but a port
 */
export function localPort({ PORT }: NodeJS.ProcessEnv): number {
  if (!PORT) return 8787;
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new SetupError(`PORT is not a port number: ${JSON.stringify(PORT)}.`);
}

/** @throws {SetupError} when PORT holds anything but a port */
export const localOrigin = (environment: NodeJS.ProcessEnv): string =>
  `http://localhost:${localPort(environment)}`;

/** Whether a program works on a hosted Supabase, not on the data of this machine. */
export const isHosted = ({ SUPABASE_URL }: NodeJS.ProcessEnv): boolean =>
  Boolean(SUPABASE_URL?.trim());

/**
 * The origin of the site whose hosted Supabase a program works on. Nothing else names it: the Supabase
 * may be staging's or production's.
 *
 * @throws {SetupError} when SITE_ORIGIN is missing or malformed
 */
export function hostedOrigin({ SITE_ORIGIN }: NodeJS.ProcessEnv): string {
  if (!SITE_ORIGIN) {
    throw new SetupError(
      "Set SITE_ORIGIN to the site of this SUPABASE_URL, such as https://www.your-domain.com.",
    );
  }
  const url = URL.parse(SITE_ORIGIN);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SetupError(
    `SITE_ORIGIN is not an address such as https://www.your-domain.com: ${JSON.stringify(SITE_ORIGIN)}.`,
  );
}

/**
 * The origin of the site that the environment names: the one at SITE_ORIGIN, else the one on this machine.
 *
 * @throws {SetupError} when SITE_ORIGIN is malformed, or missing for a hosted Supabase, or PORT is not a port
 */
export const siteOrigin = (environment: NodeJS.ProcessEnv): string =>
  isHosted(environment) || environment["SITE_ORIGIN"]
    ? hostedOrigin(environment)
    : localOrigin(environment);

/** Ctrl-C, a supervisor or a cancelled job, a terminal that closes. */
export const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

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
  for (const signal of stopSignals) {
    process.removeAllListeners(signal).on(signal, () => end(0));
  }
  return end;
}

/**
 * @param port of 127.0.0.1; 0 takes any free one
 * @returns the port at which the server listens from now on
 * @throws what Node throws where it is taken
 */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}
