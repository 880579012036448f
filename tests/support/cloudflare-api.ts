import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

import { listenLocally } from "../../scripts/lib/project.ts";

/** A response as the server sends it. */
export interface ApiResponse {
  status: number;
  /** JSON, but for the value of a key. */
  text: string;
}

/** An answer of the API: a result, or an error with Cloudflare's code. */
type Answer =
  | { result: unknown; info?: object }
  | { status: number; code: number; message: string };

interface Worker {
  secrets: string[];
  /** The newest last. */
  versions: { id: string; createdOn: string; bindings: Record<string, unknown>[] }[];
  /** The newest last; each a share of traffic by version. */
  deployments: {
    id: string;
    createdOn: string;
    versions: Record<string, number>;
    annotations?: Record<string, string>;
  }[];
  domains: string[];
  crons: string[];
  subdomain: { enabled: boolean; previews_enabled: boolean };
  previews: Preview[];
}

/** A Preview of a branch (developers.cloudflare.com/workers/previews/api). */
interface Preview {
  id: string;
  name: string;
  /** What its creation and its last update set: observability, log push, tail consumers. */
  settings: Record<string, unknown>;
  /** Whether it was made without the configuration that the dashboard gives to new ones. */
  ignoresBaseConfig: boolean;
  /** The newest last. */
  deployments: { id: string; metadata: Record<string, unknown>; env: Bindings }[];
}

type Bindings = Record<string, Record<string, unknown>>;

/** What an account holds. Tests read it, and change it to what they start from. */
export interface CloudflareAccount {
  namespaces: { id: string; title: string; entries: Map<string, string> }[];
  queues: { name: string; id: string; retentionSeconds: number; consumers: object[] }[];
  workers: Map<string, Worker>;
}

interface RefuseOptions {
  /** How many such requests pass first. */
  after?: number;
  /** How many are refused then. */
  times?: number;
  /** Does what is asked all the same: only the answer says that it failed. */
  isDone?: boolean;
}

/** The part of Cloudflare's API that wrangler calls, as a small server and as a function. */
export interface CloudflareApi {
  /** For the environment of the real wrangler. */
  variables: Record<string, string>;
  /** What the server answers to a request, without the server; the path begins with `/accounts/account`. */
  ask: (method: string, path: string, body?: string) => ApiResponse;
  account: CloudflareAccount;
  /** Requests that change something, as `METHOD path`, since the last call of this function. */
  changes: () => string[];
  /** Requests that this server does not know; a test's end asserts that there were none. */
  unknown: string[];
  /** Refuses requests whose `METHOD path` matches, until `allow` is called. */
  refuse: (
    pattern: RegExp,
    status: number,
    code: number,
    message: string,
    options?: RefuseOptions,
  ) => void;
  allow: () => void;
  stop: () => void;
}

const now = () => new Date().toISOString();

export const newWorker = (): Worker => ({
  secrets: [],
  versions: [],
  deployments: [],
  domains: [],
  crons: [],
  // As Cloudflare makes a new Worker.
  subdomain: { enabled: true, previews_enabled: true },
  previews: [],
});

const noWorker: Answer = {
  status: 404,
  code: 10007,
  message: "This Worker does not exist on your account.",
};

