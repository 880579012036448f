import { describe, expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { constantHeaders, expectHashes, readPage } from "../support/read-page.ts";
import { startBeside } from "../support/running-site.ts";

const running = siteForFile();

const get = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, running.site.url), { redirect: "manual", ...init });

const read = (path: string, init?: RequestInit) => readPage(new URL(path, running.site.url), init);

describe("a page that is the same for everyone", () => {
  test("is rendered once, and every answer has the same bytes and headers", async () => {
    const first = await read("/promotion");
    const second = await read("/promotion");
    expect(first.found).toBe("aioi; fwd=uri-miss");
    expect(second.found).toBe("aioi; hit");
    const third = await read("/promotion");
    expect([second.html, third.html]).toEqual([first.html, first.html]);
    expect(constantHeaders(third.response)).toEqual(constantHeaders(second.response));
    expectHashes(first.html, first.policy);
    expect(second.policy).toBe(first.policy);
  });

  test("is found under any campaign, and odd parameters are none of its business", async () => {
    const plain = await read("/pricing");
    for (const search of ["?utm_source=a&gclid=b", "?x=1", "?mode=cloud", "?%", "?a[]=<script>"]) {
      const { found, etag } = await read(`/pricing${search}`);
      expect([search, found, etag]).toEqual([search, plain.found, plain.etag]);
    }
  });

  test("is the same whatever `sent` names: only a receipt says that a form was sent", async () => {
    const plain = await read("/pricing");
    for (const value of ["1", "", "constructor", "get-started", "getStarted"]) {
      const { found, etag } = await read(`/pricing?sent=${value}`);
      expect([value, found, etag]).toEqual([value, plain.found, plain.etag]);
    }
  });

  test("differs where a parameter changes it, in whatever order and company it comes", async () => {
    const plain = await read("/");
    const cloud = await read("/?mode=cloud&slide=enterprise-scale");
    const again = await read("/?utm_source=x&slide=enterprise-scale&mode=cloud");
    expect(cloud.etag).not.toBe(plain.etag);
    expect(again.found).toBe("aioi; hit");
    expect(again.etag).toBe(cloud.etag);
    expect((await read("/?mode=nonsense")).etag).toBe(plain.etag);
  });

  test("answers 304 to who has it, with the policy of the page", async () => {
    const { etag, policy } = await read("/aioi");
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    // Cloudflare weakens the tag of what it compresses.
    for (const known of [`"other", ${etag}`, `W/${etag}`]) {
      const again = await get("/aioi", { headers: { "if-none-match": known } });
      expect(again.status).toBe(304);
      expect(again.headers.get("etag")).toBe(etag);
      expect(again.headers.get("content-security-policy")).toBe(policy);
      expect(await again.text()).toBe("");
    }
    const other = await get("/aioi", { headers: { "if-none-match": '"other"' } });
    expect(other.status).toBe(200);
  });

  test("has the same tag when it is rendered again somewhere else, at another time", async () => {
    const elsewhere = await startBeside(running);
    try {
      const response = await fetch(new URL("/promotion", elsewhere.site.url));
      expect(response.headers.get("cache-status")).toBe("aioi; fwd=uri-miss");
      expect(response.headers.get("etag")).toBe((await read("/promotion")).etag);
    } finally {
      await elsewhere.stop();
    }
  });

  test("says in Server-Timing how long it took where it is not cached", async () => {
    const { response } = await read("/newsletter");
    expect(response.headers.get("server-timing")).toMatch(/^cache;desc=bypass, worker;dur=\d+$/);
    const cached = await read("/success-stories");
    expect(cached.response.headers.has("server-timing")).toBe(false);
  });

  test("answers HEAD with the headers of GET", async () => {
    const page = await read("/company");
    const head = await read("/company", { method: "HEAD" });
    expect(head.html).toBe("");
    expect(head.etag).toBe(page.etag);
    expect(head.response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  test("is for the visitor's own browser to keep, which asks again", async () => {
    const { response } = await read("/");
    expect(response.headers.get("cache-control")).toBe("private, max-age=0, must-revalidate");
  });

  test("simultaneous visitors share one drawing", async () => {
    const startedAt = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => read("/promotion?promo=discount&utm_source=a")),
    );
    const rendered = answers.filter(({ found }) => found !== "aioi; hit");
    // A rendering that takes longer than three seconds counts as abandoned, and another one begins.
    const abandoned = Math.floor((Date.now() - startedAt) / 3000);
    expect(rendered.length).toBeGreaterThanOrEqual(1);
    expect(rendered.length).toBeLessThanOrEqual(1 + abandoned);
    expect(new Set(answers.map(({ html, policy }) => html + policy)).size).toBe(1);
  });
});

describe("never cached", () => {
  test.each(["/no-such-page", "/use-cases/no-such-case", "/newsletter?result=subscribed"])(
    "%s",
    async (path) => {
      await read(path);
      const { found } = await read(path);
      expect(found).not.toContain("hit");
    },
  );

  test("what a post answers", async () => {
    const body = new URLSearchParams({ kind: "contactPage", firstName: "<b>Maya" });
    const headers = {
      origin: running.site.url.replace(/\/$/, ""),
      "cf-connecting-ip": "198.51.9.1",
    };
    const answer = await get("/contact-us", { method: "POST", body, headers });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("cache-status")).toBeNull();
    expect((await read("/contact-us")).html).not.toContain("Maya");
  });
});

