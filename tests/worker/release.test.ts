import { createHash } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { main as release } from "../../scripts/commands/release.ts";
import { bundleManifest } from "../../scripts/lib/bundle-manifest.ts";
import { listProcesses, readVariable, signalProcess } from "../../scripts/lib/process-info.ts";
import { readIfThere } from "../../scripts/lib/read-if-there.ts";
import { type CloudflareApi, newWorker, startCloudflareApi } from "../support/cloudflare-api.ts";
import { type DeployedSite, startDeployedSite } from "../support/deployed-site.ts";
import { siteForFile } from "../support/for-file.ts";
import { type Operator, operatorOf } from "../support/operator.ts";
import { isRehearsal } from "../support/rehearsal.ts";
import { eventually } from "../support/running-site.ts";

// The command of .github/workflows/deploy.yml with the real smoke test; in `npm run rehearse` with the
// real wrangler, once as the process that it starts.

const worker = "aioi-website";
const smokeKey = "a key for tests only, of 32 bytes";

let api: CloudflareApi;
const running = siteForFile(() => ({
  variables: {
    ENVIRONMENT: "production",
    SITE_ORIGIN: "https://aioi-website.dev",
    SMOKE_KEY: smokeKey,
  },
}));
let deployed: DeployedSite;
let operator: Operator;

beforeAll(async () => {
  api = await startCloudflareApi();
  deployed = await startDeployedSite(running.site);
  operator = operatorOf(api, "aioi-website.dev", deployed.variables);
  for (const name of ["lead-limits", "dead-leads", "article-cache"]) {
    const id = name.padEnd(32, "0");
    api.account.namespaces.push({ id, title: `${worker}-${name}`, entries: new Map() });
  }
  const ends = ["", "-dead", "-staging", "-staging-dead"];
  const queues = ["aioi-leads", "aioi-notifications"];
  const names = queues.flatMap((queue) => ends.map((end) => `${queue}${end}`));
  for (const name of [...names, "aioi-email-events", "aioi-email-events-staging"]) {
    api.account.queues.push({ name, id: name, retentionSeconds: 1_209_600, consumers: [] });
  }
});
afterAll(async () => {
  operator.stop();
  deployed.stop();
  api.stop();
  if (api.unknown.length > 0) throw new Error(`unknown requests: ${api.unknown.join(", ")}`);
});

const old = "11111111-1111-4111-8111-111111111111";

function putOldVersion(): void {
  const at = "2026-11-01T00:00:00.000Z";
  const bindings = ["LEAD_LIMITS", "DEAD_LEADS", "ARTICLE_CACHE"].map((name) => ({
    type: "kv_namespace",
    name,
    namespace_id: name,
  }));
  api.account.workers.set(worker, {
    ...newWorker(),
    secrets: ["SUPABASE_URL", "SUPABASE_ANON_KEY", "IP_HASH_KEY"],
    versions: [{ id: old, createdOn: at, bindings }],
    deployments: [{ id: "first", createdOn: at, versions: { [old]: 100 } }],
  });
}

const deployments = () =>
  api.account.workers.get(worker)?.deployments.map(({ versions }) => versions) ?? [];

/** What the newest version tells its Worker of the bundle; the page /trust names it. */
const namedDigest = () =>
  api.account.workers
    .get(worker)
    ?.versions.at(-1)
    ?.bindings.find(({ name }) => name === "ATTESTED_DIGEST")?.["text"];

const atOnce = ["--wait", "0", "--unattested"];
const releaseWith = (variables: Record<string, string>) =>
  operator.command(release, atOnce, variables);

