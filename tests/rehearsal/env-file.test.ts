import { spawn, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { buildStamp } from "../../scripts/lib/build.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { wranglerIn } from "../../scripts/lib/wrangler.ts";
import { temporaryFolder } from "../support/files.ts";
import { startSiteProgram } from "../support/site-program.ts";
import { fillDataDir } from "../support/test-supabase.ts";

// A developer's `.env` names a receiver and another Supabase. The programs that read it say so; nothing
// else does, and no copy of it is made.

const serviceKey = "a service role key for tests only";

/** What the shell says instead: the embedded Supabase. */
const shell = { ...process.env, SUPABASE_URL: "", SUPABASE_ANON_KEY: "" };

/** A copy of the project with a `.env`. */
const copy = temporaryFolder();
const dataDir = join(copy, ".data");
const asked: string[] = [];
let receiver: Server;

beforeAll(async () => {
  const entries = [
    "app",
    "public",
    "scripts",
    "supabase",
    "app.config.ts",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "wrangler.toml",
    "wrangler.renderer.toml",
  ];
  for (const entry of entries) {
    cpSync(join(projectRoot, entry), join(copy, entry), { recursive: true });
  }
  // Vite serves no package through a symbolic link to elsewhere.
  const linked = spawnSync("cp", ["-al", join(projectRoot, "node_modules"), copy]);
  if (linked.status !== 0) throw new Error(linked.stderr.toString());
  receiver = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end("[]");
  });
  // Another address of this machine than that of the site.
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.2", resolve));
  const address = receiver.address();
  const port = typeof address === "object" ? address?.port : undefined;
  writeFileSync(
    join(copy, ".env"),
    [
      `LEAD_WEBHOOK_URL=http://127.0.0.2:${port}/webhook`,
      "LEAD_WEBHOOK_SECRET=whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      `SUPABASE_URL=http://127.0.0.2:${port}`,
      "SUPABASE_ANON_KEY=an anonymous key for tests only",
      `SUPABASE_SERVICE_ROLE_KEY=${serviceKey}`,
      "PORT=8799",
      "",
    ].join("\n"),
  );
  await fillDataDir(dataDir);
});
afterAll(() => receiver.close());

test("a build holds nothing of it", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/commands/build.ts"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.not.stringContaining(".env")]);
  expect(globSync("dist/**/.{env,dev.vars}*", { cwd: copy })).toEqual([]);
  for (const file of globSync("dist/**/*.{js,json,html}", { cwd: copy })) {
    const text = readFileSync(join(copy, file), "utf8");
    expect([file, text.includes(serviceKey)]).toEqual([file, false]);
  }
});

test.each(["serve", "dev"])(
  "%s tells nobody outside this machine of a lead, and stores it where it says",
  async (name) => {
    const env = { ...shell, DATA_DIR: dataDir, PORT: name === "dev" ? "8798" : "0" };
    const program = spawn(process.execPath, [`scripts/commands/${name}.ts`], { cwd: copy, env });
    let printed = "";
    const ended = new Promise((resolve) => program.on("close", resolve));
    const url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: string) => {
        printed += chunk;
        const [, address] = /AIOI website: (\S+)/.exec(printed) ?? [];
        if (address !== undefined && printed.includes("Leads go to:")) resolve(address);
      };
      program.stdout.setEncoding("utf8").on("data", read);
      program.stderr.setEncoding("utf8").on("data", read);
      program.on("close", () => reject(new Error(printed)));
    });
    try {
      expect(printed).toContain("the embedded Supabase");
      const email = `${name}@northgate.example`;
      const person = { firstName: "Maya", lastName: "Okonjo", company: "Northgate", email };
      const { status } = await fetch(new URL("/pricing", url), {
        method: "POST",
        redirect: "manual",
        headers: { origin: url },
        body: new URLSearchParams({ kind: "getStarted", ...person }),
      });
      expect(status).toBe(303);
      const leads = spawnSync(process.execPath, ["scripts/commands/leads.ts", "--json"], {
        cwd: copy,
        encoding: "utf8",
        env: { ...shell, DATA_DIR: dataDir, SUPABASE_SERVICE_ROLE_KEY: "" },
      });
      expect(leads.stdout + leads.stderr).toContain(email);
      // The local outbox got what the receiver would have got.
      await expect
        .poll(
          () =>
            spawnSync(process.execPath, ["scripts/commands/mail.ts"], {
              cwd: copy,
              encoding: "utf8",
              env: { ...process.env, DATA_DIR: dataDir },
            }).stdout,
        )
        .toContain("lead.created");
      expect(asked).toEqual([]);
    } finally {
      program.kill("SIGINT");
      await ended;
    }
  },
);

test("npm start says that it builds what has changed, and then where the site is", async () => {
  rmSync(join(copy, buildStamp));
  const env = { SUPABASE_URL: "", SUPABASE_ANON_KEY: "", DATA_DIR: dataDir, PORT: "0" };
  const { child, ready, ended } = startSiteProgram(env, copy);
  let printed = "";
  child.stdout?.on("data", (chunk: string) => (printed += chunk));
  await ready;
  child.kill("SIGINT");
  await ended;
  expect(printed).toMatch(/^Building the site, which takes up to a minute\nAIOI website: /m);
});

test("a variable of the shell takes precedence over it", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/commands/serve.ts"], {
    cwd: copy,
    encoding: "utf8",
    env: { ...shell, DATA_DIR: dataDir, PORT: "no port" },
  });
  expect(status).toBe(1);
  expect(stderr).toContain("PORT");
});

// `deploy`, `release`, `preview`, `provision` and `build --for` call wrangler in this one way.
test("a call of wrangler takes its variables from the shell, not from it", async () => {
  const root = join(copy, "called");
  mkdirSync(root);
  const seen = join(root, "seen.json");
  writeFileSync(join(root, ".env"), "FROM_FILE=file\nFROM_BOTH=file\nCLOUDFLARE_ENV=staging\n");
  writeFileSync(join(root, "worker.js"), "export default { fetch: () => new Response() };");
  writeFileSync(
    join(root, "wrangler.toml"),
    [
      'name = "called"',
      'main = "worker.js"',
      'compatibility_date = "2026-10-01"',
      "[build]",
      "command = 'node build.cjs'",
      "[env.staging]",
    ].join("\n"),
  );
  writeFileSync(
    join(root, "build.cjs"),
    `const { FROM_FILE, FROM_BOTH, FROM_SHELL, CLOUDFLARE_ENV } = process.env;
    const variables = { FROM_FILE, FROM_BOTH, FROM_SHELL, CLOUDFLARE_ENV };
    require("node:fs").writeFileSync(${JSON.stringify(seen)}, JSON.stringify(variables));`,
  );
  const own: NodeJS.ProcessEnv = { ...process.env, FROM_BOTH: "shell", FROM_SHELL: "shell" };
  delete own["CLOUDFLARE_ENV"];
  const ran = await wranglerIn(root, own)(["deploy", "--dry-run"]);
  expect(ran).toMatchObject({ code: 0, error: "" });
  expect(readFileSync(seen, "utf8")).toBe(
    JSON.stringify({ FROM_BOTH: "shell", FROM_SHELL: "shell" }),
  );
});
