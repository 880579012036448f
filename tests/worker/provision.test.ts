import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { beforeEach, describe, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

import { type FakeWrangler, makeFakeWrangler } from "../support/fake-wrangler.ts";
import { runScript } from "../support/run-script.ts";

const project = join(import.meta.dirname, "../..");

let wrangler: FakeWrangler;
let root: string;

beforeEach(() => {
  wrangler = makeFakeWrangler();
  root = mkdtempSync(join(tmpdir(), "aioi-provision-"));
  cpSync(join(project, "wrangler.toml"), join(root, "wrangler.toml"));
});

const run = (script: string, ...parameters: string[]) =>
  runScript(script, parameters, { PATH: wrangler.path, PROVISION_ROOT: root });

const toml = () => readFileSync(join(root, "wrangler.toml"), "utf8");
const created = (calls: string[]) => calls.filter((call) => call.includes("create"));

describe("npm run provision", { timeout: 60_000 }, () => {
  test("creates what the account lacks and writes the ids of that environment alone", async () => {
    const before = toml();
    const ran = await run("provision.ts", "--env", "production");
    expect(ran.code).toBe(0);
    expect(created(wrangler.calls())).toEqual([
      "kv namespace create aioi-website-LEAD_LIMITS",
      "kv namespace create aioi-website-DEAD_LEADS",
      "kv namespace create aioi-website-ARTICLE_CACHE",
      "queues create aioi-leads --message-retention-period-secs 1209600",
      "queues create aioi-leads-dead --message-retention-period-secs 1209600",
    ]);
    const ids = wrangler.account().namespaces.map(({ id }) => id);
    let written = toml();
    for (const id of ids) {
      expect(written.split(id)).toHaveLength(2);
      written = written.replace(id, "0".repeat(32));
    }
    expect(written).toBe(before);
    expect(ran.output).toContain("npx wrangler secret put SUPABASE_URL --env production");
  });

  test("a second run makes nothing and changes nothing", async () => {
    await run("provision.ts", "--env", "staging");
    wrangler.calls();
    const before = toml();
    const again = await run("provision.ts", "--env", "staging");
    expect(again.code).toBe(0);
    const calls = wrangler.calls();
    expect(created(calls)).toEqual([]);
    // A queue made before it was provisioned keeps messages for 14 days from now on.
    expect(calls).toContain(
      "queues update aioi-leads-staging --message-retention-period-secs 1209600",
    );
    expect(calls).toContain(
      "queues update aioi-leads-staging-dead --message-retention-period-secs 1209600",
    );
    expect(toml()).toBe(before);
    expect(again.output).not.toMatch(/created|wrote/);
  });

  test("ids lost from the file are found again by the namespace's title", async () => {
    await run("provision.ts", "--env", "production");
    const after = toml();
    cpSync(join(project, "wrangler.toml"), join(root, "wrangler.toml"));
    wrangler.calls();
    await run("provision.ts", "--env", "production");
    expect(created(wrangler.calls())).toEqual([]);
    expect(toml()).toBe(after);
  });

  test("--dry-run says what it would do and does nothing", async () => {
    const before = toml();
    const ran = await run("provision.ts", "--env", "production", "--dry-run");
    expect(ran.code).toBe(0);
    expect(ran.output).toContain("KV namespace  aioi-website-DEAD_LEADS: would create");
    expect(ran.output).toContain("Queue         aioi-leads-dead: would create");
    expect(created(wrangler.calls())).toEqual([]);
    expect(toml()).toBe(before);
  });

  test("without an account --dry-run still works, and a real run is one clear line", async () => {
    wrangler.set({ loggedIn: false });
    const dry = await run("provision.ts", "--env", "production", "--dry-run");
    expect(dry.code).toBe(0);
    expect(dry.output).toContain("wrangler is not logged in");
    expect(dry.output).toContain("aioi-website-LEAD_LIMITS: would create");
    const real = await run("provision.ts", "--env", "production");
    expect(real.code).toBe(1);
    expect(real.output).toMatch(/^wrangler is not logged in: run `npx wrangler login`.*\n$/);
  });

  test("an environment that does not exist, and none at all, are one clear line", async () => {
    const odd = await run("provision.ts", "--env", "prod");
    expect(odd).toEqual({
      code: 1,
      output: 'There is no environment "prod": it is staging or production.\n',
    });
    expect((await run("provision.ts")).output).toMatch(/^Usage: npm run provision -- --env/);
  });
});

describe("npm run deploy", { timeout: 60_000 }, () => {
  const required = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "IP_HASH_KEY"];

  test("stops before the build while ids or secrets are missing, and names them", async () => {
    const unprovisioned = await run("deploy.ts");
    expect(unprovisioned.code).toBe(1);
    expect(unprovisioned.output).toBe(
      "LEAD_LIMITS, DEAD_LEADS, ARTICLE_CACHE have no id in wrangler.toml: run `npm run provision -- --env production`.\n",
    );
    await run("provision.ts", "--env", "production");
    wrangler.set({ secrets: ["SUPABASE_URL", "IP_HASH_KEY"] });
    wrangler.calls();
    const keyless = await run("deploy.ts");
    expect(keyless.code).toBe(1);
    expect(keyless.output).toBe(
      "SUPABASE_ANON_KEY is not set: npx wrangler secret put SUPABASE_ANON_KEY --env production\n",
    );
    expect(wrangler.calls()).not.toContain("deploy --env production");
  });

  test("builds for the environment and deploys it; --upload gives the version no traffic", async () => {
    await run("provision.ts", "--env", "staging");
    wrangler.set({ secrets: required });
    const ran = await run("deploy.ts", "--env", "staging");
    expect(ran).toMatchObject({ code: 0, output: "vite for staging\n" });
    expect(wrangler.calls()).toContain("deploy --env staging");
    await run("deploy.ts", "--env", "staging", "--upload");
    expect(wrangler.calls()).toContain("versions upload --env staging");
  });

  test("--dry-run needs no account and says what is still missing", async () => {
    wrangler.set({ loggedIn: false });
    const ran = await run("deploy.ts", "--dry-run");
    expect(ran.code).toBe(0);
    expect(ran.output).toContain("Before a real deploy: LEAD_LIMITS");
    expect(wrangler.calls()).toEqual(["deploy --env production --dry-run"]);
  });
});