describe("nothing a visitor sends gets into the page of another", () => {
  test.each([
    ["a host", "/?mode=cloud&slide=ai-solutions", { host: "evil.example" }],
    [
      "a forwarded host",
      "/?mode=hybrid",
      { "x-forwarded-host": "evil.example", "x-original-url": "/pricing" },
    ],
    ["a cookie", "/?mode=on-premise", { cookie: "a=<script>evil</script>" }],
    ["a language", "/?slide=ai-solutions", { "accept-language": "xx-EVIL", "user-agent": "evil" }],
    ["a parameter", "/?mode=air-gapped&next=//evil.example&cb=EVIL", {}],
  ])("%s", async (_, path, headers) => {
    const rendered = await read(path, { headers });
    expect(rendered.found).toBe("aioi; fwd=uri-miss");
    const { html, found, response } = await read(path.replace(/&next.*/, ""));
    expect(found).toBe("aioi; hit");
    expect(html).not.toMatch(/evil/i);
    expect(response.headers.get("location")).toBeNull();
  });
});

// "A cached, missed or bypassed page says why (`detail=` of RFC 9211, header and log)."
describe("why a page was not read or not stored", () => {
  test.each([
    ["/no-such-page", "miss", "status-404"],
    ["/insights/no-such-insight", "miss", "status-404"],
    ["/search?q=plan", "bypass", "path"],
    ["/insights/a%20b", "bypass", "path"],
  ])("%s: header and log say %s, %s", async (path, result, detail) => {
    const { found } = await read(path);
    const forward = result === "miss" ? "uri-miss" : "bypass";
    expect(found).toBe(`aioi; fwd=${forward}; detail=${detail}`);
    await expect
      .poll(() => running.logs.join("\n"))
      .toMatch(new RegExp(`"cache":"${result}","cacheDetail":"${detail}"`));
  });

  test("what is prerendered says so in the log too", async () => {
    expect((await read("/pricing")).found).toBe("aioi; hit; detail=prerendered");
    await expect
      .poll(() => running.logs.join("\n"))
      .toContain('"cache":"hit","cacheDetail":"prerendered"');
  });
});

describe("a page that was streamed", () => {
  test("is cached in one piece, with its rows in their places", async () => {
    await running.backend.set("none");
    await expect.poll(async () => (await read("/resources")).found).toBe("aioi; hit");
    const { html, policy } = await read("/resources");
    expectHashes(html, policy);
    expect(html).not.toContain('data-skeleton=""');
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  });
});

describe("a page whose lists could not be read", () => {
  test("is answered and not cached", async () => {
    const outage = await startBeside(running);
    try {
      await outage.backend.set("refused");
      for (let visit = 0; visit < 2; visit += 1) {
        const response = await fetch(new URL("/resources", outage.site.url));
        expect(response.status).toBe(200);
        // Where the answer comes late, the headers are sent before it is known.
        expect(response.headers.get("cache-status")).toMatch(
          /^aioi; fwd=uri-miss(?:; detail=data-missing)?$/,
        );
        expect(await response.text()).toContain("</html>");
      }
    } finally {
      await outage.stop();
    }
  });
});
