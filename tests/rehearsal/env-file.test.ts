import { spawn, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { fillDataDir } from "../support/test-supabase.ts";

// A developer's `.env` names a receiver and another Supabase. The programs that read it say so; nothing
// else does, and no copy of it is made.

const serviceKey = "a service role key for tests only";

/** A copy of the project with a `.env`. */
const copy = mkdtempSync(join(tmpdir(), "aioi-env-file-"));
const dataDir = join(copy, ".data");
const asked: string[] = [];
let receiver: Server;

beforeAll(async () => {
  const entries = [
    ...["app", "public", "scripts", "supabase", "app.config.ts", "package.json", "tsconfig.json"],
    ...["package-lock.json", "wrangler.toml", "wrangler.renderer.toml"],
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
      `SUPABASE_SERVICE_ROLE_KEY=${serviceKey}`,
      "",
    ].join("\n"),
  );
  await fillDataDir(dataDir);
});
afterAll(() => receiver.close());

test("a build holds nothing of it", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
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
    const env = { ...process.env, DATA_DIR: dataDir, PORT: name === "dev" ? "8798" : "0" };
    const program = spawn(process.execPath, [`scripts/${name}.ts`], { cwd: copy, env });
    let printed = "";
    const ended = new Promise((resolve) => program.on("close", resolve));
    const url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        printed += chunk.toString();
        const [, address] = /AIOI website: (\S+)/.exec(printed) ?? [];
        if (address !== undefined && printed.includes("Leads go to:")) resolve(address);
      };
      program.stdout.on("data", read);
      program.stderr.on("data", read);
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
      const leads = spawnSync(process.execPath, ["scripts/leads.ts", "--json"], {
        cwd: copy,
        encoding: "utf8",
        env: { ...process.env, DATA_DIR: dataDir, SUPABASE_SERVICE_ROLE_KEY: "" },
      });
      expect(leads.stdout + leads.stderr).toContain(email);
      // The local outbox got what the receiver would have got.
      await expect
        .poll(
          () =>
            spawnSync(process.execPath, ["scripts/mail.ts"], {
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

test("a variable of the shell takes precedence over it", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/serve.ts"], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: dataDir, PORT: "no port" },
  });
  expect(status).toBe(1);
  expect(stderr).toContain("PORT");
});
