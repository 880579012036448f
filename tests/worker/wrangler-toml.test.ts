import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { unstable_readConfig } from "wrangler";

import { projectRoot } from "../../scripts/lib/project.ts";
import { withExports } from "../support/configured-copy.ts";
import { temporaryFolder } from "../support/files.ts";
import { withSampleConfiguration } from "../support/sample-configuration.ts";

describe("wrangler.toml", () => {
  /** The part of wrangler's own type that is compared; its declaration does not resolve here. */
  type Config = {
    name: string;
    main: string;
    compatibility_date: string;
    compatibility_flags: string[];
    keep_vars: boolean;
    workers_dev: boolean;
    preview_urls: boolean;
    routes: { pattern: string }[];
    vars: { ENVIRONMENT: string; SITE_ORIGIN: string; ATTESTED_DIGEST: string };
    secrets: object;
    build: object;
    assets: object;
    limits: { cpu_ms: number };
    observability: {
      enabled: boolean;
      redact_query_string: boolean;
      issues: { enabled: boolean };
      logs: { invocation_logs: boolean };
    };
    triggers: object;
    kv_namespaces: { binding: string; id?: string }[];
    send_email: { name: string }[];
    analytics_engine_datasets: { dataset: string }[];
    services: { binding: string; service: string }[];
    queues: { producers: object[]; consumers: { queue: string }[] };
    ratelimits: { name: string; namespace_id: string; simple: object }[];
  };
  const ownConfig = join(projectRoot, "wrangler.toml");
  /** @param env as wrangler takes it: the top level, which is production, has no name */
  const configOf = (env: string, config = ownConfig): Config =>
    unstable_readConfig({ config, env }, { hideWarnings: true });

  /** Everything but the names that differ on purpose, and what operators set for one environment. */
  const shapeOf = (config: Config): unknown => {
    const { name, routes, queues, ratelimits, build, secrets, kv_namespaces, services } = config;
    const { enabled, logs } = config.observability;
    const text = JSON.stringify({
      name,
      queues,
      services,
      secrets,
      build,
      routes: routes.map((route) => ({ ...route, pattern: "" })),
      kv: kv_namespaces.map(({ binding }) => binding),
      mails: config.send_email.map((mail) => mail.name),
      limits: ratelimits.map(({ name: limit, simple }) => ({ limit, simple })),
      rest: [config.triggers, config.limits, config.workers_dev, config.preview_urls],
      logs: [enabled, logs.invocation_logs],
      flags: [config.compatibility_date, config.compatibility_flags, config.keep_vars],
      assets: config.assets,
      main: config.main,
    });
    return JSON.parse(text.replaceAll("-staging", "").replaceAll("staging", "production"));
  };

  test("staging differs from production by names only", () => {
    expect(shapeOf(configOf("staging"))).toEqual(shapeOf(configOf("")));
  });

  test.each([
    ["production", ""],
    ["staging", "staging"],
  ])("%s names itself, and has a route for its origin", (name, env) => {
    const { vars, routes } = configOf(env);
    expect(vars.ENVIRONMENT).toBe(name);
    expect(vars.ATTESTED_DIGEST).toBe("");
    expect(routes.map(({ pattern }) => `https://${pattern}`)).toContain(vars.SITE_ORIGIN);
  });

  test("staging and production share no Worker, queue, namespace, counter, data set or domain", () => {
    const names = (env: string) => {
      const config = configOf(env);
      return [
        config.name,
        ...config.queues.consumers.map(({ queue }) => queue),
        ...config.services.map(({ service }) => service),
        ...config.kv_namespaces.flatMap(({ id }) => id ?? []),
        ...config.ratelimits.map((limit) => limit.namespace_id),
        ...config.analytics_engine_datasets.map(({ dataset }) => dataset),
        ...config.routes.map(({ pattern }) => pattern),
      ];
    };
    const production = names("");
    expect(names("staging").filter((name) => production.includes(name))).toEqual([]);
  });

  test("the platform's log of requests is off, its issues are on, and the processor time of a request is limited", () => {
    const { observability, limits } = configOf("");
    expect(observability.logs.invocation_logs).toBe(false);
    expect(observability.issues.enabled).toBe(true);
    expect(observability.redact_query_string).toBe(true);
    expect(limits.cpu_ms).toBe(5000);
  });

  test("stays off with the exports that docs/operations.md describes", () => {
    const own = withSampleConfiguration(readFileSync(ownConfig, "utf8"));
    const copy = join(temporaryFolder(), "wrangler.toml");
    writeFileSync(copy, withExports(own));
    for (const env of ["", "staging"]) {
      const { observability } = configOf(env, copy);
      expect(observability).toMatchObject({
        enabled: true,
        redact_query_string: true,
        issues: { enabled: true },
        logs: { invocation_logs: false },
      });
      expect(JSON.stringify(observability)).toMatch(/"destinations":\["aioi-/);
    }
  });

  test("a Preview gets no route, no cron trigger and no consumer of a queue", () => {
    const { routes, triggers, queues, send_email, workers_dev } = unstable_readConfig(
      { config: ownConfig, env: "preview" },
      { hideWarnings: true },
    );
    expect({ routes, triggers, queues, send_email, workers_dev }).toEqual({
      routes: [],
      triggers: { crons: [] },
      queues: { producers: [], consumers: [] },
      send_email: [],
      workers_dev: false,
    });
  });
});
