import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { main as deploy } from "../../scripts/commands/deploy.ts";
import { main as provision } from "../../scripts/commands/provision.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { type CloudflareApi, newWorker, startCloudflareApi } from "../support/cloudflare-api.ts";
import { type Operator, operatorOf } from "../support/operator.ts";
import { runProgram } from "../support/run-script.ts";

// An operator's days at an account; in `npm run rehearse` with the real wrangler, each start of which takes
// seconds, so a test looks at much after each step.

const required = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "IP_HASH_KEY"];

// Each test begins with an empty account.
let api: CloudflareApi;
let operator: Operator | undefined;
beforeEach(async () => {
  api = await startCloudflareApi();
});
afterEach(() => {
  operator?.stop();
  api.stop();
  if (api.unknown.length > 0) throw new Error(`unknown requests: ${api.unknown.join(", ")}`);
});

const versionIds = (worker: string) =>
  api.account.workers.get(worker)?.versions.map(({ id }) => id) ?? [];
const shares = (worker: string) => api.account.workers.get(worker)?.deployments.at(-1)?.versions;

test("staging on a new account: provision, secrets, deploy, versions, rollback", async () => {
  operator = operatorOf(api, "aioi-website.dev");
  const { command, npmRun, wrangler, toml } = operator;
  const worker = "aioi-website-staging";
  const before = toml();
  const unset = required
    .map((name) => `${name} is not set: npx wrangler secret put ${name} --env staging\n`)
    .join("");

  api.changes();
  const missing = [
    ...["lead-limits", "dead-leads", "article-cache"].map(
      (name) => `KV namespace ${worker}-${name}`,
    ),
    ...["leads", "notifications", "leads-dead", "notifications-dead", "email-events"].map(
      (name) => `queue aioi-${name.replace(/(-dead)?$/, "-staging$1")}`,
    ),
  ];
  expect(await command(deploy, ["--env", "staging"])).toEqual({
    code: 1,
    output: `Not provisioned: ${missing.join(", ")}. Run \`npm run provision -- --env staging\`.\n${unset}`,
  });
  expect(api.changes()).toEqual([]);

  const provisioned = await npmRun("provision", provision, ["--env", "staging"]);
  expect(provisioned).toMatchObject({ code: 0 });
  expect(provisioned.output).toContain(
    "KV namespace  aioi-website-staging-dead-leads: created; wrote its id into wrangler.toml\n",
  );
  expect(provisioned.output).toContain(
    "Queue         aioi-leads-staging-dead: created; messages are kept for 14 days\n",
  );
  expect(provisioned.output).toContain("npx wrangler secret put SUPABASE_URL --env staging\n");
  expect(provisioned.output).toContain("Domain        https://staging.aioi-website.dev\n");
  expect(api.account.queues.map((queue) => queue.retentionSeconds)).toEqual(
    Array(5).fill(1_209_600),
  );
  let written = toml();
  for (const { id } of api.account.namespaces) {
    expect(written.split(id)).toHaveLength(2);
    written = written.replace(`id = "${id}"\n`, "");
  }
  expect(written).toBe(before);

  expect(await command(deploy, ["--env", "staging"])).toEqual({
    code: 1,
    output: unset,
  });

  const secret = await wrangler(["secret", "put", "SUPABASE_URL", "--env", "staging"]);
  expect(secret.output).toContain("Success! Uploaded secret SUPABASE_URL");
  api.account.workers.get(worker)?.secrets.push("SUPABASE_ANON_KEY", "IP_HASH_KEY");

  const deployed = await npmRun("deploy", deploy, ["--env", "staging"]);
  expect(deployed.output).toContain("Current Version ID: ");
  expect(deployed.output).toContain("staging.aioi-website.dev (custom domain)");
  expect(deployed.code).toBe(0);
  expect(api.account.workers.get(worker)).toMatchObject({
    domains: ["staging.aioi-website.dev"],
    crons: ["*/5 * * * *"],
    subdomain: { enabled: false, previews_enabled: true },
  });
  expect(api.account.workers.get(worker)?.versions.at(-1)?.bindings).toContainEqual({
    type: "plain_text",
    name: "SITE_ORIGIN",
    text: "https://staging.aioi-website.dev",
  });
  expect(api.account.queues.map(({ consumers }) => consumers.length)).toEqual([1, 1, 1, 1, 1]);

  const uploaded = await command(deploy, ["--env", "staging", "--upload"]);
  const [, old = "", next = ""] = versionIds(worker);
  expect(uploaded.output).toContain(
    `Version Preview URL: https://${next.slice(0, 8)}-aioi-website-staging.operator.workers.dev`,
  );
  expect(shares(worker)).toEqual({ [old]: 100 });

  const split = [`${next}@10`, `${old}@90`, "--yes", "--env", "staging"];
  expect((await wrangler(["versions", "deploy", ...split])).output).toContain(
    `Deployed aioi-website-staging version ${next} at 10% and version ${old} at 90%`,
  );
  expect(shares(worker)).toEqual({ [next]: 10, [old]: 90 });
  const back = ["rollback", old, "--yes", "--message", "a test", "--env", "staging"];
  expect((await wrangler(back)).output).toContain(
    `Worker Version ${old} has been deployed to 100% of traffic.`,
  );
  expect(shares(worker)).toEqual({ [old]: 100 });
});