/** The metadata part of an upload; the files beside it are not looked at. */
function metadataOf(body: string) {
  const text = /name="metadata"[^\r\n]*(?:\r\n[^\r\n]+)*\r\n\r\n([^\r\n]*)/.exec(body)?.[1] ?? "{}";
  return JSON.parse(text) as {
    bindings?: Record<string, unknown>[];
    env?: Bindings;
    [name: string]: unknown;
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("latin1");
}

/** Starts with an empty account. */
export async function startCloudflareApi(): Promise<CloudflareApi> {
  const account: CloudflareAccount = { namespaces: [], queues: [], workers: new Map() };
  let refusals: (Required<RefuseOptions> & { pattern: RegExp; answer: Answer })[] = [];
  let changed: string[] = [];
  const unknown: string[] = [];

  const ask = (method: string, address: string, body = ""): ApiResponse => {
    const url = new URL(address, "http://localhost");
    const path = url.pathname.replace("/accounts/account", "");
    const line = `${method} ${path}`;
    const refused = refusals.find(
      (one) => one.pattern.test(line) && one.after-- <= 0 && one.times-- > 0,
    );
    if (refused?.isDone) answerTo(account, line, url, body);
    if (!refused && method !== "GET") changed.push(line);
    const value = /\/namespaces\/([^/]+)\/values\/(.+)$/.exec(path);
    if (value && method === "GET" && !refused) {
      const [, id, key = ""] = value;
      const found = account.namespaces
        .find((one) => one.id === id)
        ?.entries.get(decodeURIComponent(key));
      return { status: found === undefined ? 404 : 200, text: found ?? "" };
    }
    const answer = refused?.answer ?? onPage(url, answerTo(account, line, url, body));
    if (answer === null) unknown.push(line);
    const { status, ...content } = bodyFor(answer);
    return { status, text: JSON.stringify(content) };
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const { status, text } = ask(request.method ?? "GET", request.url ?? "/", body);
      response.writeHead(status, { "content-type": "application/json" }).end(text);
    })();
  });
  const port = await listenLocally(server);
  return {
    variables: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
      CLOUDFLARE_API_TOKEN: "a-token-for-tests",
      CLOUDFLARE_ACCOUNT_ID: "account",
      CI: "true",
    },
    ask,
    account,
    changes: () => changed.splice(0),
    unknown,
    refuse: (pattern, status, code, message, options = {}) => {
      const { after = 0, times = Infinity, isDone = false } = options;
      const answer = { status, code, message };
      refusals.push({ pattern, answer, after, times, isDone });
    },
    allow: () => {
      refusals = [];
    },
    stop: () => server.close(),
  };
}

/** Every list fits on its first page. */
const onPage = (url: URL, answer: Answer | null): Answer | null =>
  answer !== null && "result" in answer && Number(url.searchParams.get("page") ?? 1) > 1
    ? { result: [] }
    : answer;

function bodyFor(answer: Answer | null) {
  if (answer !== null && "result" in answer) {
    const { result, info } = answer;
    return {
      status: 200,
      success: true,
      errors: [],
      messages: [],
      result,
      result_info: { page: 1, per_page: 100, total_pages: 1, count: 0, total_count: 0, ...info },
    };
  }
  const { status, code, message } = answer ?? {
    status: 404,
    code: 7003,
    message: "No route for that URI",
  };
  return { status, success: false, errors: [{ code, message }], messages: [], result: null };
}

/** @returns null for a request that this server does not know */
function answerTo(account: CloudflareAccount, line: string, url: URL, body: string): Answer | null {
  return (
    answerForAccount(line) ??
    answerForNamespaces(account, line, body) ??
    answerForQueues(account, line, url, body) ??
    answerForPreviews(account, line, url, body) ??
    answerForWorker(account, line, body)
  );
}

function answerForAccount(line: string): Answer | null {
  if (line === "GET /user") return { result: { id: "user", email: "operator@example.com" } };
  if (line === "GET /memberships" || line === "GET /accounts") {
    const account = { id: "account", name: "Account" };
    return { result: [line === "GET /accounts" ? account : { id: "membership", account }] };
  }
  if (line === "GET /user/tokens/verify" || line === "GET /tokens/verify")
    return { result: { id: "token", status: "active" } };
  if (line === "GET /workers/subdomain") return { result: { subdomain: "operator" } };
  return null;
}

