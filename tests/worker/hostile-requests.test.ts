import { request as httpRequest } from "node:http";

import { beforeAll, describe, expect, test } from "vitest";

import { sharedSiteForFile } from "../support/for-file.ts";
import { readRows } from "../support/rows.ts";
import { getStartedSubmission, newAddress, send } from "../support/running-site.ts";

const running = sharedSiteForFile();
let url: string;

beforeAll(() => void ({ url } = running.site));

type Answer = { status: number; headers: Record<string, string>; text: string };

/** Sends a request as it is written: `fetch` would tidy up paths and keep headers back. */
function raw(
  path: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { hostname, port, host } = new URL(url);
  // Node says nothing of the length of a GET's body: the rest would be taken for a request.
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: hostname, port, path, method, headers: { host, ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [
            name,
            String(value),
          ]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(entries) as Record<string, string>,
            text: Buffer.concat(chunks).toString(),
          });
        });
      },
    );
    request.once("error", reject).end(body);
  });
}

describe("every answer says what it is and who may hold it", () => {
  test.each([
    ["/pricing", 200],
    ["/no-such-page", 404],
    ["/no-such-file.png", 404],
    ["/insights/no-such-insight", 404],
    ["/feeds/insights.xml", 200],
    ["/feeds/no-such.xml", 404],
    ["/media/insights/no-such/1", 404],
    ["/sitemap.xml", 200],
    ["/robots.txt", 200],
    ["/.well-known/security.txt", 200],
    ["/_serverFn/no-such", 400],
    ["/_serverFn/fetchList", 403],
    ["/_serverFn/", 400],
    ["/automations", 308],
    ["/%ff", 400],
  ])("%s", async (path, status) => {
    const answer = await raw(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(answer.headers["cache-control"]).toBeTruthy();
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test.each(["/favicon.svg", "/apple-touch-icon.png", "/site.webmanifest", "/assets/"])(
    "the file %s",
    async (path) => {
      const file = path === "/assets/" ? await anAsset() : path;
      const answer = await raw(file);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-resource-policy": "same-origin",
      });
      // It means nothing at localhost.
      expect(answer.headers).not.toHaveProperty("strict-transport-security");
      // Opened by itself, a drawing could run script.
      expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none';.*sandbox$/);
    },
  );

  // A browser shows no PDF that it sandboxes.
  test.each([
    ["/documents/exit-plan.pdf", "application/pdf"],
    ["/documents/security-questionnaire.csv", "text/csv; charset=utf-8"],
    ["/documents/bill-of-materials.json", "application/json"],
  ])("%s opens, stays out of search engines and out of frames", async (path, type) => {
    const answer = await raw(path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=86400",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "content-security-policy": "frame-ancestors 'none'",
    });
  });

  test("a picture for sharing may be shown by other sites", async () => {
    const answer = await raw("/og/home.png");
    expect(answer.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });
});

async function anAsset(): Promise<string> {
  const { text } = await raw("/");
  return /src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? "";
}

test.each(["/.git/config", "/.env", "/wrangler.json", "/server/index.js", "/assets/"])(
  "%s is no file of the site, and no list of files",
  async (path) => {
    expect((await raw(path)).status).toBe(404);
  },
);

test.each([
  ["/page-reports", "POST"],
  ["/reports", "POST"],
  ["/purge", "POST"],
  ["/notify-test", "POST"],
  ["/_serverFn/submitLead", "POST"],
  ["/_serverFn/fetchList", "GET"],
  ["/status.json", "GET, HEAD"],
  ["/pricing", "GET, HEAD"],
])("PUT of %s is refused with the methods that it has", async (path, allow) => {
  const answer = await raw(path, { method: "PUT" });
  expect([answer.status, answer.headers["allow"]]).toEqual([405, allow]);
});

test("TRACE is refused, and gives nothing of the request back", async () => {
  const answer = await raw("/pricing", { method: "TRACE", headers: { "x-echo": "echoed" } });
  // The platform may refuse it before the Worker does.
  expect([400, 405, 501]).toContain(answer.status);
  expect(answer.text).not.toContain("echoed");
});

test("the policy lets no script in but our own, and HTML only from one place", async () => {
  const { headers } = await raw("/");
  const policy = headers["content-security-policy"]?.split("; ") ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy.find((part) => part.startsWith("script-src "))).toMatch(
    /^script-src 'self'(?: 'sha256-[\w+/]{43}=')+$/,
  );
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types aioi default");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy.join()).not.toMatch(/unsafe-eval|\*|https?:|object-src(?! 'none')/);
  expect(policy.filter((part) => part.includes("unsafe-inline"))).toEqual([
    "style-src-attr 'unsafe-inline'",
  ]);
});

