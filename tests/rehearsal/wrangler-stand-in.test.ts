import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { type CloudflareApi, startCloudflareApi } from "../support/cloudflare-api.ts";
import { operatorOf } from "../support/operator.ts";
import { wranglerStandIn } from "../support/wrangler-stand-in.ts";

// `npm test` believes the stand-in; here it changes an account as the real wrangler does, step by step.

const id = (digit: number) => String(digit).padStart(32, "0");

/** An account on which everything is provisioned. */
async function startProvisioned(): Promise<CloudflareApi> {
  const api = await startCloudflareApi();
  for (const env of ["staging", "preview"]) {
    for (const name of ["lead-limits", "dead-leads", "article-cache"]) {
      const title = `aioi-website-${env}-${name}`;
      const entries = new Map([["a key", "a value"]]);
      api.account.namespaces.push({ id: id(api.account.namespaces.length), title, entries });
    }
  }
  const queues = ["leads-staging", "notifications-staging"].flatMap((name) => [
    name,
    `${name}-dead`,
  ]);
  for (const name of [...queues, "email-events-staging"].map((queue) => `aioi-${queue}`)) {
    api.account.queues.push({ name, id: name, retentionSeconds: 60, consumers: [] });
  }
  return api;
}

/** What differs between two accounts by chance. */
const withoutChance = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, inner: unknown) => (inner instanceof Map ? [...inner] : inner))
      .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, "(uuid)")
      .replaceAll(/[\da-f]{32}/g, "(id)")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "(time)"),
  );

test("the stand-in changes the account as the real wrangler does", async () => {
  const [real, standIn] = await Promise.all([startProvisioned(), startProvisioned()]);
  const operator = operatorOf(real, "aioi-website.dev");
  const inProcess = wranglerStandIn(standIn, operator.root, {
    ...standIn.variables,
    PROJECT_ROOT: operator.root,
  });
  let toml = operator.toml();
  for (const [index, binding] of ["LEAD_LIMITS", "DEAD_LEADS", "ARTICLE_CACHE"].entries()) {
    for (const [section, first] of [
      ["env.staging.", 0],
      ["env.preview.previews.", 3],
    ] as const) {
      const lines = `[[${section}kv_namespaces]]\nbinding = "${binding}"\n`;
      toml = toml.replace(lines, `${lines}id = "${id(first + index)}"\n`);
    }
  }
  operator.setToml(toml);
  const file = join(operator.root, "secrets.json");
  writeFileSync(
    file,
    JSON.stringify({ SUPABASE_URL: "x", SUPABASE_ANON_KEY: "y", IP_HASH_KEY: "z" }),
  );

  const both = async (parameters: string[]) => {
    const [one, other] = [await operator.wrangler(parameters), await inProcess(parameters)];
    const line = `wrangler ${parameters.join(" ")}`;
    expect(other.code, `${line}: ${one.error}, ${other.error}`).toBe(one.code);
    const asked = [standIn, real].map((api) => withoutChance(api.changes().toSorted()));
    expect(asked[0], line).toEqual(asked[1]);
    expect(withoutChance(standIn.account), line).toEqual(withoutChance(real.account));
  };
  const newest = (api: CloudflareApi) =>
    api.account.workers.get("aioi-website-staging")?.versions.at(-1)?.id ?? "";
  const staging = ["--env", "staging"];
  const preview = ["--name", "pr-1", "--env", "preview"];
  try {
    await both(["kv", "namespace", "create", "another"]);
    await both(["queues", "create", "another", "--message-retention-period-secs", "120"]);
    await both(["queues", "create", "another", "--message-retention-period-secs", "120"]);
    await both(["queues", "update", "another", "--message-retention-period-secs", "240"]);
    await both(["queues", "info", "none"]);
    await both(["kv", "key", "delete", "a key", "--namespace-id", id(1), "--remote"]);
    await both(["secret", "list", ...staging]);
    await both(["deployments", "status", "--json", ...staging]);
    for (const name of ["SUPABASE_URL", "SUPABASE_ANON_KEY", "IP_HASH_KEY"]) {
      await both(["secret", "put", name, ...staging]);
    }
    await both(["deploy", ...staging]);
    await both(["versions", "upload", ...staging]);
    for (const api of [real, standIn]) expect(newest(api)).not.toBe("");
    await both(["triggers", "deploy", ...staging]);
    await both(["preview", ...preview, "--secrets-file", file, "--ignore-base-config"]);
    await both(["preview", ...preview, "--secrets-file", file, "--ignore-base-config"]);
    await both(["preview", "delete", ...preview, "--skip-confirmation"]);
    await both(["preview", "delete", ...preview, "--skip-confirmation"]);
    expect([...real.unknown, ...standIn.unknown]).toEqual([]);
  } finally {
    operator.stop();
    real.stop();
    standIn.stop();
  }
});
