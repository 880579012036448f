import { globSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { unstable_readConfig } from "wrangler";

import { main as deploy } from "../../scripts/commands/deploy.ts";
import { main as preview } from "../../scripts/commands/preview.ts";
import { main as provision } from "../../scripts/commands/provision.ts";
import { main as release } from "../../scripts/commands/release.ts";
import { listProcesses, readVariable, signalProcess } from "../../scripts/lib/process-info.ts";
import { withNamespaceId } from "../../scripts/lib/wrangler-toml.ts";
import { type CloudflareApi, newWorker, startCloudflareApi } from "../support/cloudflare-api.ts";
import { temporaryFolder } from "../support/files.ts";
import { type Operator, operatorOf } from "../support/operator.ts";
import { isRehearsal } from "../support/rehearsal.ts";
import { eventually } from "../support/running-site.ts";

// A preview of a branch at an account; in `npm run rehearse` with the real wrangler.

const worker = "aioi-website-preview";
const secrets = {
  SUPABASE_URL: "https://previews.supabase.co",
  SUPABASE_ANON_KEY: "the key of the previews' project",
  IP_HASH_KEY: "32 bytes that only previews have",
};

/** Every name and id in the configuration of an environment: Workers, queues, namespaces, addresses. */
function resourcesOf(env: string, config: string): string[] {
  const { name, kv_namespaces, queues, services, ratelimits, analytics_engine_datasets, routes } =
    unstable_readConfig({ config, env }, { hideWarnings: true });
  const text = JSON.stringify([
    kv_namespaces,
    queues,
    services,
    ratelimits,
    analytics_engine_datasets,
    routes,
  ]);
  const bindings = /^[A-Z_]+$/;
  return [name ?? "", ...(text.match(/(?<=:")[^"]+(?=")/g) ?? [])].filter(
    (value) => !bindings.test(value),
  );
}

describe("npm run preview", () => {
  let api: CloudflareApi;
  let operator: Operator;
  const previews = () => api.account.workers.get(worker)?.previews ?? [];

  beforeAll(async () => {
    api = await startCloudflareApi();
    operator = operatorOf(api, "aioi-website.dev");
    for (const name of ["aioi-website", "aioi-website-staging"]) {
      api.account.workers.set(name, newWorker());
    }
  });
  afterAll(() => {
    operator.stop();
    api.stop();
    if (api.unknown.length > 0) throw new Error(`unknown requests: ${api.unknown.join(", ")}`);
  });

  test("says what is missing, and changes nothing", async () => {
    api.changes();
    expect(await operator.command(preview, ["pr-7"])).toEqual({
      code: 1,
      output:
        "Set SUPABASE_URL, SUPABASE_ANON_KEY, IP_HASH_KEY: the database and keys of previews (docs/deployment.md).\n",
    });
    const missing = ["lead-limits", "dead-leads", "article-cache"].map(
      (name) => `KV namespace ${worker}-${name}`,
    );
    expect(await operator.command(preview, ["pr-7"], secrets)).toEqual({
      code: 1,
      output: `Not provisioned: ${missing.join(", ")}. Run \`npm run provision -- --env preview\`.\n`,
    });
    expect((await operator.command(preview, [])).output).toMatch(
      /^Usage: npm run preview -- <name>/,
    );
    expect(api.changes()).toEqual([]);
  });

  test("previews have namespaces of their own, and no queue", async () => {
    for (const [index, env] of (["staging", "production"] as const).entries()) {
      const id = String(index + 1).padStart(32, "0");
      operator.setToml(withNamespaceId(operator.toml(), env, "LEAD_LIMITS", id));
    }
    const ran = await operator.command(provision, ["--env", "preview"]);
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.output).toContain(
      "KV namespace  aioi-website-preview-lead-limits: created; wrote its id into wrangler.toml\n",
    );
    expect(ran.output).toContain(
      "Secrets       SUPABASE_URL, SUPABASE_ANON_KEY, IP_HASH_KEY: given to `npm run preview`\n",
    );
    expect(api.account.queues).toEqual([]);
    expect(api.account.namespaces).toHaveLength(3);
    for (const { id } of api.account.namespaces) {
      expect(operator.toml().split(id)).toHaveLength(2);
      expect(operator.toml().indexOf(id)).toBeGreaterThan(operator.toml().indexOf("[env.preview]"));
    }
  });

  test.runIf(isRehearsal)(
    "leaves no secrets behind when it is stopped",
    { tags: ["rehearsal"] },
    async () => {
      const folder = temporaryFolder();
      const ran = operator.npmRun("preview", preview, ["pr-9"], { ...secrets, TMPDIR: folder });
      const written = () => globSync("aioi-preview-*/secrets.json", { cwd: folder });
      await eventually(written);
      // As Ctrl-C does: all that runs in the terminal.
      const started = listProcesses().filter((pid) => readVariable(pid, "TMPDIR") === folder);
      for (const pid of started) signalProcess(pid, "SIGTERM");
      await ran;
      expect(written()).toEqual([]);
    },
  );

  test("prints the address of the Preview alone, which has its own bindings and secrets", async () => {
    api.changes();
    const ran = await operator.command(preview, ["pr-7"], secrets);
    expect(ran).toEqual({
      code: 0,
      output: "https://pr-7-aioi-website-preview.operator.workers.dev\n",
    });
    // Its Worker did not exist; nothing is deployed to it, and it has no address itself.
    expect(api.account.workers.get(worker)).toMatchObject({
      deployments: [],
      subdomain: { enabled: false, previews_enabled: true },
    });
    const [made] = previews();
    expect(made).toMatchObject({
      name: "pr-7",
      ignoresBaseConfig: true,
      settings: { observability: { enabled: true, logs: { invocation_logs: false } } },
    });
    const [deployment] = made?.deployments ?? [];
    expect(deployment?.metadata).toMatchObject({
      main_module: "index.js",
      compatibility_flags: ["nodejs_compat"],
      limits: { cpu_ms: 5000 },
      assets: { config: { run_worker_first: ["/_prerendered/*"] } },
    });
    const idOf = (title: string) => api.account.namespaces.find((one) => one.title === title)?.id;
    const secret = (text: string) => ({ type: "secret_text", text });
    expect(deployment?.env).toEqual({
      ASSETS: { type: "assets" },
      ENVIRONMENT: { type: "plain_text", text: "preview" },
      LEAD_LIMITS: { type: "kv_namespace", namespace_id: idOf(`${worker}-lead-limits`) },
      DEAD_LEADS: { type: "kv_namespace", namespace_id: idOf(`${worker}-dead-leads`) },
      ARTICLE_CACHE: { type: "kv_namespace", namespace_id: idOf(`${worker}-article-cache`) },
      RENDERER: { type: "service", service: "aioi-renderer-preview" },
      LEAD_BURST: {
        type: "ratelimit",
        namespace_id: "1005",
        simple: { limit: 10, period: 60 },
      },
      SEARCH_BURST: {
        type: "ratelimit",
        namespace_id: "1006",
        simple: { limit: 100, period: 60 },
      },
      SUPABASE_URL: secret(secrets.SUPABASE_URL),
      SUPABASE_ANON_KEY: secret(secrets.SUPABASE_ANON_KEY),
      IP_HASH_KEY: secret(secrets.IP_HASH_KEY),
    });
  });

  test("nothing of staging or production is bound or changed", () => {
    const config = join(operator.root, "wrangler.toml");
    const foreign = ["staging", ""].flatMap((env) => resourcesOf(env, config));
    // The list is a list of what a Preview must not have.
    expect(foreign).toEqual(
      expect.arrayContaining([
        "aioi-website",
        "aioi-renderer-staging",
        "aioi-leads",
        "1001",
        "1".padStart(32, "0"),
        "2".padStart(32, "0"),
      ]),
    );
    const bound = JSON.stringify(previews().map(({ deployments }) => deployments));
    expect(foreign.filter((value) => bound.includes(`"${value}"`))).toEqual([]);
    // The renderer of previews is the branch's own; the requests touched no other Worker.
    const changes = api.changes().filter((line) => line.includes("/workers/"));
    expect(changes).toContain("PUT /workers/scripts/aioi-renderer-preview");
    expect(
      changes.filter(
        (line) => !/\/(?:aioi-renderer-preview|aioi-website-preview)(?:\/|$)/.test(line),
      ),
    ).toEqual(["POST /workers/workers"]);
    for (const name of ["aioi-website", "aioi-website-staging"]) {
      expect(api.account.workers.get(name)).toEqual(newWorker());
    }
  });

  test("another push updates the Preview, with the secrets of that day", async () => {
    const rotated = { ...secrets, IP_HASH_KEY: "another 32 bytes of the previews" };
    const smokeKey = "a key for tests only, of 32 bytes";
    const ran = await operator.command(preview, ["pr-7"], { ...rotated, SMOKE_KEY: smokeKey });
    expect(ran.output).toBe("https://pr-7-aioi-website-preview.operator.workers.dev\n");
    expect(previews()).toHaveLength(1);
    expect(previews()[0]?.deployments).toHaveLength(2);
    expect(previews()[0]?.deployments.at(-1)?.env).toMatchObject({
      IP_HASH_KEY: { text: rotated.IP_HASH_KEY },
      SMOKE_KEY: { type: "secret_text", text: smokeKey },
    });
  });

  test("a Preview that Cloudflare refuses is an error in one line", async () => {
    api.refuse(/^POST .*\/previews\/\w+\/deployments$/, 403, 10000, "Authentication error");
    const ran = await operator.command(preview, ["pr-7"], secrets);
    api.allow();
    expect(ran.output).toMatch(
      /^wrangler preview --name pr-7 failed: .*Authentication error \[code: 10000\]\n$/,
    );
    expect(ran.code).toBe(1);
  });

  test("--delete deletes it, and says so where there is none", async () => {
    expect(await operator.command(preview, ["pr-7", "--delete"])).toEqual({
      code: 0,
      output: "The Preview pr-7 is deleted.\n",
    });
    expect(previews()).toEqual([]);
    expect(await operator.command(preview, ["pr-7", "--delete"])).toEqual({
      code: 0,
      output: "There is no Preview pr-7.\n",
    });
    api.refuse(/^DELETE .*\/previews\//, 403, 10000, "Authentication error");
    const refused = await operator.command(preview, ["pr-7", "--delete"]);
    api.allow();
    expect(refused.output).toMatch(
      /^wrangler preview delete --name failed: .*Authentication error/,
    );
    expect(refused.code).toBe(1);
  });

  test("is no environment that a site is deployed or released to", async () => {
    for (const main of [deploy, release]) {
      expect(await operator.command(main, ["--env", "preview"])).toEqual({
        code: 1,
        output: 'There is no environment "preview": it is staging or production.\n',
      });
    }
  });
});
