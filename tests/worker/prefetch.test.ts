import { describe, expect, test } from "vitest";

import { sharedSiteForFile } from "../support/for-file.ts";

const running = sharedSiteForFile();

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, running.site.url), { headers: { accept: "text/html", ...headers } });

describe("speculation rules", () => {
  // Safari knows rules that prefetch, and none that prerender.
  test("prerender the links of this site that somebody is about to press, or fetch them", async () => {
    const response = await get("/speculation-rules.json");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/speculationrules+json");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const rule = {
      where: {
        and: [
          { href_matches: "/*" },
          {
            selector_matches: expect.stringMatching(
              /^a\[href\^="\/"\]:not\(\[download\],\[target\],.*\[href\^="\/newsletter\/"\].*\[href\$="\.pdf" i\],\[href\$="\.csv" i\]\)$/,
            ),
          },
        ],
      },
      eagerness: "moderate",
    };
    expect(await response.json()).toEqual({ prefetch: [rule], prerender: [rule] });
  });

  test.each(["/pricing", "/success-stories", "/search", "/contact-us"])(
    "are named by %s",
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
    },
  );
});

describe("a page that was fetched before the press", () => {
  test.each([
    { "sec-purpose": "prefetch" },
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
  ])("may be shown for half a minute: %o", async (headers) => {
    const fetched = await get("/pricing", headers);
    expect(fetched.headers.get("cache-control")).toBe("private, max-age=30");
    const asked = await get("/pricing");
    expect(asked.headers.get("cache-control")).toBe("private, max-age=0, must-revalidate");
    // The same bytes: what was fetched is what the press would have got.
    expect(fetched.headers.get("etag")).toBe(asked.headers.get("etag"));
    expect(await fetched.text()).toBe(await asked.text());
  });

  test.each([
    "/search?q=model",
    "/newsletter",
    "/newsletter?result=subscribed",
    "/no-such-page",
    "/newsletter/confirm?token=none",
  ])("may not, where it is one visitor's: %s", async (path) => {
    const { headers } = await get(path, { "sec-purpose": "prefetch" });
    expect(headers.get("cache-control")).toMatch(/no-cache|no-store/);
  });

  test("may not, where it answers a post", async () => {
    const { origin } = new URL(running.site.url);
    const response = await fetch(new URL("/contact-us", origin), {
      method: "POST",
      headers: { origin, "sec-purpose": "prefetch", accept: "text/html" },
      body: new URLSearchParams({ kind: "contactPage" }),
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
