import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { z } from "zod";

import { main as build } from "../../scripts/commands/build.ts";
import { runCommand } from "../../scripts/lib/command.ts";
import { logInFirst, type Wrangler } from "../../scripts/lib/wrangler.ts";
import type { CloudflareApi } from "./cloudflare-api.ts";
import {
  consumerOf,
  draftUpload,
  previewUpload,
  readWorkerConfig,
  versionUpload,
  type WorkerConfig,
} from "./worker-upload.ts";

/** The options that our commands use; any other is an error, as an unknown one is for wrangler. */
const options = {
  env: { type: "string", default: "" },
  name: { type: "string", default: "" },
  message: { type: "string" },
  var: { type: "string", multiple: true },
  "namespace-id": { type: "string", default: "" },
  "message-retention-period-secs": { type: "string", default: "" },
  "secrets-file": { type: "string", default: "" },
  "dry-run": { type: "boolean", default: false },
  "ignore-base-config": { type: "boolean", default: false },
  "skip-confirmation": { type: "boolean" },
  json: { type: "boolean" },
  remote: { type: "boolean" },
  text: { type: "boolean" },
  yes: { type: "boolean" },
} as const;

const readParameters = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

interface Call {
  config: WorkerConfig;
  /** Path of the Worker in the API. */
  script: string;
  values: ReturnType<typeof readParameters>["values"];
  /** What follows the command's name. */
  words: string[];
  variables: Record<string, string>;
  print: (line: string) => void;
}

/** What wrangler prints as an error. */
class WranglerError extends Error {}

const responseSchema = z.object({
  success: z.boolean(),
  result: z.unknown(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })),
});
const made = z.object({ id: z.string() });
const queueList = z.array(z.object({ queue_id: z.string(), consumers: z.array(z.unknown()) }));
const deploymentList = z.object({ deployments: z.array(z.unknown()) });
const previewSchema = made.extend({ urls: z.array(z.string()) });

const namespaces = "/storage/kv/namespaces";
const json = (value: unknown) => JSON.stringify(value, null, 2);

/**
 * Does to an account what the real wrangler does for the commands that ours use, and prints what ours
 * read. `npm run rehearse` runs the same tests with the real one.
 *
 * @param api of the account
 * @param root folder of `wrangler.toml`
 * @param environment variables that the real one would have
 */
