import { beforeAll, describe, expect, test } from "vitest";

import { main as smoke } from "../../scripts/commands/smoke.ts";
import { siteForFile } from "../support/for-file.ts";
import { type Asked, localService } from "../support/local-service.ts";
import { readRows } from "../support/rows.ts";
import { runMain } from "../support/run-script.ts";
import { eventually, getStartedSubmission, send } from "../support/running-site.ts";

const key = "a key for tests only, of 32 bytes";

/** What a zone makes of an answer of the site. */
type ZoneResponse = { text: string; status?: number; headers?: Record<string, string> };

/** From https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/. */
const managedRobots = `# As a condition of accessing this website, you agree to abide by the
# following content signals:

# (a)  If a content-signal = yes, you may collect content for the
#      corresponding use.

# BEGIN Cloudflare Managed content

User-Agent: *
Content-signal: search=yes, ai-train=no
Allow: /

User-agent: Amazonbot
Disallow: /

User-agent: Applebot-Extended
Disallow: /

User-agent: Bytespider
Disallow: /

User-agent: CCBot
Disallow: /

User-agent: ClaudeBot
Disallow: /

User-agent: Google-Extended
Disallow: /

User-agent: GPTBot
Disallow: /

User-agent: meta-externalagent
Disallow: /

# END Cloudflare Managed Content
`;

const running = siteForFile(() => ({ variables: { SMOKE_KEY: key } }));
let url: string;

beforeAll(() => void ({ url } = running.site));

const zone = localService(() => ({}));

const leads = (filter: Record<string, string> = {}) =>
  readRows(running.supabase, "hire_me_queries", filter);

/** What the smoke test says of the site behind a zone that changes its answers. */
async function smokeBehind(change: (asked: Asked, text: string) => ZoneResponse) {
  zone.respond = async (asked) => {
    const { method, headers: sent, path, body } = asked;
    const forwarded = ["accept", "origin", "content-type"].flatMap((name): [string, string][] => {
      const value = sent[name];
      return typeof value === "string" ? [[name, value]] : [];
    });
    const answer = await fetch(new URL(path, url), {
      method,
      headers: forwarded,
      body: method === "POST" ? body : null,
      redirect: "manual",
    });
    const changed = change(asked, await answer.text());
    const headers = new Headers({ ...Object.fromEntries(answer.headers), ...changed.headers });
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) {
      headers.delete(name);
    }
    return {
      status: changed.status ?? answer.status,
      headers: Object.fromEntries(headers),
      body: changed.text,
    };
  };
  return runMain(smoke, [zone.url], { SMOKE_KEY: "" });
}

describe("npm run smoke", () => {
  test("every route, header, redirect and file of the built site, and one test lead", async () => {
    const ran = await runMain(smoke, [url], { SMOKE_KEY: key });
    expect(ran.output).toMatch(/^(\d+) of \1 checks passed\.\n$/);
    expect(ran.code).toBe(0);
    expect(await leads()).toMatchObject([{ status: "test", email: "smoke-test@example.com" }]);
  });

  // React leaves this in the place of what it could not render.
  test.each([
    ["/pricing", "/pricing"],
    ["/insights/what-an-ai-answer-costs", "the articles that /resources lists"],
  ])("a part of %s that could not be rendered fails", async (path, name) => {
    const ran = await smokeBehind(({ path: asked }, text) => ({
      text:
        asked === path
          ? text.replace("</main>", "<!--$!--><template></template><!--/$--></main>")
          : text,
    }));
    expect(ran.output).toContain("a part of the page could not be rendered");
    expect(ran.output).toContain(name);
    expect(ran.code).toBe(1);
  });

  test("without the key it sends no lead and says so", async () => {
    const before = await leads();
    const ran = await runMain(smoke, [url], { SMOKE_KEY: "" });
    expect(ran.output).toContain("SMOKE_KEY is not set: no test lead was sent.");
    expect(ran.code).toBe(0);
    expect(await leads()).toEqual(before);
  });

  test("with another key, or against a site that knows none, it sends no lead and fails", async () => {
    const before = await leads();
    const ran = await runMain(smoke, [url], {
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
    const ran = await smokeBehind((_, text) => ({
      text: text
        .replaceAll(/<script(?![^>]* type="application)[^>]*>/g, '<script type="a1b2c3-module">')
        .replace(
          "</main>",
          '<a href="/cdn-cgi/l/email-protection#2a">[email protected]</a></main>' +
            '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>' +
            '<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>',
        ),
      headers: { "speculation-rules": '"/cdn-cgi/speculation"', "cf-cache-status": "HIT" },
    }));
    for (const setting of [
      "Rocket Loader",
      "Email Address Obfuscation",
      "Web Analytics",
      "JavaScript detections",
    ]) {
      expect(ran.output).toContain(`${setting} rewrites them: switch it off in the zone`);
    }
    expect(ran.output).toContain("switch Speed Brain off in the zone");
    expect(ran.output).toContain("the zone caches them: delete its cache rule");
    expect(ran.code).toBe(1);
  });

  test.each([
    ["Cloudflare's documented block", managedRobots],
    ["what it adds today", managedRobots.replace("ai-train=no", "ai-train=no,use=reference")],
  ])("a zone that puts its managed robots.txt before ours is named: %s", async (_, added) => {
    const ran = await smokeBehind(({ path }, text) => ({
      text: path === "/robots.txt" ? added + text : text,
    }));
    expect(ran.output).toContain(
      "FAILED  /robots.txt is the one that the site writes: Cloudflare's managed robots.txt forbids the " +
        "site to Amazonbot, Applebot-Extended, Bytespider, CCBot, ClaudeBot, Google-Extended, GPTBot, " +
        "meta-externalagent: switch it off in the zone",
    );
    expect(ran.output).toMatch(/(\d+) of \d+ checks passed/);
    expect(ran.output.match(/FAILED/g)).toHaveLength(1);
    expect(ran.code).toBe(1);
  });

  test("another robots.txt than the site's is a fault too", async () => {
    const ran = await smokeBehind(({ path }, text) => ({
      text: path === "/robots.txt" ? "User-agent: *\nDisallow: /\n" : text,
    }));
    expect(ran.output).toContain("it is not the file that the site writes");
  });

  // As https://developers.cloudflare.com/ai-crawl-control/features/manage-ai-crawlers/ blocks one.
  test("a zone that blocks a crawler of an AI company is named", async () => {
    const ran = await smokeBehind(({ headers }, text) =>
      headers["user-agent"]?.includes("ClaudeBot") ? { status: 402, text: "{}" } : { text },
    );
    expect(ran.output).toContain("ClaudeBot gets 402 for /pricing: allow it in AI Crawl Control");
    expect(ran.output).toContain("ClaudeBot gets 402 for /pricing.md");
    expect(ran.output).not.toContain("GPTBot");
    expect(ran.code).toBe(1);
  });
});

describe("the status test", () => {
  test("is given to the holder of the key, through the queue too", async () => {
    const submission = getStartedSubmission();
    await running.backend.set("refused");
    const answer = await send(url, submission, { "x-smoke-key": key });
    expect(answer.headers.get("x-test-lead")).toBe("queued");
    await running.backend.set("none");
    const [row] = await eventually(() => leads({ submission_id: submission.submissionId }));
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