/** The part of wrangler's own type that is compared; its declaration does not resolve here. */
type Config = {
  name: string;
  compatibility_date: string;
  compatibility_flags: string[];
  keep_vars: boolean;
  assets: { binding: string };
  triggers: { crons: string[] };
  kv_namespaces: { binding: string }[];
  queues: {
    producers: { binding: string }[];
    consumers: { queue: string; dead_letter_queue?: string }[];
  };
  ratelimits: { name: string; namespace_id: string; simple: object }[];
};

const configOf = (env?: string) => {
  const options = { config: join(project, "wrangler.toml"), ...(env !== undefined && { env }) };
  const config: Config = unstable_readConfig(options, { hideWarnings: true });
  return config;
};

describe("wrangler.toml", () => {
  const shapeOf = (env?: string) => {
    const config = configOf(env);
    return {
      kv: config.kv_namespaces.map(({ binding }) => binding),
      producers: config.queues.producers.map(({ binding }) => binding),
      consumers: config.queues.consumers.map((consumer) => ({
        ...consumer,
        queue: consumer.queue.replace("-staging", ""),
        dead_letter_queue: consumer.dead_letter_queue?.replace("-staging", ""),
      })),
      limits: config.ratelimits.map(({ name, simple }) => ({ name, simple })),
      crons: config.triggers.crons,
      flags: [config.compatibility_date, config.compatibility_flags, config.keep_vars],
      assets: config.assets.binding,
    };
  };

  test.each(["staging", "production"])("%s has every binding that local runs have", (env) => {
    expect(shapeOf(env)).toEqual(shapeOf());
  });

  test("no two environments share a Worker, a queue or a counter", () => {
    const names = (env: string) => {
      const { name, queues, ratelimits } = configOf(env);
      return [
        name,
        ...queues.consumers.map(({ queue }) => queue),
        ...ratelimits.map((limit) => limit.namespace_id),
      ];
    };
    const production = names("production");
    expect(names("staging").filter((name) => production.includes(name))).toEqual([]);
  });
});