describe("npm run release", () => {
  test("is refused before the first deployment", async () => {
    expect(await releaseWith({})).toEqual({
      code: 1,
      output:
        "Not attested: nothing shows which commit and which run made this build.\nproduction was never deployed: run `npm run deploy` first.\n",
    });
  });

  test("tests a version at its preview address and gives it the traffic in steps", async () => {
    putOldVersion();
    deployed.hosts();
    // The version before lacks a page, and most of the traffic is its own: the smoke test asks the new one.
    deployed.removeFrom(old, /aioi-website\.dev\/(?:pricing|assets\/.*)$/);
    const ran = await operator.npmRun("release", release, atOnce, { SMOKE_KEY: smokeKey });
    expect(ran.output).not.toContain("SMOKE_KEY is not set");
    deployed.removeFrom(old, null);
    expect(ran.output).not.toContain("FAILED");
    const next = api.account.workers.get(worker)?.versions.at(-1)?.id ?? "";
    expect(ran.output).toContain(`Version ${next} gets 10 % of the traffic.`);
    expect(ran.output).toContain(`Version ${next} is released.`);
    expect(ran.code).toBe(0);
    // Also where the version before had one: wrangler keeps variables that nothing names.
    expect(namedDigest()).toBe("");
    expect(deployments().slice(1)).toEqual([
      { [next]: 10, [old]: 90 },
      { [next]: 50, [old]: 50 },
      { [next]: 100 },
      // The last one says that the version passed.
      { [next]: 100 },
    ]);
    expect(deployed.hosts()).toEqual(
      [`${next.slice(0, 8)}-aioi-website.operator.workers.dev`, "aioi-website.dev"].toSorted(),
    );
    expect(api.account.workers.get(worker)).toMatchObject({
      domains: ["aioi-website.dev"],
      crons: ["*/5 * * * *"],
    });
  });

  test("gives no traffic to an attested version that fails at its preview address", async () => {
    putOldVersion();
    deployed.breakAt(/workers\.dev\/pricing$/);
    const digest = createHash("sha256").update(bundleManifest(operator.root)).digest("hex");
    const ran = await operator.command(release, ["--wait", "0"], {
      SMOKE_KEY: smokeKey,
      ATTESTED_DIGEST: digest,
    });
    deployed.breakAt(null);
    expect(ran.output).toContain(`The build is the attested one: sha256:${digest}.`);
    expect(namedDigest()).toBe(digest);
    expect(ran.output).toContain("FAILED  /pricing: status is 500, not 200");
    expect(ran.output).toMatch(
      /Version \S+ failed the smoke test at https:\S+; it got no traffic\./,
    );
    expect(ran.code).toBe(1);
    expect(deployments()).toEqual([{ [old]: 100 }]);
  });

  test("goes back when the site fails while the version gets traffic", async () => {
    putOldVersion();
    deployed.breakAt(/aioi-website\.dev\/pricing$/);
    const ran = await releaseWith({ SMOKE_KEY: smokeKey });
    deployed.breakAt(null);
    expect(ran.output).toContain(
      `The smoke test of https://aioi-website.dev failed at 10 %. Version ${old} gets all traffic again.`,
    );
    expect(ran.code).toBe(1);
    expect(deployments().at(-1)).toEqual({ [old]: 100 });
  });

  const setTraffic = /^POST \/workers\/scripts\/aioi-website\/deployments$/;
  const newest = () => api.account.workers.get(worker)?.versions.at(-1)?.id ?? "";

  test("goes back when wrangler fails between two steps", { tags: ["rehearsal"] }, async () => {
    putOldVersion();
    api.refuse(setTraffic, 400, 10013, "An unknown error has occurred.", { after: 1, times: 1 });
    const ran = await releaseWith({});
    api.allow();
    expect(ran.output).toContain(`Version ${newest()} gets 10 % of the traffic.`);
    expect(ran.output).toMatch(/wrangler versions deploy \S+ failed: .*An unknown error/);
    expect(ran.output).toContain(`Version ${old} gets all traffic again.`);
    expect(ran.code).toBe(1);
    expect(deployments().at(-1)).toEqual({ [old]: 100 });
  });

  test.runIf(isRehearsal)(
    "goes back when it is stopped, as by Ctrl-C or a cancelled job",
    { tags: ["rehearsal"] },
    async () => {
      putOldVersion();
      const ran = operator.npmRun("release", release, ["--wait", "600", "--unattested"]);
      await eventually(() => deployments().find((shares) => shares[newest()] === 10));
      const isRelease = (pid: number) =>
        readVariable(pid, "PROJECT_ROOT") === operator.root &&
        /^[^\0]*node\0[^\0]*release\.ts\0/.test(readIfThere(`/proc/${pid}/cmdline`) ?? "");
      for (const pid of listProcesses().filter(isRelease)) signalProcess(pid, "SIGTERM");
      const { code, output } = await ran;
      expect(output).toContain(`Stopped by SIGTERM. Version ${old} gets all traffic again.`);
      expect(code).toBe(1);
      expect(deployments().at(-1)).toEqual({ [old]: 100 });
    },
  );

  test(
    "says which split remains when it cannot go back either",
    { tags: ["rehearsal"] },
    async () => {
      putOldVersion();
      api.refuse(setTraffic, 400, 10013, "An unknown error has occurred.", { after: 1 });
      const ran = await releaseWith({});
      api.allow();
      expect(ran.output).toContain(
        `The rollback failed too. ${newest()} has 10 % and ${old} has 90 % of the traffic: run \`npx wrangler rollback ${old}\`.`,
      );
      expect(ran.code).toBe(1);
      expect(deployments().at(-1)).toEqual({ [newest()]: 10, [old]: 90 });
    },
  );

  test("says so when nobody can tell which split remains", { tags: ["rehearsal"] }, async () => {
    putOldVersion();
    api.refuse(setTraffic, 400, 10013, "An unknown error has occurred.", { after: 1 });
    const read = /^GET \/workers\/scripts\/aioi-website\/deployments$/;
    // Those before and in the first step pass.
    api.refuse(read, 400, 10013, "An unknown error has occurred.", { after: 2 });
    const ran = await releaseWith({});
    api.allow();
    expect(ran.output).toContain(
      `The rollback failed too. Which version has the traffic could not be read: run \`npx wrangler rollback ${old}\`.`,
    );
    expect(ran.code).toBe(1);
  });

  test(
    "a version that was never verified is not the one that the next release goes back to",
    { tags: ["rehearsal"] },
    async () => {
      putOldVersion();
      // The version gets all traffic, though the answer says otherwise, and the way back is shut.
      api.refuse(setTraffic, 400, 10013, "An unknown error.", { after: 2, times: 1, isDone: true });
      api.refuse(setTraffic, 400, 10013, "An unknown error.", { after: 2 });
      const failed = await releaseWith({});
      api.allow();
      const unverified = newest();
      expect(failed.output).toContain(`${unverified} has 100 % of the traffic`);
      expect(failed.code).toBe(1);
      expect(deployments().at(-1)).toEqual({ [unverified]: 100 });

      deployed.breakAt(/aioi-website\.dev\/pricing$/);
      const ran = await releaseWith({});
      deployed.breakAt(null);
      expect(ran.output).toContain(
        `The last release did not end: version ${old}, which it began with, counts as the one before.`,
      );
      expect(ran.output).toContain(`Version ${old} gets all traffic again.`);
      expect(deployments().at(-2)).toEqual({ [newest()]: 10, [old]: 90 });
      expect(deployments().at(-1)).toEqual({ [old]: 100 });
    },
  );

  test(
    "a released version keeps the traffic when only the triggers fail",
    { tags: ["rehearsal"] },
    async () => {
      putOldVersion();
      api.refuse(/^PUT .*\/schedules$/, 400, 10013, "An unknown error has occurred.");
      const ran = await releaseWith({});
      api.allow();
      expect(ran.output).toContain(`Version ${newest()} is released, but not its triggers:`);
      expect(ran.output).toContain("Run `npx wrangler triggers deploy`.");
      expect(ran.code).toBe(1);
      expect(deployments().at(-1)).toEqual({ [newest()]: 100 });
    },
  );
});
