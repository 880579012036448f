import { setTimeout as wait } from "node:timers/promises";

import { z } from "zod";

import { assertFreshReport } from "../lib/accessibility-report.ts";
import { assertAttested, bundleManifest } from "../lib/bundle-manifest.ts";
import { type Print, runCommand, startCommand } from "../lib/command.ts";
import { getMessage, SetupError } from "../lib/error-details.ts";
import {
  type Environment,
  environmentNamed,
  readNeeds,
  npmRun,
  typedEnv,
  wranglerEnv,
} from "../lib/deployment.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { getRoot, stopSignals } from "../lib/project.ts";
import { parseJson } from "../lib/read-if-there.ts";
import {
  noWorker,
  runWrangler,
  runWranglerForEntry,
  tryWrangler,
  type Wrangler,
  wranglerIn,
} from "../lib/wrangler.ts";
import { main as smoke } from "./smoke.ts";

const usage =
  "Usage: npm run release -- [--env staging] [--wait <seconds>] [--unattested | --manifest]";

/** Percentages of the traffic that the new version gets, one after the other. */
const steps = [10, 50, 100];

/** How long each percentage runs before it is tested: Cloudflare's network needs time to apply it. */
const defaultWaitSeconds = 30;

const statusSchema = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })).min(1),
  annotations: z.object({ "workers/message": z.string().optional() }).optional(),
});

/** The message of a deployment whose version is not verified yet: it names the version before. */
const unverified = (previous: string) => `Not verified. The version before is ${previous}`;
const unverifiedPattern = /^Not verified\. The version before is ([\da-f-]{36})$/;

const uploadSchema = z.object({
  type: z.literal("version-upload"),
  version_id: z.string(),
  preview_url: z.string().optional(),
});

/**
 * `npm run release`: deploys the renderer, uploads a version of the site, tests it at its preview
 * address, gives it more and more of the traffic, and goes back to the version before when a smoke test
 * or wrangler fails. It releases the build that was attested (docs/operations.md); `--manifest` only prints
 * what is attested.
 */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  wrangler: Wrangler = wranglerIn(getRoot(environment), environment),
  fetch = globalThis.fetch,
): Promise<void> {
  const { target, waitMs, isUnattested, isManifest } = readFlags(parameters);
  // By hand the operator answers for it, as for the build.
  if (!isUnattested) assertFreshReport(new Date().toISOString().slice(0, 10));
  if (isManifest) return print(bundleManifest(getRoot(environment)).trimEnd());
  const attested = environment["ATTESTED_DIGEST"];
  const { digest, sentence } = assertAttested(getRoot(environment), attested, isUnattested);
  print(sentence);
  const { siteOrigin, worker } = await readNeeds(getRoot(environment), target);
  if (siteOrigin === null) throw new SetupError(`wrangler.toml sets no SITE_ORIGIN for ${target}.`);
  /**
   * @param sendsLead whether a test lead is sent; a few in ten minutes reach the rate limit
   * @param version of a Worker that answers; any of the deployment without
   */
  const passesSmokeTest = async (
    url: string,
    options: { sendsLead: boolean; version?: string },
  ): Promise<boolean> => {
    const code = await runCommand(
      (...given) => smoke(...given, { fetch, ...options }),
      [url],
      environment,
      print,
    );
    return code === 0;
  };
  const previous = await currentVersion(wrangler, target, print);
  // The renderer comes first, with all traffic (docs/operations.md, "Release gradually"): the new
  // version may need it, and every version calls it the same way.
  await runWrangler(wrangler, ["deploy", wranglerEnv(target)], {
    config: "wrangler.renderer.toml",
  });
  const { id, previewUrl } = await upload(wrangler, target, digest);
  if (!(await passesSmokeTest(previewUrl, { sendsLead: true }))) {
    throw new SetupError(
      `Version ${id} failed the smoke test at ${previewUrl}; it got no traffic.`,
    );
  }
  // From the first share of the traffic on, Ctrl-C and a cancelled job roll back too.
  const stopped = Promise.withResolvers<never>();
  stopped.promise.catch(() => undefined);
  const stop = (signal: string) => stopped.reject(new SetupError(`Stopped by ${signal}.`));
  for (const signal of stopSignals) process.on(signal, stop);
  try {
    for (const share of steps) {
      const rest = share === 100 ? [] : [`${previous}@${100 - share}`];
      await setTraffic(wrangler, target, [`${id}@${share}`, ...rest], unverified(previous));
      print(`Version ${id} gets ${share} % of the traffic.`);
      await Promise.race([wait(waitMs), stopped.promise]);
      // The version before answers most requests, and may lack what is tested.
      const version = `${worker}="${id}"`;
      const test = passesSmokeTest(siteOrigin, { sendsLead: share === 100, version });
      if (!(await Promise.race([test, stopped.promise]))) {
        throw new SetupError(`The smoke test of ${siteOrigin} failed at ${share} %.`);
      }
    }
    // Without this deployment the next release would take the version for one that was never verified.
    await setTraffic(wrangler, target, [`${id}@100`], "Verified by npm run release");
  } catch (thrown) {
    throw new SetupError(`${getMessage(thrown)} ${await rollBack(wrangler, target, previous)}`);
  } finally {
    for (const signal of stopSignals) process.off(signal, stop);
  }
  // A version includes neither the domain, nor the cron trigger, nor the consumers of queues.
  await runWrangler(wrangler, ["triggers", "deploy", wranglerEnv(target)]).catch((thrown) => {
    throw new SetupError(
      `Version ${id} is released, but not its triggers: ${getMessage(thrown)} Run \`npx wrangler triggers deploy${typedEnv(target)}\`.`,
    );
  });
  print(`Version ${id} is released.`);
}

