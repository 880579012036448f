import { globSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, test } from "vitest";

import { pages } from "../../app/content/pages.ts";
import { site } from "../../app/content/site.ts";
import { sitemapQuarters } from "../../app/pages/sitemap/content.ts";
import { generatedFile } from "../../app/server/files/generated-files.ts";
import { pageLabel } from "../../app/server/environment/page-label.ts";
import { readEnvironment } from "../../app/server/environment/environment.ts";
import { createLog } from "../../app/server/environment/log.ts";
import { prerenderedPages } from "../../app/server/render/prerendered-paths.ts";
import {
  createResults,
  type RequestContext,
} from "../../app/server/environment/request-context.ts";
import { pageJsonLd } from "../../app/shell/json-ld-script.tsx";
import { projectRoot } from "../../scripts/lib/project.ts";
import { localService } from "../support/local-service.ts";
import { campaigns, industryPaths } from "../support/pages.ts";
import { partialContext } from "../support/request-context.ts";

/** The addresses of the route files, those with a parameter left out. */
const routePaths = globSync("*.tsx", { cwd: join(projectRoot, "app/routes") })
  .map((file) => file.replace(/\.tsx$/, ""))
  .filter((name) => !name.includes("$") && name !== "__root" && name !== "styleguide")
  // `resources_.stories` stands at /resources/stories, outside the page of /resources.
  .map((name) => `/${name.replaceAll(/_?\./g, "/").replace(/\/?index$/, "")}`);

const autopilotPaths = [
  "/autopilots/bdr",
  "/autopilots/akito",
  "/autopilots/marketer",
  "/autopilots/document-validator",
  "/autopilots/patent-filer",
  "/autopilots/customer-experience",
];

const campaignPaths = campaigns.map(({ path }) => path);

const sorted = (paths: Iterable<string>) => [...paths].toSorted();
const everyPath = sorted([...routePaths, ...autopilotPaths, ...industryPaths, ...campaignPaths]);
const without = (...left: string[]) => everyPath.filter((path) => !left.includes(path));
/** `/faq` is another address of `/faqs`; the newsletter page and the search are not indexed. */
const indexedPaths = without("/faq", "/newsletter", "/search", ...campaignPaths);
const archivePaths = ["/resources/stories", "/resources/insights", "/resources/updates"];

/** A database without articles. */
const database = localService(({ path }) => ({
  headers: { "content-type": "application/json" },
  body: path.includes("sitemap_counts") ? '{"success-stories":0,"insights":0,"authors":0}' : "[]",
}));
let context: RequestContext;

beforeAll(() => {
  const env = {
    SUPABASE_URL: database.url,
    SUPABASE_ANON_KEY: "anon",
  };
  // Only what reading articles uses.
  context = partialContext({
    environment: readEnvironment(env, () => undefined),
    siteOrigin: "https://aioi.example",
    log: createLog("test", {}),
    waitUntil: () => undefined,
    results: createResults(),
  });
});

async function addressesIn(file: string, pattern: RegExp): Promise<string[]> {
  const url = new URL(file, context.siteOrigin);
  const response = await generatedFile(new Request(url), url, context);
  const text = (await response?.text()) ?? "";
  return Array.from(text.matchAll(pattern), ([, address = ""]) => address);
}

