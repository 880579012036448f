import { createServer, request as ask } from "node:http";

import { projectRoot } from "../../scripts/lib/project.ts";
import { type SiteServer, startSiteServer } from "../../scripts/lib/site-server.ts";
import { buildOf } from "./build-of.ts";
import { buildIfStale } from "../../scripts/lib/build.ts";
import type { Fault } from "./faulty-backend.ts";
import { startFaultyBackend } from "./faulty-backend.ts";
import { temporaryFolder } from "./files.ts";
import { readRows } from "./rows.ts";
import { usualVariables } from "./running-site.ts";
import { startTestSupabase } from "./test-supabase.ts";

/**
 * Two builds behind one address, as a gradual deployment serves them: each request, a page's as well as
 * a file's, goes to one of them at random, unless the header `x-build` names one. Beside it the control
 * server of the browser tests.
 */
const port = Number(process.env["SITE_PORT"] ?? 8790);
const before = process.env["BEFORE"];
if (!before) throw new Error("BEFORE names no commit");

const roots = { before: buildOf(before), after: projectRoot };
buildIfStale(projectRoot);
const names = ["before", "after"] as const;
type Name = (typeof names)[number];

const supabase = await startTestSupabase();
const backend = await startFaultyBackend(supabase.url);
const logs: string[] = [];
const folders = { before: temporaryFolder(), after: temporaryFolder() };
let sites = await startSites();

async function startSites(): Promise<Record<Name, SiteServer>> {
  const start = (name: Name) =>
    startSiteServer({
      root: roots[name],
      port: 0,
      dataDir: folders[name],
      variables: usualVariables({ backend, supabase }),
      onLog: (line) => logs.push(line),
    });
  return { before: await start("before"), after: await start("after") };
}

/** Each build takes over what the other has queued. */
async function swap(): Promise<void> {
  await Promise.all(names.map((name) => sites[name].stop()));
  [folders.before, folders.after] = [folders.after, folders.before];
  sites = await startSites();
}

const isName = (text: unknown): text is Name => names.some((name) => name === text);

const splitter = createServer((request, response) => {
  const { "x-build": asked, ...headers } = request.headers;
  const name = isName(asked) ? asked : Math.random() < 0.5 ? "before" : "after";
  const { url: path, method } = request;
  const { port: target } = new URL(sites[name].url);
  const upstream = ask({ host: "127.0.0.1", port: target, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, "x-build": name });
    answer.pipe(response);
  });
  upstream.on("error", () => response.destroy());
  request.pipe(upstream);
}).listen(port, "127.0.0.1");

const control = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  const { table = "hire_me_queries", ...filter } = Object.fromEntries(url.searchParams);
  const answer = async (): Promise<unknown> => {
    if (url.pathname === "/rows") return readRows(supabase, table, filter);
    // Only our own tests call this, with a value of that type.
    if (url.pathname === "/fault") return backend.set(filter["kind"] as Fault);
    if (url.pathname === "/swap") return swap();
    return url.pathname === "/logs" ? logs : null;
  };
  answer().then(
    (body) => response.end(JSON.stringify(body ?? null)),
    (thrown: unknown) => response.writeHead(500).end(String(thrown)),
  );
}).listen(port + 1, "127.0.0.1");

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.removeAllListeners(signal).on(signal, () => {
    splitter.close();
    control.close();
    void Promise.all(names.map((name) => sites[name].stop()))
      .finally(() => backend.stop())
      .finally(() => supabase.stop())
      .finally(() => process.exit(0));
  });
}
