import { beforeAll, describe, expect, test } from "vitest";

import { readProject } from "../support/files.ts";
import { sharedSiteForFile } from "../support/for-file.ts";
import { indexedPages as pages } from "../support/pages.ts";
import { expectHashes, expectNonce, readPage } from "../support/read-page.ts";

const running = sharedSiteForFile();
let url: string;

beforeAll(() => void ({ url } = running.site));

const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, url), init);

describe("every page", () => {
  test.each(pages)("%s is complete HTML with one h1, a title and a description", async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html.trimEnd()).toMatch(/<\/html>$/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html).toContain(`<link rel="canonical" href="https://`);
  });

  test.each(pages)("%s carries the security headers", async (path) => {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("x-request-id")).toBeTruthy();
  });

  // The first view of this page is streamed (worker/page-cache).
  const whole = pages.filter((path) => path !== "/resources");

  test.each(whole)("%s: the policy has a hash of every script and style", async (path) => {
    const { html, policy } = await readPage(new URL(path, running.site.url));
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/(?:script|style)-src [^;]*unsafe/);
    expectHashes(html, policy);
  });

  test("a page that is not cached: every script and style carries the response's fresh nonce", async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { html, policy } = await readPage(new URL("/no-such-page", running.site.url));
        return expectNonce(html, policy);
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe("the picture other sites show", () => {
  const words: unknown = JSON.parse(readProject("public/og/words.json"));

  test.each(pages)("%s has its own, 1200 by 630, with the headline it has now", async (path) => {
    const html = await (await get(path)).text();
    const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+/);
    const image = await get(new URL(address).pathname);
    expect(image.headers.get("content-type")).toBe("image/png");
    const bytes = Buffer.from(await image.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    // A picture out of date is rendered again by `npm run images`.
    const [, headline = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
    const letters = (text: string) =>
      text
        .replaceAll("&#x27;", "'")
        .replaceAll("&amp;", "&")
        // A page may draw the specification's apostrophe as a curly one; its picture holds what is drawn.
        .replaceAll("’", "'")
        .replaceAll(/<[^>]*>|\s/g, "");
    expect(letters(String(Reflect.get(Object(words), path)))).toBe(letters(headline));
  });

  test.each(["/newsletter", "/search"])(
    "%s, which is not indexed, has the site's",
    async (path) => {
      const html = await (await get(path)).text();
      expect(html).toMatch(/<meta property="og:image" content="[^"]+\/og\/home\.png"/);
    },
  );
});

describe("long pages have a next step in their middle, in a sentence with a number", () => {
  test.each([
    [
      "/become-a-partner",
      "You keep 20–30%. A person answers within 2-3 business days.",
      "Partner types",
      "Partner benefits",
    ],
    [
      "/success-stories",
      "Your own case, 14 days. On our machines, or on yours from Resident.",
      "CAD 66K",
      "97%",
    ],
    [
      "/insights/what-an-ai-answer-costs",
      "Four sliders show from which month owning costs less",
      "Lever 2",
      "Lever 3: do not ask at all</h2>",
    ],
    [
      "/success-stories/corvane-quantum-calibration",
      "Three layers in one install: agents, models and infrastructure.",
      "The solution",
      "The outcome</h2>",
    ],
  ])("%s: %s", async (path, step, before, after) => {
    const html = (await (await get(path)).text())
      .replaceAll(/<\/?span[^>]*>|<!-- -->/g, "")
      .replaceAll("\u00a0", " ");
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const at = main.indexOf(step);
    expect(at).toBeGreaterThan(main.indexOf(before));
    expect(main.indexOf(after, at)).toBeGreaterThan(at);
    expect(main.slice(at, at + 600)).toMatch(/<(?:a|button)\b[^>]*>/);
  });

  test("an article links to its list too, beside 'Back to Resources'", async () => {
    const html = await (await get("/insights/what-an-ai-answer-costs")).text();
    expect(html).toMatch(/href="\/resources"[^>]*>[\s\S]{0,120}Back to Resources<\/a>/);
    expect(html).toMatch(/href="\/resources\/insights"[^>]*>All insights<\/a>/);
  });
});

describe("the numbers of the specification (section 9) stand on the pages that quote them", () => {
  test.each([
    [
      "/pricing",
      "$29|$199|$999|$4,999|Custom|2 CPU|8 GB|50 GB|10 GB|99.5%|8 CPU|32 GB|500 GB|100 GB|99.9%|32 CPU|128 GB|2 TB|1 TB|99.95%|128+ CPU|10 TB+|Unlimited|2,000+|99.99%|Most popular|$300|4 hours|24/7",
    ],
    ["/", "95%|2M+|99.9%|99.99%|24 hours"],
    ["/promotion?promo=discount", "50% off first month|December 31, 2024|Claim Your 50% Discount"],
    ["/become-a-partner", "20–30%|2-3 business days"],
    ["/success-stories", "97%|CAD 15M|CAD 66K"],
    ["/privacy-policy", "90 days|12 months|24 months|7 years|30 days|Oct 7, 2025|UAE"],
    ["/terms-of-service", "June 13, 2025"],
    ["/contact-us", "Mon-Fri from 8am to 6pm|24 hours"],
    ["/aioi", "under 5 min|under 30 min|under 1 hour|built-in"],
    ["/company", "2020|2022|2023|2025|2026|2027|2030|100+"],
    ["/use-cases/edge-ai", "under 5 ms|up to 90%|100–500 ms"],
    ["/use-cases/best-model", "100+|40–60%"],
    ["/use-cases/devops-acceleration", "10×"],
  ])("%s", async (path, quoted) => {
    const html = await (await get(path)).text();
    const text = html
      .slice(html.indexOf("<main"))
      .replaceAll(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, "")
      .replaceAll(/<!--[\s\S]*?-->|<[^>]+>/g, "")
      .replaceAll("&#x27;", "'")
      .replaceAll(/\s+/g, " ")
      .toLowerCase();
    expect(quoted.split("|").filter((one) => !text.includes(one.toLowerCase()))).toEqual([]);
  });
});

describe("bad input", () => {
  test.each(["xml", "txt", "ico", "png", "jpg", "jpeg", "gif", "svg", "pdf"])(
    "a missing .%s file is a plain 404, never the app",
    async (extension) => {
      const response = await get(`/no-such-file.${extension}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("Not found\n");
    },
  );

  test("the style guide is for developing only", async () => {
    expect((await get("/styleguide")).status).toBe(404);
  });

  test.each(["/no-such-page", "/use-cases/no-such-case", "/autopilots/no-such-agent"])(
    "%s answers 404 with the not-found page, not to be indexed",
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain("Oops! Page not found");
      expect(html).toContain("Return to Home");
      expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/);
    },
  );

  test.each(["/no-such-page", "/use-cases/no-such-case"])(
    "%s is rendered with the styles of the site",
    async (path) => {
      const [, styles = ""] =
        /<style[^>]*>([\s\S]*?)<\/style>/.exec(await (await get(path)).text()) ?? [];
      expect(styles).toContain("--ground:");
      // The sizes of headlines.
      expect(styles).toContain("font-size:clamp(");
      expect(styles).toContain("main-navigation-panel");
    },
  );

  test.each(["/%E0%A4%A", "/%00", "/a%2Fb/..%2f", `/${"x".repeat(5000)}`])(
    "%s never answers with a stack",
    async (path) => {
      const response = await get(path);
      const text = await response.text();
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(text).not.toMatch(/\n\s+at |URIError|TypeError|\/dist\//);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    },
  );

  test.each(["?utm_source=x&gclid=y", "?a[]=1&a[]=2", "?%", "?promo=%ff", "?__proto__[x]=1"])(
    "odd search parameters %s still give the page",
    async (search) => {
      const response = await get(`/pricing${search}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("</html>");
    },
  );

  test.each(["POST", "PUT", "DELETE", "PATCH"])("%s to a page answers 405", async (method) => {
    const response = await get("/pricing", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  test("HEAD answers as GET does, without a body", async () => {
    const response = await get("/pricing", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });
});
