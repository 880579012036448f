import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { readRows } from "../support/rows.ts";
import { runScript } from "../support/run-script.ts";
import {
  eventually,
  getStartedSubmission,
  type RunningSite,
  send,
  startRunningSite,
} from "../support/running-site.ts";

const key = "a key for tests only, of 32 bytes";

let running: RunningSite;
let url: string;

beforeAll(async () => {
  running = await startRunningSite({ variables: { SMOKE_KEY: key } });
  ({ url } = running.site);
});
afterAll(() => running.stop());

const leads = (filter: Record<string, string> = {}) =>
  readRows(running.supabase, "hire_me_queries", filter);

describe("npm run smoke", { timeout: 120_000 }, () => {
  test("every route, header, redirect and file of the built site, and one test lead", async () => {
    const ran = await runScript("smoke.ts", [url], { SMOKE_KEY: key });
    expect(ran.output).toMatch(/^(\d+) of \1 checks passed\.\n$/);
    expect(ran.code).toBe(0);
    expect(await leads()).toMatchObject([{ status: "test", email: "smoke-test@example.com" }]);
  });

  // React leaves this in the place of what it could not render.
  test.each([
    ["/pricing", "/pricing"],
    ["/insights/what-an-ai-answer-costs", "the articles that /resources lists"],
  ])("a part of %s that could not be rendered fails", async (path, name) => {
    const proxy = createServer((request, response) => {
      void (async () => {
        const answer = await fetch(new URL(request.url ?? "/", url), { redirect: "manual" });
        const body = Buffer.from(await answer.arrayBuffer());
        const { "content-encoding": _, ...headers } = Object.fromEntries(answer.headers);
        response.writeHead(answer.status, headers);
        response.end(
          request.url === path
            ? body.toString().replace("</main>", "<!--$!--><template></template><!--/$--></main>")
            : body,
        );
      })();
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    try {
      const { port } = proxy.address() as AddressInfo;
      const ran = await runScript("smoke.ts", [`http://127.0.0.1:${port}`], { SMOKE_KEY: "" });
      expect(ran.output).toContain("a part of the page could not be rendered");
      expect(ran.output).toContain(name);
      expect(ran.code).toBe(1);
    } finally {
      proxy.close();
    }
  });

  test("without the key it sends no lead and says so", async () => {
    const before = await leads();
    const ran = await runScript("smoke.ts", [url], { SMOKE_KEY: "" });
    expect(ran.output).toContain("SMOKE_KEY is not set: no test lead was sent.");
    expect(ran.code).toBe(0);
    expect(await leads()).toEqual(before);
  });

  test("with another key, or against a site that knows none, it sends no lead and fails", async () => {
    const before = await leads();
    const ran = await runScript("smoke.ts", [url], {
      SMOKE_KEY: "another key, as long as the first",
    });
    expect(ran.output).toContain(
      "SMOKE_KEY is not the site's, or the site has none: `npx wrangler secret put SMOKE_KEY",
    );
    expect(ran.code).toBe(1);
    expect(await leads()).toEqual(before);
  });

  // As https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ describes it.
  test("a zone that rewrites scripts or addresses is named, with what to do", async () => {
    const zone = createServer((request, response) => {
      void fetch(new URL(request.url ?? "/", url), { redirect: "manual" }).then(async (answer) => {
        const headers = new Headers(answer.headers);
        const rewritten = (await answer.text())
          .replaceAll(/<script(?![^>]* type="application)[^>]*>/g, '<script type="a1b2c3-module">')
          .replace(
            "</main>",
            '<a href="/cdn-cgi/l/email-protection#2a">[email protected]</a></main>',
          );
        for (const name of ["content-encoding", "content-length", "transfer-encoding"]) {
          headers.delete(name);
        }
        response.writeHead(answer.status, Object.fromEntries(headers)).end(rewritten);
      });
    });
    await new Promise<void>((resolve) => zone.listen(0, "127.0.0.1", resolve));
    const { port } = zone.address() as AddressInfo; // it listens on a port
    const ran = await runScript("smoke.ts", [`http://127.0.0.1:${port}`], { SMOKE_KEY: "" });
    zone.closeAllConnections();
    zone.close();
    expect(ran.output).toContain("Rocket Loader rewrites them: switch it off in the zone");
    expect(ran.output).toContain(
      "Email Address Obfuscation rewrites them: switch it off in the zone",
    );
    expect(ran.code).toBe(1);
  });

  test("what is not a site is answered in one line", async () => {
    expect(await runScript("smoke.ts", [], {})).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Usage: npm run smoke -- <url.*\n$/),
    });
    const nobody = await runScript("smoke.ts", ["http://127.0.0.1:9"], {});
    expect(nobody).toEqual({ code: 1, output: "http://127.0.0.1:9 does not answer.\n" });
  });
});

describe("the status test", () => {
  test("is given to the holder of the key, through the queue too", async () => {
    const submission = getStartedSubmission();
    await running.backend.set("refused");
    const answer = await send(url, submission, { "x-smoke-key": key });
    expect(answer.headers.get("x-test-lead")).toBe("queued");
    await running.backend.set("none");
    const [row] = await eventually(async () => {
      const rows = await leads({ submission_id: submission.submissionId });
      return rows.length > 0 ? rows : undefined;
    });
    expect(row).toMatchObject({ status: "test" });
  });

  test.each([
    ["another key", { "x-smoke-key": "another key, as long as the first" }, key],
    ["an empty key", { "x-smoke-key": "" }, key],
    ["the beginning of the key", { "x-smoke-key": key.slice(0, -1) }, key],
  ])("is not had with %s: 403, and nothing is stored", async (_, headers) => {
    const submission = getStartedSubmission();
    const answer = await send(url, submission, headers);
    expect(answer.status).toBe(403);
    expect(await leads({ submission_id: submission.submissionId })).toEqual([]);
  });

  test("is not had by asking for it in the form", async () => {
    const submission = { ...getStartedSubmission({ status: "test" }), status: "test" };
    const answer = await send(url, submission);
    // No form of this version has such a field.
    expect(answer.status).toBe(400);
    expect(answer.headers.has("x-test-lead")).toBe(false);
    expect(await leads({ submission_id: submission.submissionId })).toEqual([]);
  });
});