function answerForNamespaces(
  { namespaces }: CloudflareAccount,
  line: string,
  body: string,
): Answer | null {
  if (line === "GET /storage/kv/namespaces") {
    return { result: namespaces.map(({ id, title }) => ({ id, title })) };
  }
  if (line === "POST /storage/kv/namespaces") {
    const { title } = JSON.parse(body) as { title: string };
    if (namespaces.some((one) => one.title === title)) {
      const message =
        "create namespace: 'a namespace with this account ID and title already exists'";
      return { status: 400, code: 10014, message };
    }
    const id = randomUUID().replaceAll("-", "");
    namespaces.push({ id, title, entries: new Map() });
    return { result: { id, title } };
  }
  const [, id, rest] = /\/storage\/kv\/namespaces\/([^/]+)(\/.*)?$/.exec(line) ?? [];
  const namespace = namespaces.find((one) => one.id === id);
  if (!namespace || rest === undefined) return null;
  if (rest === "/keys") {
    const names = [...namespace.entries.keys()].map((name) => ({ name }));
    return { result: names, info: { cursor: "" } };
  }
  if (line.startsWith("DELETE") && rest.startsWith("/values/")) {
    namespace.entries.delete(decodeURIComponent(rest.slice("/values/".length)));
    return { result: {} };
  }
  return null;
}

function answerForQueues(
  { queues }: CloudflareAccount,
  line: string,
  url: URL,
  body: string,
): Answer | null {
  const shown = ({
    name,
    id,
    retentionSeconds,
    consumers,
  }: CloudflareAccount["queues"][number]) => ({
    queue_name: name,
    queue_id: id,
    settings: { message_retention_period: retentionSeconds, delivery_delay: 0 },
    producers: [],
    producers_total_count: 0,
    consumers,
    consumers_total_count: consumers.length,
    created_on: now(),
    modified_on: now(),
  });
  const names = url.searchParams.getAll("name");
  if (line === "GET /queues") {
    const found = queues.filter(({ name }) => names.length === 0 || names.includes(name));
    return { result: found.map(shown) };
  }
  if (line === "POST /queues") {
    const { queue_name: name, settings } = JSON.parse(body) as {
      queue_name: string;
      settings?: { message_retention_period?: number };
    };
    if (queues.some((queue) => queue.name === name)) {
      const message = `Queue name '${name}' is already taken. Please use a different name and try again.`;
      return { status: 409, code: 11009, message };
    }
    const retentionSeconds = settings?.message_retention_period ?? 345_600;
    const queue = { name, id: randomUUID().replaceAll("-", ""), retentionSeconds, consumers: [] };
    queues.push(queue);
    return { result: shown(queue) };
  }
  const [, id, rest] = /\/queues\/([^/]+)(\/.*)?$/.exec(line) ?? [];
  const queue = queues.find((one) => one.id === id);
  if (!queue) return null;
  if (line.startsWith("GET") && rest === undefined) return { result: shown(queue) };
  if (rest === undefined) {
    const { settings } = JSON.parse(body) as { settings?: { message_retention_period?: number } };
    queue.retentionSeconds = settings?.message_retention_period ?? queue.retentionSeconds;
    return { result: shown(queue) };
  }
  if (rest === "/consumers" && line.startsWith("GET")) return { result: queue.consumers };
  if (rest.startsWith("/consumers")) {
    const consumer = JSON.parse(body) as { script_name?: string };
    queue.consumers = [{ ...consumer, script: consumer.script_name, consumer_id: "consumer" }];
    return { result: queue.consumers[0] };
  }
  return null;
}

