import { redirects } from "../../app/config/redirects.ts";
import { indexedPages, pages as allPages } from "../../app/content/pages.ts";
import { site } from "../../app/content/site.ts";
import { failedBoundary } from "../../app/lib/late-data.ts";
import { prerenderedFile } from "../../app/lib/prerendered-file.ts";
import { xmlText } from "../../app/lib/xml-text.ts";
import { canonicalOrigin, expected, type Faults, type SmokeCheck, unless } from "./smoke-check.ts";
import { submissionForm } from "./smoke-lead.ts";
import { zoneChecks } from "./zone-checks.ts";

const fixedHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

function headerFaults({ headers }: Response, isSecure: boolean): Faults {
  const policy = headers.get("content-security-policy") ?? "";
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  return [
    ...Object.entries(fixedHeaders).flatMap(([name, value]) =>
      expected(name, headers.get(name), value),
    ),
    ...unless(headers.has("referrer-policy"), "there is no referrer-policy"),
    ...unless(headers.has("permissions-policy"), "there is no permissions-policy"),
    ...unless(headers.has("x-request-id"), "there is no x-request-id"),
    ...unless(policy.includes("default-src 'none'"), "the policy does not begin with nothing"),
    ...unless(
      /'(?:nonce|sha256)-[\w+/=-]{16,}'/.test(scripts),
      "scripts need neither a hash nor a nonce",
    ),
    ...unless(!scripts.includes("'unsafe-inline'"), "scripts may be inline"),
    ...unless(!isSecure || headers.has("strict-transport-security"), "there is no HSTS"),
  ];
}

/** A page can be incomplete although its status is 200. */
const contentFaults = (html: string): Faults => [
  ...unless(html.trimEnd().endsWith("</html>"), "the page is cut off"),
  ...unless(!html.includes(failedBoundary), "a part of the page could not be rendered"),
];

const pages = allPages.map(({ path, title }): SmokeCheck => ({
  name: path,
  run: async ({ url, ask }) => {
    const response = await ask(path, { headers: { accept: "text/html" } });
    const html = await response.text();
    const [, found] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    return [
      ...expected("status", response.status, 200),
      ...expected("title", found, xmlText(`${title} | ${site.name}`)),
      ...contentFaults(html),
      ...headerFaults(response, url.startsWith("https:")),
    ];
  },
}));

const articles: SmokeCheck = {
  name: "the articles that /resources lists",
  run: async ({ ask }) => {
    const html = await (await ask("/resources")).text();
    const links = html.matchAll(/href="(\/(?:success-stories|insights)\/[a-z0-9-]+)"/g);
    const paths = new Set(Array.from(links, ([, path = ""]) => path));
    const faults = Array.from(paths, async (path) => {
      const response = await ask(path, { headers: { accept: "text/html" } });
      const found = [
        ...expected("status", response.status, 200),
        ...contentFaults(await response.text()),
      ];
      return found.map((fault) => `${path}: ${fault}`);
    });
    return (await Promise.all(faults)).flat();
  },
};

const redirectChecks = Object.entries({
  ...redirects,
  "/Pricing/": { to: "/pricing", status: 308 },
}).map(([path, { to, status }]): SmokeCheck => ({
  name: `${path} redirects to ${to}`,
  run: async ({ ask }) => {
    const response = await ask(path);
    return [
      ...expected("status", response.status, status),
      ...expected("location", response.headers.get("location"), to),
    ];
  },
}));

const files: SmokeCheck[] = [
  {
    name: "/sitemap.xml lists every page",
    run: async (site) => {
      const origin = await canonicalOrigin(site);
      const response = await site.ask("/sitemap.xml");
      const whole = await response.text();
      // That of a large site names its parts.
      const isIndex = whole.includes("<sitemapindex ");
      const xml = isIndex ? await (await site.ask("/sitemaps/pages.xml")).text() : whole;
      return [
        ...expected("status", response.status, 200),
        ...indexedPages.flatMap(({ path }) =>
          unless(xml.includes(`<loc>${new URL(path, origin).href}</loc>`), `${path} is missing`),
        ),
      ];
    },
  },
  ...["/llms.txt", "/.well-known/security.txt", "/site.webmanifest"].map((path): SmokeCheck => ({
    name: path,
    run: async ({ ask }) => expected("status", (await ask(path)).status, 200),
  })),
  {
    name: "scripts and fonts may be cached for a year",
    run: async ({ ask }) => {
      const html = await (await ask("/")).text();
      const assets = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|woff2)/g))];
      const answers = await Promise.all(
        assets.map(async (path) => {
          const response = await ask(path);
          const caching = response.headers.get("cache-control");
          return [
            ...expected(`${path}: status`, response.status, 200),
            ...expected(`${path}: caching`, caching, "public, max-age=31536000, immutable"),
          ];
        }),
      );
      return [...unless(assets.length > 1, "the home page names no files"), ...answers.flat()];
    },
  },
];

const indexing: SmokeCheck[] = [
  {
    name: "search engines are kept from every address but the canonical one",
    run: async ({ url, ask }) => {
      const response = await ask("/");
      const isCanonical = (await response.text()).includes(
        `<link rel="canonical" href="${new URL("/", url).href}"`,
      );
      const hidden = response.headers.get("x-robots-tag") === "noindex";
      return unless(isCanonical || hidden, "there is no x-robots-tag: noindex");
    },
  },
];

const refusals: SmokeCheck[] = [
  {
    name: "an unknown page is not found, and not indexed",
    run: async ({ ask }) => {
      const response = await ask("/no-such-page");
      return [
        ...expected("status", response.status, 404),
        ...unless(/name="robots" content="noindex/.test(await response.text()), "no noindex"),
      ];
    },
  },
  {
    name: "an unknown file is not found",
    run: async ({ ask }) => expected("status", (await ask("/no-such-file.png")).status, 404),
  },
  {
    name: "a page of the build is not to be had as a file",
    run: async ({ ask }) =>
      expected("status", (await ask(prerenderedFile("/pricing"))).status, 404),
  },
  {
    name: "a form sent from another site is refused",
    run: async ({ ask }) => {
      const headers = { origin: "https://elsewhere.example" };
      const body = submissionForm({});
      const response = await ask("/_serverFn/submitLead", { method: "POST", headers, body });
      return expected("status", response.status, 403);
    },
  },
];

const health: SmokeCheck[] = [
  {
    name: "/healthz",
    run: async ({ ask }) => expected("status", (await ask("/healthz")).status, 200),
  },
  {
    name: "/readyz: KV, queue and Supabase answer",
    run: async ({ ask }) => {
      const response = await ask("/readyz");
      return unless(response.status === 200, (await response.text()).trim());
    },
  },
];

/** All checks that store nothing. */
export const smokeChecks: readonly SmokeCheck[] = [
  ...pages,
  articles,
  ...redirectChecks,
  ...files,
  ...indexing,
  ...zoneChecks,
  ...refusals,
  ...health,
];
