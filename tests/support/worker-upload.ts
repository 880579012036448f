import { unstable_readConfig } from "wrangler";

interface Consumer {
  queue: string;
  dead_letter_queue?: string;
  max_batch_size: number;
  max_batch_timeout: number;
  max_retries: number;
}

interface BindingsConfig {
  vars?: Record<string, string>;
  kv_namespaces?: { binding: string; id?: string }[];
  services?: { binding: string; service: string }[];
  ratelimits?: { name: string; namespace_id: string; simple: object }[];
  queues?: { producers?: { binding: string; queue: string }[]; consumers?: Consumer[] };
  send_email?: { name: string }[];
  analytics_engine_datasets?: { binding: string; dataset: string }[];
  assets?: { binding: string; run_worker_first: unknown } | undefined;
}

/** The part of wrangler's own type that is read; its declaration does not resolve here. */
export interface WorkerConfig extends BindingsConfig {
  name: string;
  compatibility_date: string;
  compatibility_flags: string[];
  limits?: object;
  observability?: object;
  secrets?: { required: string[] };
  build: { command?: string };
  routes?: { pattern: string }[];
  triggers: { crons?: string[] };
  workers_dev: boolean;
  preview_urls: boolean;
  previews?: BindingsConfig;
}

/**
 * @param config path of the file
 * @param env name of its environment; empty for the top level
 */
export const readWorkerConfig = (config: string, env: string): WorkerConfig =>
  unstable_readConfig({ config, env }, { hideWarnings: true });

type Bindings = Record<string, { type: string; [field: string]: unknown }>;

/** @returns the bindings by name, but for secrets */
function bindingsOf(config: BindingsConfig): Bindings {
  const { vars = {}, kv_namespaces = [], services = [], ratelimits = [], queues = {} } = config;
  const { send_email = [], analytics_engine_datasets = [], assets } = config;
  return Object.fromEntries([
    ...Object.entries(vars).map(([name, text]) => [name, { type: "plain_text", text }]),
    ...kv_namespaces.map(({ binding, id }) => [
      binding,
      id === undefined ? { type: "inherit" } : { type: "kv_namespace", namespace_id: id },
    ]),
    ...send_email.map(({ name }) => [name, { type: "send_email" }]),
    ...(queues.producers ?? []).map(({ binding, queue }) => [
      binding,
      { type: "queue", queue_name: queue },
    ]),
    ...ratelimits.map(({ name, ...limit }) => [name, { type: "ratelimit", ...limit }]),
    ...services.map(({ binding, service }) => [binding, { type: "service", service }]),
    ...analytics_engine_datasets.map(({ binding, dataset }) => [
      binding,
      { type: "analytics_engine", dataset },
    ]),
    ...(assets ? [[assets.binding, { type: "assets" }]] : []),
  ]);
}

/** What is uploaded beside bindings and files. */
const metadataOf = ({ compatibility_date, compatibility_flags, limits, assets }: WorkerConfig) => ({
  main_module: "index.js",
  compatibility_date,
  compatibility_flags,
  limits,
  assets: assets && { jwt: "assets", config: { run_worker_first: assets.run_worker_first } },
});

/** The part of the form that the account stand-in reads. */
const formOf = (metadata: object) => `name="metadata"\r\n\r\n${JSON.stringify(metadata)}\r\n`;

/** @returns the body of a request that uploads a version */
export function versionUpload(config: WorkerConfig): string {
  const required = config.secrets?.required ?? [];
  const bindings = [
    ...required.map((name) => ({ name, type: "inherit" })),
    ...Object.entries(bindingsOf(config)).map(([name, binding]) => ({ name, ...binding })),
  ];
  return formOf({ ...metadataOf(config), bindings });
}

/** @returns the body of a request that makes an empty Worker */
export const draftUpload = (): string => formOf({ bindings: [] });

/**
 * @param secrets as JSON: texts by name
 * @returns the body of a request that deploys a Preview
 */
export function previewUpload(config: WorkerConfig, secrets: string): string {
  const texts = Object.entries<string>(JSON.parse(secrets)).map(([name, text]) => [
    name,
    { type: "secret_text", text },
  ]);
  const env = {
    ...bindingsOf({ ...config.previews, assets: config.assets }),
    ...Object.fromEntries(texts),
  };
  return formOf({ ...metadataOf(config), env });
}

/** @returns the body of a request that lets a Worker take the messages of a queue */
export const consumerOf = (worker: string, consumer: Consumer): object => ({
  type: "worker",
  dead_letter_queue: consumer.dead_letter_queue,
  script_name: worker,
  settings: {
    batch_size: consumer.max_batch_size,
    max_retries: consumer.max_retries,
    max_wait_time_ms: 1000 * consumer.max_batch_timeout,
  },
});
