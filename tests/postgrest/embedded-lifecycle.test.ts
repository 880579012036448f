import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { askDatabase, openOperatorDatabase } from "../../scripts/lib/operator-database.ts";
import { runningSite } from "../../scripts/lib/pidfile.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { lockFolder } from "../../scripts/lib/supabase/data-folder.ts";
import { startEmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import { temporaryFolder } from "../support/files.ts";
import { isRehearsal } from "../support/rehearsal.ts";
import { fillDataDir, startTestSupabase } from "../support/test-supabase.ts";

const module = join(projectRoot, "scripts", "lib", "supabase", "embedded-supabase.ts");

describe("the embedded Supabase", () => {
  let dataDir: string;
  const children: ChildProcess[] = [];
  const running: EmbeddedSupabase[] = [];

  beforeEach(() => {
    dataDir = temporaryFolder();
  });

  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    for (const supabase of running.splice(0)) await supabase.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  const start = async (): Promise<EmbeddedSupabase> => {
    const supabase = await startEmbeddedSupabase({ dataDir, root: projectRoot, port: 0 });
    running.push(supabase);
    return supabase;
  };

  const spawnChild = () => {
    const program = `
      import { startEmbeddedSupabase } from ${JSON.stringify(module)};
      const options = ${JSON.stringify({ dataDir, root: projectRoot, port: 0 })};
      try {
        const { database: _, ...supabase } = await startEmbeddedSupabase(options);
        console.log(JSON.stringify(supabase));
      } catch (error) {
        console.log(error.message);
      }
    `;
    const parameters = [...process.execArgv, "--input-type=module", "-e", program];
    const child = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "ignore"] });
    children.push(child);
    return child;
  };

  /** Another process with the same folder, and what it prints first. */
  const startChild = async (): Promise<{ child: ChildProcess; firstLine: string }> => {
    const child = spawnChild();
    const lines = createInterface({ input: child.stdout });
    const firstLine = await new Promise<string>((resolve, reject) => {
      lines.once("line", resolve);
      lines.once("close", () => reject(new Error("The process printed nothing")));
    });
    return { child, firstLine };
  };

  const subscribe = (
    { url, anonKey }: Pick<EmbeddedSupabase, "url" | "anonKey">,
    email: string,
  ): Promise<Response> =>
    fetch(`${url}/rest/v1/newsletter_subscriptions`, {
      method: "POST",
      headers: { apikey: anonKey, "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });

  const subscribers = async ({ url, serviceRoleKey }: EmbeddedSupabase): Promise<string[]> => {
    const response = await fetch(`${url}/rest/v1/newsletter_subscriptions?select=email`, {
      headers: { apikey: serviceRoleKey },
    });
    return ((await response.json()) as { email: string }[]).map((row) => row.email);
  };

  it("says in one line that other migrations made it, edited ones or ones that are gone", async () => {
    await fillDataDir(dataDir);
    const other = temporaryFolder();
    try {
      cpSync(join(projectRoot, "supabase"), join(other, "supabase"), { recursive: true });
      const [first = ""] = readdirSync(join(other, "supabase/migrations")).toSorted();
      const file = join(other, "supabase/migrations", first);
      const refusal = `${dataDir} was made by other migrations than this version's (${first.slice(0, 14)}): move it away, and the next start makes a new one.`;
      const open = () => startEmbeddedSupabase({ dataDir, root: other, port: 0 });
      writeFileSync(file, `${readFileSync(file, "utf8")}\n-- edited`);
      await expect(open()).rejects.toThrow(refusal);
      rmSync(file);
      await expect(open()).rejects.toThrow(refusal);
    } finally {
      rmSync(other, { recursive: true, force: true });
    }
    // Nothing was touched: the version that made it still opens it.
    await start();
  });

  it("keeps rows and keys over a restart, and names itself in supabase.json while it runs", async () => {
    await fillDataDir(dataDir);
    const first = await start();
    expect((await subscribe(first, "kept@example.com")).status).toBe(201);
    const file = join(dataDir, "supabase.json");
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
      url: first.url,
      anonKey: first.anonKey,
      serviceRoleKey: first.serviceRoleKey,
      pid: process.pid,
      start: expect.any(String),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, "supabase.secret")).mode & 0o777).toBe(0o600);

    await first.stop();
    await first.stop();
    expect(readdirSync(dataDir).toSorted()).toEqual(["postgres", "supabase.secret"]);
    await expect(fetch(first.url)).rejects.toThrow("fetch failed");

    const second = await start();
    expect(second.anonKey).toBe(first.anonKey);
    expect(second.serviceRoleKey).toBe(first.serviceRoleKey);
    expect(await subscribers(second)).toEqual(["kept@example.com"]);
    // The grants hold at the second start as well.
    const stolen = await fetch(`${second.url}/rest/v1/newsletter_subscriptions`, {
      method: "DELETE",
      headers: { apikey: second.anonKey },
    });
    expect(await stolen.json()).toMatchObject({ code: "42501" });
  });

  it("refuses requests without a key or with another, and keeps each of many in its own role", async () => {
    const supabase = await startTestSupabase();
    running.push(supabase);
    const { url, anonKey, serviceRoleKey } = supabase;
    expect((await fetch(`${url}/rest/v1/categories`)).status).toBe(401);
    const headers = { apikey: "sb_publishable_other" };
    expect((await fetch(`${url}/rest/v1/categories`, { headers })).status).toBe(401);
    expect((await fetch(`${url}/auth/v1/health`)).status).toBe(404);

    const readAll = (apikey: string): Promise<number> =>
      fetch(`${url}/rest/v1/newsletter_subscriptions`, { headers: { apikey } }).then(
        (response) => response.status,
      );
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => [
        subscribe(supabase, `many-${index}@example.com`).then((response) => response.status),
        readAll(anonKey),
        readAll(serviceRoleKey),
      ]).flat(),
    );
    expect(statuses).toEqual(Array.from({ length: 40 }, () => [201, 401, 200]).flat());
    expect(await subscribers(supabase)).toHaveLength(40);
  });

  it("keeps a second process out, and says which one is in", async () => {
    const release = lockFolder(dataDir);
    const { firstLine } = await startChild();
    expect(firstLine).toBe(
      `Process ${process.pid} already uses the data in ${dataDir}; stop it first.`,
    );
    await expect(start()).rejects.toThrow(`Process ${process.pid} already uses the data`);
    release();
  });

  it("takes over the lock of a process that is gone, and of a reused process id", () => {
    const lock = join(dataDir, "supabase.lock");
    for (const stale of ["999999999 1\n", `${process.pid} started-at-another-time\n`, ""]) {
      writeFileSync(lock, stale);
      const release = lockFolder(dataDir);
      expect(readFileSync(lock, "utf8")).toMatch(new RegExp(`^${process.pid} `));
      release();
      expect(readdirSync(dataDir)).not.toContain("supabase.lock");
    }
  });

  it("is opened at rest by the operator's programs where its process id is used again", async () => {
    await fillDataDir(dataDir);
    const gone = { url: "http://127.0.0.1:9", serviceRoleKey: "x", pid: process.pid, start: "1" };
    writeFileSync(join(dataDir, "supabase.json"), JSON.stringify(gone));
    writeFileSync(join(dataDir, "site.pid"), `${gone.pid} ${gone.start}\n${gone.url}\n`);
    expect(runningSite(dataDir)).toBeNull();
    const environment = { DATA_DIR: dataDir, SUPABASE_URL: "", SUPABASE_SERVICE_ROLE_KEY: "" };
    const database = await openOperatorDatabase(environment);
    if (database === null) throw new Error("no data");
    expect(await askDatabase(database, "newsletter_subscriptions")).toEqual([]);
    await database.close();
  });

  it.runIf(isRehearsal)(
    "starts after it was killed while it made the database, and while it applied migrations",
    async () => {
      for (const begun of ["postgres.new/base", "postgres/base"]) {
        const child = spawnChild();
        const ended = once(child, "exit");
        while (!existsSync(join(dataDir, begun)) && child.exitCode === null) await sleep(5);
        child.kill("SIGKILL");
        await ended;
        expect(readdirSync(dataDir)).not.toContain("supabase.json");
      }
      expect((await subscribe(await start(), "fresh@example.com")).status).toBe(201);
    },
  );

  it.runIf(isRehearsal)(
    "has every acknowledged row after SIGKILL in the middle of inserts",
    async () => {
      await fillDataDir(dataDir);
      const acknowledged: string[] = [];
      for (let round = 0; round < 2; round += 1) {
        const { child, firstLine } = await startChild();
        const supabase = JSON.parse(firstLine) as EmbeddedSupabase;
        const ended = once(child, "exit");
        const insertUntilKilled = async (worker: number): Promise<void> => {
          for (let index = 0; ; index += 1) {
            const email = `round-${round}-${worker}-${index}@example.com`;
            try {
              const response = await subscribe(supabase, email);
              if (response.status === 201) acknowledged.push(email);
            } catch {
              return;
            }
          }
        };
        const inserting = Promise.all([0, 1, 2, 3].map(insertUntilKilled));
        const enough = acknowledged.length + 16;
        while (acknowledged.length < enough) await sleep(5);
        child.kill("SIGKILL");
        await ended;
        await inserting;
      }
      expect(acknowledged.length).toBeGreaterThan(30);

      const supabase = await start();
      // At most 1000 rows come back at once.
      const stored = new Set<string>();
      for (let offset = 0; ; offset += 1000) {
        const page = await fetch(
          `${supabase.url}/rest/v1/newsletter_subscriptions?select=email&order=id&offset=${offset}`,
          { headers: { apikey: supabase.serviceRoleKey } },
        );
        const rows = (await page.json()) as { email: string }[];
        for (const { email } of rows) stored.add(email);
        if (rows.length < 1000) break;
      }
      expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
      expect((await subscribe(supabase, "after@example.com")).status).toBe(201);
    },
  );
});