function readFlags(parameters: readonly string[]) {
  const options = {
    env: { type: "string", default: "production" },
    wait: { type: "string", default: String(defaultWaitSeconds) },
    unattested: { type: "boolean", default: false },
    manifest: { type: "boolean", default: false },
  } as const;
  const {
    env,
    wait: waitSeconds,
    unattested: isUnattested,
    manifest: isManifest,
  } = parseFlags(parameters, options, usage);
  const target = environmentNamed(env);
  const waitMs = Number(waitSeconds) * 1000;
  if (!(waitMs >= 0)) throw new SetupError(usage);
  return { target, waitMs, isUnattested, isManifest };
}

/**
 * @returns the version that gets most of the traffic; where the last release did not end, the one that
 *   it began with, because its own was never verified
 */
async function currentVersion(
  wrangler: Wrangler,
  target: Environment,
  print: Print,
): Promise<string> {
  const output = await tryWrangler(wrangler, statusParameters(target), noWorker);
  const { data } = statusSchema.safeParse(JSON.parse(output ?? "null"));
  if (data) {
    const message = data.annotations?.["workers/message"] ?? "";
    const [, before] = unverifiedPattern.exec(message) ?? [];
    if (before !== undefined) {
      print(
        `The last release did not end: version ${before}, which it began with, counts as the one before.`,
      );
      return before;
    }
    const [first] = data.versions.toSorted((a, b) => b.percentage - a.percentage);
    if (first) return first.version_id;
  }
  throw new SetupError(`${target} was never deployed: run \`${npmRun("deploy", target)}\` first.`);
}

function statusParameters(target: Environment): string[] {
  return ["deployments", "status", "--json", wranglerEnv(target)];
}

/**
 * Gives all traffic to the version before.
 *
 * @returns a sentence that says who has the traffic now
 */
async function rollBack(
  wrangler: Wrangler,
  target: Environment,
  previous: string,
): Promise<string> {
  const parameters = ["rollback", previous, "--yes", "--message", "The release failed"];
  const { code } = await wrangler([...parameters, wranglerEnv(target)]);
  if (code === 0) return `Version ${previous} gets all traffic again.`;
  const { output } = await wrangler(statusParameters(target));
  const { data } = statusSchema.safeParse(parseJson(output));
  const shares = data?.versions.map(
    ({ version_id: id, percentage }) => `${id} has ${percentage} %`,
  );
  const split =
    shares === undefined
      ? "Which version has the traffic could not be read"
      : `${shares.join(" and ")} of the traffic`;
  return `The rollback failed too. ${split}: run \`npx wrangler rollback ${previous}${typedEnv(target)}\`.`;
}

/** @param digest of the attested bundle, which `/trust` names; null leaves what wrangler.toml says: none */
async function upload(
  wrangler: Wrangler,
  target: Environment,
  digest: string | null,
): Promise<{ id: string; previewUrl: string }> {
  const named = digest === null ? [] : ["--var", `ATTESTED_DIGEST:${digest}`];
  const parameters = ["versions", "upload", wranglerEnv(target), ...named];
  const uploaded = await runWranglerForEntry(wrangler, parameters, uploadSchema);
  const previewUrl = uploaded?.preview_url;
  if (!uploaded || previewUrl === undefined) {
    throw new SetupError(
      "The version has no preview address: the account needs a workers.dev subdomain, and `preview_urls` in wrangler.toml.",
    );
  }
  return { id: uploaded.version_id, previewUrl };
}

/** @param message of the deployment, at most 100 characters */
async function setTraffic(
  wrangler: Wrangler,
  target: Environment,
  shares: string[],
  message: string,
): Promise<void> {
  const parameters = ["versions", "deploy", ...shares, "--yes", "--message", message];
  await runWrangler(wrangler, [...parameters, wranglerEnv(target)]);
}

await startCommand(import.meta, main);