describe("the registry of pages", () => {
  test("holds every route once", () => {
    expect(routePaths.length).toBeGreaterThan(20);
    expect(sorted(pages.map(({ path }) => path))).toEqual(everyPath);
  });

  test("gives every canonical address a title and a description of its own", () => {
    const canonical = pages.filter(({ path, canonicalPath }) => path === canonicalPath);
    expect(sorted(canonical.map(({ path }) => path))).toEqual(without("/faq"));
    for (const part of ["title", "description"] as const) {
      const values = canonical.map((page) => page[part]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  test("names /faqs as the canonical address of /faq", () => {
    expect(pages.find(({ path }) => path === "/faq")).toMatchObject({ canonicalPath: "/faqs" });
  });
});

describe("what is derived from the registry", () => {
  test("/sitemap.xml lists every indexed page", async () => {
    const addresses = await addressesIn("/sitemap.xml", /<loc>https:\/\/aioi\.example([^<]+)</g);
    expect(sorted(addresses)).toEqual(indexedPaths);
  });

  test("/llms.txt lists the Markdown of every indexed page", async () => {
    const addresses = await addressesIn("/llms.txt", /\]\(https:\/\/aioi\.example([^)]+)\): /g);
    const files = indexedPaths.map((path) => (path === "/" ? "/index.md" : `${path}.md`));
    expect(sorted(addresses)).toEqual(sorted(files));
  });

  test("every page that reads no data is prerendered, a campaign in both variants", () => {
    const variants = campaigns.flatMap(({ addresses }) => addresses);
    expect(variants).toContain("/for/clinics?variant=b");
    expect([...prerenderedPages].filter((path) => path.startsWith("/for/"))).toEqual([
      ...variants,
      ...industryPaths,
    ]);
    expect(sorted(prerenderedPages).filter((path) => !variants.includes(path))).toEqual(
      without(
        ...campaignPaths,
        "/company",
        "/promotion",
        "/trust",
        "/resources",
        ...archivePaths,
        "/newsletter",
        "/search",
      ),
    );
  });

  test("the log names every page, the redirects too, and nothing else", () => {
    for (const path of [...everyPath, "/automations", "/about-me", "/request-demo"])
      expect(pageLabel(path)).toBe(path);
    expect(pageLabel("/pricing.md")).toBe("/pricing.md");
    expect(pageLabel("/index.md")).toBe("/.md");
    expect(pageLabel("/insights/somebody-s-name.md")).toBe("/insights/*.md");
    expect(pageLabel("/somebody-s-name.md")).toBe("unknown");
    expect(pageLabel("/styleguide")).toBe("unknown");
    expect(pageLabel("/updates/20000000-0000-4000-8000-00000000000a")).toBe("/updates/*");
    expect(pageLabel("/use-cases/no-such")).toBe("/use-cases/*");
  });

  test("JSON-LD says where every indexed page stands", () => {
    for (const path of [...indexedPaths, "/faq"])
      expect(pageJsonLd(path, "https://aioi.example")).toContain(
        path === "/" ? "Organization" : "BreadcrumbList",
      );
    for (const path of ["/newsletter", "/search", "/no-such-page"])
      expect(pageJsonLd(path, "https://aioi.example")).toBeNull();
  });
});

describe("the sitemap page", () => {
  const groups = sitemapQuarters.flat();
  const addressesOf = (title: string) =>
    groups
      .find((group) => group.title === title)
      ?.links.map((link) => ("url" in link ? link.url : link.href));

  test("has the six groups of the specification with their links", () => {
    expect(groups.map(({ title }) => title)).toEqual([
      "Main Pages",
      "AI Autopilots",
      "Resources",
      "Actions",
      "Legal",
      "Technical",
    ]);
    expect(addressesOf("Main Pages")).toEqual([
      "/",
      "/aioi",
      "/solutions",
      "/automations",
      "/use-cases/privacy-sovereignty",
      "/use-cases/best-model",
      "/use-cases/edge-ai",
      "/use-cases/devops-acceleration",
      "/pricing",
      "/compare",
      "/trust",
      "/company",
      "/about-me",
      ...industryPaths,
    ]);
    expect(addressesOf("AI Autopilots")).toEqual(["/autopilots", ...autopilotPaths]);
    expect(addressesOf("Resources")).toEqual([
      "/resources",
      ...archivePaths,
      "/search",
      "/success-stories",
      "/faq",
      site.docsUrl,
    ]);
    expect(addressesOf("Actions")).toEqual([
      "/contact-us",
      "/request-demo",
      "/become-a-partner",
      "/promotion",
      "/newsletter",
    ]);
    expect(addressesOf("Legal")).toEqual([
      "/privacy-policy",
      "/terms-of-service",
      "/cookie-policy",
      "/accessibility",
    ]);
    expect(addressesOf("Technical")).toEqual([
      "/more-info",
      "/quickstart",
      "/sitemap",
      "/sitemap.xml",
    ]);
  });

  test("lists every page but campaigns; of /faqs, the address that the specification names", () => {
    const listed = new Set(groups.flatMap(({ title }) => addressesOf(title) ?? []));
    expect(everyPath.filter((path) => !listed.has(path))).toEqual(["/faqs", ...campaignPaths]);
  });

  test("opens /sitemap.xml in a new tab", () => {
    const links = groups.flatMap((group) => group.links);
    expect(links.filter((link) => "newTab" in link)).toMatchObject([{ href: "/sitemap.xml" }]);
  });
});