function answerForPreviews(
  { workers }: CloudflareAccount,
  line: string,
  url: URL,
  body: string,
): Answer | null {
  if (line === "POST /workers/workers") {
    const { name, subdomain } = JSON.parse(body) as { name: string } & Pick<Worker, "subdomain">;
    workers.set(name, { ...newWorker(), subdomain });
    return { result: { id: name, name, subdomain } };
  }
  const [, worker = "", identifier, rest = ""] =
    /\/workers\/workers\/([^/]+)\/previews(?:\/([^/]+)(\/.*)?)?$/.exec(line) ?? [];
  if (worker === "") return null;
  const method = line.slice(0, line.indexOf(" "));
  const parent = workers.get(worker);
  if (!parent) return noWorker;
  const suffix = `${worker}.operator.workers.dev`;
  const shown = ({ id, name, settings }: Preview) => ({
    id,
    name,
    slug: name,
    urls: [`https://${name}-${suffix}`],
    created_on: now(),
    ...settings,
  });
  if (identifier === undefined) {
    const { name, ...settings } = JSON.parse(body) as { name: string };
    const preview: Preview = {
      id: randomUUID().replaceAll("-", ""),
      name,
      settings,
      ignoresBaseConfig: url.searchParams.get("ignore_base_config") === "true",
      deployments: [],
    };
    parent.previews.push(preview);
    return { result: shown(preview) };
  }
  const preview = parent.previews.find(({ id, name }) => [id, name].includes(identifier));
  if (!preview) return { status: 404, code: 10025, message: "Preview not found." };
  const latest = preview.deployments.at(-1);
  switch (`${method} ${rest}`) {
    case "GET ":
      return { result: shown(preview) };
    case "PATCH ":
      Object.assign(preview.settings, JSON.parse(body));
      return { result: shown(preview) };
    case "DELETE ":
      parent.previews = parent.previews.filter((one) => one !== preview);
      return { result: {} };
    case "GET /deployments/latest":
      if (!latest) return { status: 404, code: 10222, message: "Deployment not found." };
      return { result: { id: latest.id, env: latest.env } };
    case "POST /deployments": {
      const { env = {}, ...metadata } = metadataOf(body);
      const kept = Object.entries(env).map(([name, binding]): [string, Bindings[string]] => [
        name,
        binding["type"] === "inherit" ? (latest?.env[name] ?? binding) : binding,
      ]);
      const deployment = { id: randomUUID(), metadata, env: Object.fromEntries(kept) };
      preview.deployments.push(deployment);
      const urls = [`https://${deployment.id.slice(0, 8)}-${suffix}`];
      return { result: { id: deployment.id, urls, env: deployment.env } };
    }
  }
  return null;
}

function answerForWorker(
  { workers }: CloudflareAccount,
  line: string,
  body: string,
): Answer | null {
  const [, kind, name = "", rest = ""] =
    /\/workers\/(scripts|services|workers)\/([^/]+)(\/.*)?$/.exec(line) ?? [];
  if (kind === undefined) return null;
  const method = line.slice(0, line.indexOf(" "));
  const worker = workers.get(name);
  if (method === "PUT" && kind === "scripts" && rest === "") {
    const stored = worker ?? newWorker();
    workers.set(name, stored);
    return uploadVersion(workers, stored, body, true);
  }
  if (method === "POST" && rest === "/assets-upload-session") {
    // Everything is there already: no file is asked for.
    return { result: { jwt: "assets", buckets: [] } };
  }
  if (!worker) return noWorker;
  if (kind === "services") {
    const script = { tag: "tag", tags: null, last_deployed_from: "wrangler" };
    return { result: { default_environment: { environment: "production", script } } };
  }
  if (kind === "workers") {
    if (method === "PATCH") {
      const { subdomain } = JSON.parse(body) as { subdomain?: Partial<Worker["subdomain"]> };
      Object.assign(worker.subdomain, subdomain);
    }
    const suffix = `-${name}.operator.workers.dev`;
    const subdomain = { ...worker.subdomain, preview_url_suffix: suffix };
    return { result: { id: name, name, subdomain } };
  }
  switch (`${method} ${rest}`) {
    case "PUT /secrets": {
      const secret = JSON.parse(body) as { name: string };
      worker.secrets = [...new Set([...worker.secrets, secret.name])];
      return { result: { name: secret.name, type: "secret_text" } };
    }
    case "GET /secrets":
      return { result: worker.secrets.map((secret) => ({ name: secret, type: "secret_text" })) };
    case "GET /settings":
      return { result: { bindings: worker.versions.at(-1)?.bindings ?? [] } };
    case "PATCH /script-settings":
    case "PATCH /settings":
      return { result: {} };
    case "POST /versions":
      return uploadVersion(workers, worker, body, false);
    case "GET /versions":
      return { result: { items: worker.versions.map(shownVersion).toReversed() } };
    case "GET /deployments":
      return { result: { deployments: worker.deployments.map(shownDeployment).toReversed() } };
    case "POST /deployments": {
      const { versions, annotations = {} } = JSON.parse(body) as {
        versions: { version_id: string; percentage: number }[];
        annotations?: Record<string, string>;
      };
      const shares = Object.fromEntries(
        versions.map(({ version_id: id, percentage }) => [id, percentage]),
      );
      const deployment = { id: randomUUID(), createdOn: now(), versions: shares, annotations };
      worker.deployments.push(deployment);
      return { result: shownDeployment(deployment) };
    }
    case "GET /subdomain":
      return { result: worker.subdomain };
    case "POST /subdomain":
      Object.assign(worker.subdomain, JSON.parse(body));
      return { result: worker.subdomain };
    case "PUT /schedules":
      worker.crons = (JSON.parse(body) as { cron: string }[]).map(({ cron }) => cron);
      return { result: {} };
    case "POST /domains/changeset":
      return { result: { added: [], removed: [], updated: [], conflicting: [] } };
    case "PUT /domains/records":
      worker.domains = (JSON.parse(body) as { origins: { hostname: string }[] }).origins.map(
        ({ hostname }) => hostname,
      );
      return { result: [] };
  }
  const version = worker.versions.find(({ id }) => rest === `/versions/${id}`);
  return version ? { result: shownVersion(version) } : null;
}