describe("cache deception: an address with something behind it is no page", () => {
  test.each([
    "/contact-us/x.css",
    "/contact-us/x.js",
    "/pricing/..%2fa.js",
    "/pricing%2f..%2fa.css",
    "/pricing;x.png",
    "/pricing;x",
    "/pricing%3bx.css",
    "/pricing%23x.css",
    "/pricing%3fx.css",
    "/pricing%00.css",
    "/pricing%0a.css",
    "/pricing%0d%0aset-cookie:a=b",
    "/pricing%09",
    "/pricing%5cx.js",
    "/pricing.css",
    "/pricing.json",
    "/insights/x.css",
    "/_headers",
    "/index.html",
  ])("%s", async (path) => {
    for (const _ of [1, 2]) {
      const answer = await raw(path);
      expect([400, 404, 308]).toContain(answer.status);
      if (answer.status === 404) {
        expect(answer.headers["cache-control"]).toMatch(/^(?:private, no-cache|no-store)$/);
      } else expect(answer.headers["location"] ?? "").not.toMatch(/[\r\n]/);
      expect(answer.headers["cache-status"] ?? "").not.toContain("hit");
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  test.each([
    ["/%70ricing", "/pricing"],
    ["/p%72ici%6Eg", "/pricing"],
    ["/pricing%20", "/pricing"],
    ["/use%2Dcases/edge%2dai", "/use-cases/edge-ai"],
    ["/%61ssets/x.js", "/assets/x.js"],
  ])("%s is another way to write %s, and leads there", async (path, to) => {
    const answer = await raw(path);
    expect([answer.status, answer.headers["location"]]).toEqual([308, to]);
  });

  test.each([
    "/%2f%2fevil.example",
    "/%5c%5cevil.example",
    "/.//evil.example",
    "/%2e//evil.example",
    "//evil.example/",
    "//evil.example/%2f..",
    "/\\evil.example/",
    "///evil.example",
  ])("%s leads to no other host", async (path) => {
    const { headers } = await raw(path);
    const location = headers["location"] ?? "/";
    expect(new URL(location, "https://aioi.example").host).toBe("aioi.example");
    expect(location).not.toMatch(/^[/\\]{2}/);
  });
});

describe("cache poisoning: what one visitor sends is not in the page of the next", () => {
  const pages = [
    "/",
    "/resources",
    "/insights/what-an-ai-answer-costs",
    "/success-stories",
    "/aioi",
  ];
  const sent: [string, Record<string, string>][] = [
    ["a host", { host: "evil.example" }],
    ["a forwarded host", { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" }],
    ["a scheme and a port", { "x-forwarded-proto": "evil", "x-forwarded-port": "666" }],
    ["another address", { "x-original-url": "/evil", "x-rewrite-url": "/evil" }],
    ["a prefix", { "x-forwarded-prefix": "//evil.example" }],
    ["another method", { "x-http-method-override": "POST", "x-method-override": "DELETE" }],
    ["a nonce", { "content-security-policy": "evil", "x-nonce": "evil" }],
    ["another kind of answer", { accept: "application/json, evil/evil", "x-tsr-serverfn": "true" }],
    ["a part", { range: "bytes=0-3", "if-range": '"evil"' }],
    [
      "a browser",
      { "user-agent": "evil<script>", cookie: "evil=1", referer: "https://evil.example" },
    ],
    ["a request id", { "cf-ray": "<script>evil</script>" }],
    ["a country", { "cf-ipcountry": "evil" }],
  ];
  test.each(sent)("%s", async (_, headers) => {
    for (const page of pages) {
      // A parameter makes no other page, so that the hostile one may be the first to have it rendered.
      const hostile = await raw(page, { headers });
      expect([page, hostile.status]).toEqual([page, 200]);
      expect(hostile.headers["content-type"]).toBe("text/html; charset=utf-8");
      const next = await raw(page);
      for (const answer of [hostile, next]) {
        expect(answer.text).not.toMatch(/evil/i);
        expect(answer.text.trimEnd().endsWith("</html>")).toBe(true);
        expect(JSON.stringify(answer.headers)).not.toContain("evil");
      }
    }
  });

  test("a body with a GET", async () => {
    for (const page of ["/", "/contact-us", "/newsletter", "/resources"]) {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const body = "firstName=evil&email=evil%40evil.example";
      expect((await raw(page, { headers, body })).status).toBe(200);
      expect((await raw(page)).text).not.toContain("evil");
    }
    expect((await raw("/", { body: "x".repeat(256 * 1024 + 1) })).status).toBe(413);
  });
});

describe("a parameter gets into no page", () => {
  const evil = '"></script><script>alert("evil")</script><img src=x onerror=evil>';
  test.each([
    ["/", "mode"],
    ["/", "slide"],
    ["/promotion", "promo"],
    ["/contact-us", "sent"],
    ["/newsletter", "result"],
    ["/newsletter", "email"],
    ["/resources", "q"],
    ["/insights/what-an-ai-answer-costs", "utm_source"],
    ["/no-such-page", "q"],
  ])("%s?%s=", async (path, name) => {
    for (const value of [evil, "__proto__", "constructor", "javascript:alert(1)//evil"]) {
      const { text } = await raw(`${path}?${new URLSearchParams({ [name]: value })}`);
      expect(text).not.toMatch(/evil/);
      expect(text.trimEnd().endsWith("</html>")).toBe(true);
    }
  });
});

describe("CSRF: a post of another site is refused", () => {
  const refused: [string, Record<string, string>][] = [
    ["an Origin that begins like ours", { origin: "OWN.evil.example" }],
    ["ours with another scheme", { origin: "https://HOST" }],
    ["another site's, our Origin forged", { origin: "OWN", "sec-fetch-site": "cross-site" }],
    ["a sister's host", { origin: "http://sister.localhost", "sec-fetch-site": "same-site" }],
  ];
  const filled = (headers: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        value.replace("OWN", url).replace("HOST", new URL(url).host),
      ]),
    );

  test.each(refused)("%s", async (_, headers) => {
    const submission = getStartedSubmission();
    const calls = [
      ["/contact-us", "application/x-www-form-urlencoded", "email=a%40b.example"],
      ["/newsletter", "application/x-www-form-urlencoded", "email=a%40b.example"],
      ["/newsletter", "text/plain", "email=a@b.example"],
      [
        "/_serverFn/submitLead",
        "application/x-www-form-urlencoded",
        String(new URLSearchParams({ submission: JSON.stringify(submission) })),
      ],
    ] as const;
    for (const [path, type, body] of calls) {
      const all = {
        "content-type": type,
        "cf-connecting-ip": newAddress(),
        ...filled(headers),
      };
      const answer = await raw(path, { method: "POST", headers: all, body });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    const filter = { submission_id: submission.submissionId };
    expect(await readRows(running.supabase, "hire_me_queries", filter)).toEqual([]);
    const subscribed = { email: "a@b.example" };
    expect(await readRows(running.supabase, "newsletter_subscriptions", subscribed)).toEqual([]);
  });
});

describe("log injection: what is sent makes no line of the log, and steers no terminal", () => {
  const forged =
    'x\r\n{"level":"error","event":"forged.line","alert":true}\u001b[2J\u009b31m\u2028';
  test("path, query, headers and fields", async () => {
    const before = running.logs.length;
    const escaped = encodeURIComponent(forged);
    await raw(`/${escaped}?x=${escaped}`);
    await raw(`/insights/${escaped}`);
    await raw(`/_serverFn/${escaped}`);
    const header = forged.replaceAll(/\p{Cc}|\u2028/gu, "\t");
    await raw("/no-such", {
      headers: { "cf-ray": header, "user-agent": header, referer: header, "x-request-id": header },
    });
    const fields = { firstName: forged, company: forged, phone: "1\r\n2", message: forged };
    await send(url, getStartedSubmission(fields));
    await send(url, { ...getStartedSubmission(), kind: forged, source: { page: forged } });
    await send(url, getStartedSubmission({ [forged]: forged }));
    const lines = running.logs.slice(before);
    expect(lines.length).toBeGreaterThanOrEqual(7);
    for (const line of lines) {
      const entry = JSON.parse(line) as Record<string, unknown>;
      expect(entry).toMatchObject({ level: expect.any(String), event: expect.any(String) });
      expect(entry["event"]).not.toBe("forged.line");
      expect(entry["alert"]).toBeUndefined();
      // oxlint-disable-next-line no-control-regex -- these characters are what must not be there
      expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
    }
  });

  test("the id of a request is Cloudflare's or our own", async () => {
    const ray = "8f2a1b3c4d5e6f70-CDG";
    expect((await raw("/", { headers: { "cf-ray": ray } })).headers["x-request-id"]).toBe(ray);
    for (const odd of ["<b>", "a b", "x".repeat(5000), '","alert":true,"x":"']) {
      const { headers } = await raw("/", { headers: { "cf-ray": odd } });
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe("a lead holds no more than was asked for", () => {
  test("what is typed into one line stays on one, and nothing steers a terminal", async () => {
    const submission = getStartedSubmission({
      firstName: "Maya\r\nBcc: all@evil.example",
      lastName: "O\tkonjo\u2028x",
      company: "\u001b[2JNorthgate\u009b31m",
      phone: "+1\n555",
      message: "One.\r\n\r\nTwo.\u001b[0m",
    });
    expect((await send(url, submission)).result).toEqual({ ok: true });
    const filter = { submission_id: submission.submissionId };
    expect(await readRows(running.supabase, "hire_me_queries", filter)).toMatchObject([
      {
        first_name: "Maya Bcc: all@evil.example",
        last_name: "O konjo x",
        company: "[2JNorthgate31m",
        whatsapp_number: "+1 555",
        additional_requirements: "One.\n\nTwo.[0m",
      },
    ]);
  });

  test("nor a status, an id or a prototype of the sender's", async () => {
    const submission = getStartedSubmission();
    const polluted = JSON.parse(
      `{"__proto__":{"status":"won","isAdmin":true},"constructor":{"prototype":{"x":1}},"status":"won","id":"1"}`,
    ) as object;
    const filter = { submission_id: submission.submissionId };
    // What no form of ours has is refused, not dropped.
    for (const forged of [
      { ...submission, ...polluted },
      { ...submission, fields: { ...submission.fields, ...polluted } },
    ]) {
      const answer = await send(url, forged);
      expect(answer.status).toBe(400);
      expect(answer.result).toEqual({ ok: false, failure: "outdated" });
      expect(await readRows(running.supabase, "hire_me_queries", filter)).toEqual([]);
    }
    // Where a lead came from never costs the lead.
    const data = {
      ...submission,
      source: { ...submission.source, ...polluted, country: "XX", received_at: "2001" },
    };
    expect((await send(url, data)).result).toEqual({ ok: true });
    const [row] = await readRows(running.supabase, "hire_me_queries", filter);
    expect(row).toMatchObject({ status: "new", first_name: "Maya" });
    expect(Object.keys(row?.["source"] ?? {}).toSorted()).toEqual([
      "form",
      "opener",
      "page",
      "place",
      "received_at",
      "tier",
    ]);
    expect(JSON.stringify(row)).not.toMatch(/won|isAdmin|XX|2001/);
    const clean = getStartedSubmission();
    await send(url, clean);
    const [next] = await readRows(running.supabase, "hire_me_queries", {
      submission_id: clean.submissionId,
    });
    expect(next).toMatchObject({ status: "new" });
  });
});
