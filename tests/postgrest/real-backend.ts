import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer, request as httpRequest } from "node:http";
import type { Server } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { join } from "node:path";

import { projectRoot } from "../../scripts/lib/project.ts";
import { signApiKey } from "../../scripts/lib/supabase/api-keys.ts";
import type { BackendWithUsers } from "./callers.ts";
import { type Cluster, end, eventually, quietly } from "./postgres.ts";
import { createMigratedProject, type SupabaseProject } from "./supabase-project.ts";

export interface RealBackend extends BackendWithUsers, Pick<SupabaseProject, "sql"> {
  /** The keys of newer projects, which are no JWTs. */
  publishableKey: string;
  secretKey: string;
  stop: () => Promise<void>;
}

const seed = join(projectRoot, "supabase/seed.sql");

/**
 * Makes a database with our migrations and seed, and starts PostgREST before it.
 *
 * @param database its name, which no other has
 */
export async function startRealBackend(cluster: Cluster, database: string): Promise<RealBackend> {
  const project = await createMigratedProject(cluster, database);
  // The seed twice: it must not mind.
  await project.apply([seed, seed]);
  return startPostgrest(cluster, project);
}

/** Starts PostgREST before a database that has our migrations. */
export async function startPostgrest(
  cluster: Cluster,
  { name, sql }: SupabaseProject,
): Promise<RealBackend> {
  const undo: (() => void | Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    // Nobody signs up here: the staff of the tests are no users of Supabase Auth.
    await sql("alter table staff drop constraint staff_user_id_fkey");

    const secret = randomBytes(32).toString("hex");
    const port = await freePort();
    const rest = spawn(cluster.programs.postgrest, [], {
      cwd: cluster.folder,
      stdio: quietly(),
      env: {
        PGRST_DB_URI: `postgresql:///${name}?host=${encodeURIComponent(cluster.folder)}&user=authenticator`,
        PGRST_DB_SCHEMAS: "public",
        PGRST_DB_ANON_ROLE: "anon",
        PGRST_DB_MAX_ROWS: "1000",
        PGRST_DB_POOL: "4",
        PGRST_JWT_SECRET: secret,
        PGRST_SERVER_HOST: "127.0.0.1",
        PGRST_SERVER_PORT: String(port),
        PGRST_LOG_LEVEL: "crit",
      },
    });
    undo.push(() => end(rest, "SIGTERM"));
    // 503 until PostgREST has read the schema.
    await eventually("PostgREST", rest, async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/categories?limit=0`);
      if (answer.status !== 200) throw new Error(await answer.text());
    });

    const anonKey = signApiKey(secret, "anon");
    const serviceRoleKey = signApiKey(secret, "service_role");
    const publishableKey = `sb_publishable_${randomBytes(16).toString("hex")}`;
    const secretKey = `sb_secret_${randomBytes(16).toString("hex")}`;
    const tokens = new Map([
      [publishableKey, anonKey],
      [secretKey, serviceRoleKey],
    ]);
    const gateway = await startGateway(port, tokens);
    undo.push(gateway.close);
    return {
      url: gateway.url,
      anonKey,
      serviceRoleKey,
      publishableKey,
      secretKey,
      jwtSecret: secret,
      sql,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Stands in for Supabase's gateway: the REST interface lives under /rest/v1. A newer key in `apikey` alone
 * becomes the token of its role; one that is unknown is refused; a bearer token goes on to PostgREST.
 *
 * @param tokens of the newer keys
 */
async function startGateway(
  target: number,
  tokens: ReadonlyMap<string, string>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? "").replace(/^\/rest\/v1/, "") || "/";
    const { method } = incoming;
    const key = String(incoming.headers["apikey"]);
    const token = tokens.get(key);
    if (key.startsWith("sb_") && token === undefined) {
      outgoing.writeHead(401, { "content-type": "application/json" });
      outgoing.end(JSON.stringify({ message: "Invalid API key" }));
      return;
    }
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...incoming.headers,
    };
    // A connection of its own: PostgREST may close an idle one while a request is being sent on it.
    const forwarded = httpRequest(
      { host: "127.0.0.1", port: target, path, headers, agent: false, ...(method && { method }) },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function freePort(): Promise<number> {
  const server = createTcpServer();
  const port = await listenOnFreePort(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listenOnFreePort(server: Server | ReturnType<typeof createTcpServer>) {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}