test("production on an account that is half provisioned, with requests refused", async () => {
  operator = operatorOf(api, "aioi-website.dev");
  const { command, wrangler, toml } = operator;
  api.account.namespaces.push({
    id: "0123456789abcdef0123456789abcdef",
    title: "aioi-website-dead-leads",
    entries: new Map(),
  });
  api.account.queues.push({ name: "aioi-leads", id: "q1", retentionSeconds: 60, consumers: [] });

  api.refuse(/^POST \/queues$/, 403, 10000, "Authentication error");
  const denied = await command(provision, []);
  expect(denied.output).toContain(
    "wrangler queues create aioi-leads failed: A request to the Cloudflare API (/accounts/account/queues) failed. Authentication error [code: 10000]\n",
  );
  expect(denied.code).toBe(1);
  api.allow();

  const ran = await command(provision, []);
  expect(ran.code).toBe(0);
  expect(ran.output).toContain(
    "aioi-website-dead-leads: there, as 0123456789abcdef0123456789abcdef\n",
  );
  expect(ran.output).toContain("Queue         aioi-leads: there; messages are kept for 14 days\n");
  expect(api.account.queues.find(({ id }) => id === "q1")?.retentionSeconds).toBe(1_209_600);
  expect(toml().split('id = "0123456789abcdef0123456789abcdef"')).toHaveLength(2);

  api.account.workers.set("aioi-website", { ...newWorker(), secrets: [...required] });
  api.refuse(/POST .*\/versions$/, 500, 10013, "An unknown error has occurred");
  const refused = await wrangler(["deploy"]);
  // What the site binds as a service was made by the same command.
  expect(refused.output).toContain("Deployed the renderer for production.\n");
  expect(versionIds("aioi-renderer")).toHaveLength(1);
  expect(refused.error).toContain("An unknown error has occurred");
  expect(refused.code).toBe(1);
  expect(versionIds("aioi-website")).toEqual([]);
  api.allow();

  api.refuse(/aioi-renderer/, 403, 10000, "Authentication error");
  const alone = await wrangler(["deploy"]);
  expect(alone.output).toMatch(
    /\[custom build\] wrangler deploy --env= failed: .*Authentication error \[code: 10000\]\n/,
  );
  expect(alone.code).toBe(1);
  expect(versionIds("aioi-website")).toEqual([]);
  api.allow();
});

describe("wrangler itself", () => {
  test("refuses the sample domain in one sentence, and changes nothing", async () => {
    operator = operatorOf(api, null);
    const { command, wrangler } = operator;
    const sentence =
      'wrangler.toml still names the sample domain staging.aioi.example for staging: set SITE_ORIGIN and the route to your own (docs/deployment.md, "Set the domain").';
    api.changes();
    const ran = await wrangler(["deploy", "--env", "staging"]);
    expect(ran.output).toContain(`[custom build] ${sentence}\n`);
    expect(ran.code).toBe(1);
    expect(api.changes()).toEqual([]);

    const dry = await command(deploy, ["--env", "staging", "--dry-run"], {
      CLOUDFLARE_API_TOKEN: "",
    });
    expect(dry.output).toContain(`Before a real deployment: ${sentence}\n`);
    expect(dry.output).toContain('env.SITE_ORIGIN ("https://staging.aioi.example")');
    expect(dry.output).toContain("--dry-run: exiting now.");
    expect(dry.code).toBe(0);
  });

  test.each([
    ["of wrangler itself counts", [], ["--dry-run"], 0],
    ["of what started it does not", ["--dry-run"], [], 1],
  ])("a dry run %s", async (_, outer, inner, code) => {
    operator = operatorOf(api, null);
    const { root } = operator;
    const start = (file: string, parameters: string[]) =>
      `import("node:child_process").then(({ spawnSync }) => {
         const parameters = ${JSON.stringify([file, ...parameters])};
         process.exit(spawnSync(process.execPath, parameters, { stdio: "inherit" }).status);
       });`;
    const npm = join(root, "npm.js");
    const cli = join(root, "wrangler-dist/cli.js");
    mkdirSync(dirname(cli));
    const build = join(projectRoot, "scripts/commands/build.ts");
    writeFileSync(npm, start(cli, ["deploy", ...inner]));
    writeFileSync(cli, start(build, ["--for", "staging"]));
    const ran = await runProgram(npm, outer, { PROJECT_ROOT: root });
    expect(ran.output).toMatch(
      code === 0 ? /^$/ : /^wrangler\.toml still names the sample domain /,
    );
    expect(ran.code).toBe(code);
  });

  test("without an account the scripts say how to log in, and --dry-run what they would do", async () => {
    operator = operatorOf(api, null, { CLOUDFLARE_API_TOKEN: "" });
    const { command } = operator;
    expect(await command(provision, ["--env", "staging"])).toEqual({
      code: 1,
      output:
        "wrangler is not logged in: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.\n",
    });
    const dry = await command(provision, ["--dry-run"]);
    expect(dry.output).toContain("aioi-website-lead-limits: would create and write its id\n");
    expect(dry.output).toContain("Queue         aioi-leads-dead: would create");
    const [, unset = ""] = /^Optional {6}(.*): not set$/m.exec(dry.output) ?? [];
    expect(unset.split(", ")).toEqual(
      expect.arrayContaining([
        "SMOKE_KEY",
        "ALERT_SILENT_HOURS",
        "REPORT_SAMPLE_RATE",
        "FUNNEL_COUNTS",
      ]),
    );
    // Set in wrangler.toml.
    expect(unset).not.toContain("SITE_ORIGIN");
    expect(dry.code).toBe(0);
    expect(await command(provision, ["--env", "prod"])).toEqual({
      code: 1,
      output: 'There is no environment "prod": it is staging or production.\n',
    });
    expect((await command(provision, ["all"])).output).toMatch(
      /Usage: npm run provision -- \[--env/,
    );
  });
});