export function wranglerStandIn(
  api: CloudflareApi,
  root: string,
  environment: Record<string, string>,
): Wrangler {
  /** @returns undefined where the account has no such thing */
  function find(method: string, path: string, body?: unknown): unknown {
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    const { status, text } = api.ask(method, `/accounts/account${path}`, sent);
    if (status === 404) return undefined;
    const { success, result, errors } = responseSchema.parse(JSON.parse(text));
    if (success) return result;
    const reasons = errors.map(({ code, message }) => `${message} [code: ${code}]`).join(" ");
    throw new WranglerError(
      `A request to the Cloudflare API (/accounts/account${path}) failed. ${reasons}`,
    );
  }
  function ask(method: string, path: string, body?: unknown): unknown {
    const result = find(method, path, body);
    if (result !== undefined) return result;
    const code = path.includes("/previews/") ? 10_025 : 10_007;
    throw new WranglerError(`${path} was not found. [code: ${code}]`);
  }
  function queueNamed(name: string) {
    const [found] = queueList.parse(ask("GET", `/queues?name=${name}`));
    if (found) return found;
    throw new WranglerError(`Queue "${name}" does not exist.`);
  }

  const deploymentsOf = (script: string) =>
    deploymentList.parse(ask("GET", `${script}/deployments`)).deployments;

  function setTraffic(
    script: string,
    shares: [id: string, share: number][],
    message?: string,
  ): void {
    const versions = shares.map(([id, percentage]) => ({ version_id: id, percentage }));
    const annotations = { "workers/message": message };
    ask("POST", `${script}/deployments`, { strategy: "percentage", versions, annotations });
  }

  /** Nothing is asked for: the account has every file. */
  const uploadAssets = ({ config, script }: Call) =>
    config.assets && ask("POST", `${script}/assets-upload-session`);

  function uploadVersion(call: Call): string {
    uploadAssets(call);
    const { config, script, values } = call;
    // Those of the command line win.
    const named = (values.var ?? []).map((one): [string, string] => {
      const [name = "", ...text] = one.split(":");
      return [name, text.join(":")];
    });
    const vars = { ...config.vars, ...Object.fromEntries(named) };
    return made.parse(ask("POST", `${script}/versions`, versionUpload({ ...config, vars }))).id;
  }

  /** What no version holds: how the Worker logs, and its tags. */
  const patchSettings = ({ config: { observability }, script }: Call) =>
    ask("PATCH", `${script}/script-settings`, { observability });

  function deployTriggers({ config, script, print }: Call): void {
    const { workers_dev: enabled, preview_urls: previews_enabled } = config;
    ask("POST", `${script}/subdomain`, { enabled, previews_enabled });
    const origins = (config.routes ?? []).map(({ pattern }) => ({ hostname: pattern }));
    if (origins.length > 0) {
      ask("POST", `${script}/domains/changeset`, origins);
      ask("PUT", `${script}/domains/records`, { origins });
    }
    const { crons } = config.triggers;
    if (crons) {
      const schedules = crons.map((cron) => ({ cron }));
      ask("PUT", `${script}/schedules`, schedules);
    }
    for (const consumer of config.queues?.consumers ?? []) {
      const { queue_id: id, consumers } = queueNamed(consumer.queue);
      const body = consumerOf(config.name, consumer);
      if (consumers.length === 0) ask("POST", `/queues/${id}/consumers`, body);
      else ask("PUT", `/queues/${id}/consumers/consumer`, body);
    }
    for (const { hostname } of origins) print(`  ${hostname} (custom domain)`);
  }

  /** The build command of the configuration is `npm run build` with parameters. */
  async function buildFor({ config, variables, print }: Call, command: string): Promise<void> {
    const line = config.build.command ?? "";
    if (line === "") return;
    const parameters = line.replace("npm run --silent build -- ", "").split(" ");
    const built = await runCommand(
      (...call) => build(...call, wrangler),
      parameters,
      { ...variables, WRANGLER_COMMAND: command },
      (text) => print(`[custom build] ${text}`),
    );
    if (built !== 0) throw new WranglerError(`Running custom build \`${line}\` failed.`);
  }

  const commands: Record<string, (call: Call) => unknown> = {
    "kv namespace list": ({ print }) => print(json(ask("GET", namespaces))),
    "kv namespace create": ({ words: [title], print }) =>
      print(`id = "${made.parse(ask("POST", namespaces, { title })).id}"`),
    "kv key list": ({ values, print }) =>
      print(json(ask("GET", `${namespaces}/${values["namespace-id"]}/keys`))),
    "kv key get": ({ values, words: [key = ""], print }) => {
      const path = `${namespaces}/${values["namespace-id"]}/values/${encodeURIComponent(key)}`;
      const { status, text } = api.ask("GET", `/accounts/account${path}`);
      if (status !== 200) throw new WranglerError(`Failed to fetch ${path} - ${status}: `);
      print(text);
    },
    "kv key delete": ({ values, words: [key = ""] }) =>
      ask("DELETE", `${namespaces}/${values["namespace-id"]}/values/${encodeURIComponent(key)}`),

    "queues info": ({ words: [name = ""], print }) => print(json(queueNamed(name))),
    "queues create": ({ words: [name], values }) =>
      ask("POST", "/queues", { queue_name: name, settings: queueSettings(values) }),
    "queues update": ({ words: [name = ""], values }) =>
      ask("PATCH", `/queues/${queueNamed(name).queue_id}`, {
        queue_name: name,
        settings: queueSettings(values),
      }),

    "secret list": ({ config, script, print }) => {
      const secrets = find("GET", `${script}/secrets`);
      if (secrets === undefined) throw new WranglerError(`Worker "${config.name}" not found.`);
      print(json(secrets));
    },
    "secret put": ({ script, words: [name], print }) => {
      const secret = { name, text: "", type: "secret_text" };
      if (find("PUT", `${script}/secrets`, secret) === undefined) {
        ask("PUT", script, draftUpload());
        ask("PUT", `${script}/secrets`, secret);
      }
      print(`✨ Success! Uploaded secret ${name}`);
    },

    deploy: async (call) => {
      const { config, script, values, print } = call;
      if (values["dry-run"]) {
        for (const [name, text] of Object.entries(config.vars ?? {}))
          print(`env.${name} ("${text}")`);
        return print("--dry-run: exiting now.");
      }
      await buildFor(call, "deploy");
      let id: string;
      if (find("GET", `/workers/services/${config.name}`) === undefined) {
        uploadAssets(call);
        ({ id } = made.parse(ask("PUT", script, versionUpload(config))));
      } else {
        deploymentsOf(script);
        id = uploadVersion(call);
        setTraffic(script, [[id, 100]]);
      }
      patchSettings(call);
      deployTriggers(call);
      print(`Current Version ID: ${id}`);
    },
    "versions upload": async (call) => {
      await buildFor(call, "versions upload");
      const id = uploadVersion(call);
      patchSettings(call);
      const url = `https://${id.slice(0, 8)}-${call.config.name}.operator.workers.dev`;
      call.print(`Version Preview URL: ${url}`);
      writeEntry(call, { type: "version-upload", version_id: id, preview_url: url });
    },
    "versions deploy": (call) => {
      const { config, script, words, values, print } = call;
      deploymentsOf(script);
      const shares = words.map((word): [string, number] => {
        const [id = "", share] = word.split("@");
        ask("GET", `${script}/versions/${id}`);
        return [id, Number(share)];
      });
      setTraffic(script, shares, values.message);
      patchSettings(call);
      const parts = shares.map(([id, share]) => `version ${id} at ${share}%`);
      print(`Deployed ${config.name} ${new Intl.ListFormat("en-US").format(parts)}`);
    },
    "deployments status": ({ script, print }) => print(json(deploymentsOf(script)[0])),
    "triggers deploy": deployTriggers,
    rollback: ({ script, words: [id = ""], values, print }) => {
      deploymentsOf(script);
      ask("GET", `${script}/versions/${id}`);
      setTraffic(script, [[id, 100]], values.message);
      print(`Worker Version ${id} has been deployed to 100% of traffic.`);
    },

    preview: async (call) => {
      await buildFor(call, "deploy");
      const { config, values } = call;
      const { name } = values;
      const worker = `/workers/workers/${config.name}`;
      if (find("GET", worker) === undefined) {
        const subdomain = { enabled: false, previews_enabled: true };
        ask("POST", "/workers/workers", { name: config.name, subdomain });
      }
      const settings = { observability: config.observability };
      const query = values["ignore-base-config"] ? "?ignore_base_config=true" : "";
      const isThere = find("GET", `${worker}/previews/${name}`) !== undefined;
      const { id, urls } = previewSchema.parse(
        isThere
          ? ask("PATCH", `${worker}/previews/${name}`, settings)
          : ask("POST", `${worker}/previews${query}`, { name, ...settings }),
      );
      uploadAssets(call);
      const upload = previewUpload(config, readFileSync(values["secrets-file"], "utf8"));
      ask("POST", `${worker}/previews/${id}/deployments`, upload);
      writeEntry(call, { type: "preview", preview_urls: urls });
    },
    "preview delete": ({ config, values }) =>
      ask("DELETE", `/workers/workers/${config.name}/previews/${values.name}`),
  };

  const wrangler: Wrangler = async (parameters, settings = {}) => {
    const { config: file = "wrangler.toml" } = settings;
    const variables = { ...environment, ...settings.variables };
    const { values, positionals } = readParameters([...parameters]);
    const [name = "", run] =
      Object.entries(commands)
        .toSorted(([one], [other]) => other.length - one.length)
        .find(([one]) => `${positionals.join(" ")} `.startsWith(`${one} `)) ?? [];
    if (!run) throw new Error(`The stand-in knows no \`wrangler ${parameters.join(" ")}\`.`);
    let output = "";
    const print = (line: string) => void (output += `${line}\n`);
    try {
      const isLoggedIn = variables["CLOUDFLARE_API_TOKEN"] !== "" || values["dry-run"];
      if (!isLoggedIn) throw new WranglerError(logInFirst);
      const config = readWorkerConfig(join(root, file), values.env);
      const script = `/workers/scripts/${config.name}`;
      const words = positionals.slice(name.split(" ").length);
      await run({ config, script, values, words, variables, print });
      return { code: 0, output, error: "" };
    } catch (thrown) {
      if (thrown instanceof WranglerError) return { code: 1, output, error: thrown.message };
      throw thrown;
    }
  };
  return wrangler;
}

const queueSettings = (values: Call["values"]) => ({
  message_retention_period: Number(values["message-retention-period-secs"]),
});

function writeEntry({ variables }: Call, entry: object): void {
  const file = variables["WRANGLER_OUTPUT_FILE_PATH"];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`);
}
