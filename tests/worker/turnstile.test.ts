import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  type FakeSiteverify,
  goodToken,
  startFakeSiteverify,
  type Verifying,
} from "../support/fake-siteverify.ts";
import { siteForFile } from "../support/for-file.ts";
import { readRows } from "../support/rows.ts";
import { getStartedSubmission, newAddress, send, startBeside } from "../support/running-site.ts";

let siteverify: FakeSiteverify;

beforeAll(async () => {
  siteverify = await startFakeSiteverify();
});
afterAll(() => siteverify.stop());
const running = siteForFile(() => ({
  hasOwnLimits: true,
  variables: {
    TURNSTILE_SITE_KEY: "site-key",
    TURNSTILE_SECRET_KEY: "secret-key",
    TURNSTILE_VERIFY_URL: siteverify.url,
  },
}));

/** Sends a lead and gives back the status of its row; the visitor has seen success. */
async function statusWith(
  spamSignals: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const submission = { ...getStartedSubmission(), spamSignals };
  const answer = await send(running.site.url, submission, headers);
  expect(answer.result).toEqual({ ok: true });
  const filter = { submission_id: submission.submissionId };
  const rows = await readRows(running.supabase, "hire_me_queries", filter);
  expect(rows).toHaveLength(1);
  return rows[0]?.["status"];
}

const signalsWith = (token: string) => ({ honeypot: "", filledMs: 9000, token });

// docs/decisions/0009: Turnstile runs where its keys are set; without a valid token, or when it does not
// answer in time, the lead is stored as `quarantined`.
describe("with Turnstile configured no lead is refused for it", () => {
  test("a token of a person makes it 'new'; the service gets secret, token and address", async () => {
    siteverify.set("well");
    const address = newAddress();
    const headers = { "cf-connecting-ip": address };
    expect(await statusWith(signalsWith(goodToken), headers)).toBe("new");
    expect(siteverify.asked.at(-1)).toEqual({
      secret: "secret-key",
      response: goodToken,
      remoteip: address,
    });
  });

  test("a person in the honeypot stays quarantined", async () => {
    siteverify.set("well");
    const spamSignals = { ...signalsWith(goodToken), honeypot: "https://spam.example" };
    expect(await statusWith(spamSignals)).toBe("quarantined");
  });

  test.each([
    ["another token", signalsWith("made up")],
    ["no token", { honeypot: "", filledMs: 9000 }],
    ["an empty token", signalsWith("")],
    ["a token without end", signalsWith("x".repeat(3000))],
    ["nothing at all", undefined],
  ])("%s: quarantined", async (_, spamSignals) => {
    siteverify.set("well");
    expect(await statusWith(spamSignals)).toBe("quarantined");
  });

  test.each<Verifying>(["hangs", "is down", "answers nonsense", "leads elsewhere"])(
    "the service %s: quarantined without it",
    async (verifying) => {
      siteverify.set(verifying);
      expect(await statusWith(signalsWith(goodToken))).toBe("quarantined");
    },
  );

  test("a post without script has no token: quarantined, and the visitor sees success", async () => {
    siteverify.set("well");
    const answer = await fetch(new URL("/newsletter", running.site.url), {
      method: "POST",
      redirect: "manual",
      headers: { origin: running.site.url, "cf-connecting-ip": newAddress() },
      body: new URLSearchParams({ email: "plain@northgate.example" }),
    });
    expect(answer.headers.get("location")).toMatch(/^\/newsletter\?result=subscribed&receipt=/);
    const filter = { email: "plain@northgate.example" };
    expect(await readRows(running.supabase, "newsletter_subscriptions", filter)).toMatchObject([
      { status: "quarantined" },
    ]);
  });

  test("neither token nor secret is logged", async () => {
    await expect.poll(() => running.logs.join("\n")).toContain('"event":"lead.turnstile_failed"');
    expect(running.logs.join("\n")).not.toMatch(/secret-key|a token of a person|made up/);
  });

  test("the policy allows its script and frame, and pages name the public key alone", async () => {
    const page = await fetch(running.site.url);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/);
    expect(policy).toContain("frame-src https://challenges.cloudflare.com");
    const html = await page.text();
    expect(html).toContain('data-turnstile="site-key"');
    expect(html).not.toContain("secret-key");
    // The script itself is asked for by a form that is used, never by a page.
    expect(html).not.toContain("challenges.cloudflare.com");
  });
});

test("one key alone is said once in the log, and all is as if there were none", async () => {
  const half = await startBeside(running, { variables: { TURNSTILE_SITE_KEY: "site-key" } });
  try {
    const page = await fetch(half.site.url);
    expect(page.headers.get("content-security-policy")).not.toContain("challenges");
    expect(await page.text()).not.toContain("data-turnstile");
    const submission = getStartedSubmission();
    await send(half.site.url, submission);
    const filter = { submission_id: submission.submissionId };
    const rows = await readRows(half.supabase, "hire_me_queries", filter);
    expect(rows).toMatchObject([{ status: "new" }]);
    const said = half.logs.filter((line) => line.includes("TURNSTILE"));
    expect(said).toHaveLength(1);
    expect(JSON.parse(said[0] ?? "")).toMatchObject({
      event: "environment.invalid",
      alert: true,
      name: "TURNSTILE_SECRET_KEY",
      problem: "is missing: set both Turnstile keys or none",
    });
  } finally {
    await half.stop();
  }
});