function uploadVersion(
  workers: CloudflareAccount["workers"],
  worker: Worker,
  body: string,
  deploy: boolean,
): Answer {
  const { bindings = [] } = metadataOf(body);
  const service = bindings.find(
    ({ type, service: name }) => type === "service" && !workers.has(String(name)),
  );
  if (service) {
    const message = `could not resolve service binding '${String(service["name"])}'. Target script '${String(service["service"])}' not found.`;
    return { status: 400, code: 10143, message };
  }
  const previous = worker.versions.at(-1)?.bindings ?? [];
  for (const { type, name } of bindings) {
    if (type !== "inherit") continue;
    const known = previous.some((one) => one["name"] === name);
    if (!known && !worker.secrets.includes(String(name))) {
      const message = `inherit binding '${String(name)}' is invalid: no such binding in the previous version`;
      return { status: 400, code: 10057, message };
    }
  }
  const kept = bindings.map((binding) =>
    binding["type"] === "inherit"
      ? (previous.find((one) => one["name"] === binding["name"]) ?? binding)
      : binding,
  );
  const version = { id: randomUUID(), createdOn: now(), bindings: kept };
  worker.versions.push(version);
  if (deploy) {
    worker.deployments.push({
      id: randomUUID(),
      createdOn: now(),
      versions: { [version.id]: 100 },
    });
  }
  return {
    result: {
      ...shownVersion(version),
      startup_time_ms: 10,
      deployment_id: version.id.replaceAll("-", ""),
      resources: { script: { etag: "etag" } },
    },
  };
}

const shownVersion = ({ id, createdOn }: Worker["versions"][number]) => ({
  id,
  number: 1,
  metadata: {
    created_on: createdOn,
    modified_on: createdOn,
    author_email: "operator@example.com",
    source: "wrangler",
    has_preview: true,
  },
  annotations: {},
  resources: { script: { etag: "etag", handlers: [] }, script_runtime: {}, bindings: [] },
});

const shownDeployment = ({
  id,
  createdOn,
  versions,
  annotations = {},
}: Worker["deployments"][number]) => ({
  id,
  source: "wrangler",
  strategy: "percentage",
  author_email: "operator@example.com",
  created_on: createdOn,
  annotations,
  versions: Object.entries(versions).map(([version, percentage]) => ({
    version_id: version,
    percentage,
  })),
});
