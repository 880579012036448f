import { HtmlValidate } from "html-validate";
import { beforeAll, describe, expect, test } from "vitest";

import { sharedSiteForFile } from "../support/for-file.ts";
import { indexedPages } from "../support/pages.ts";

/** A page as it came, with what it links to. */
interface Crawled {
  path: string;
  status: number;
  html: string;
  links: string[];
}

const running = sharedSiteForFile();
const pages = new Map<string, Crawled>();
const files = new Map<string, number>();

const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
const isFile = (path: string) =>
  /\.(?:xml|txt|md|csv|ico|png|jpe?g|gif|svg|pdf|json|webmanifest)$/.test(path);

async function crawl(path: string): Promise<void> {
  if (isFile(path)) {
    const response = await fetch(new URL(path, running.site.url));
    files.set(path, response.status);
    // A large file that nobody reads would hold its connection.
    await response.arrayBuffer();
    return;
  }
  const response = await fetch(new URL(path, running.site.url));
  const html = await response.text();
  const links = Array.from(html.matchAll(/\shref="([^"]+)"/g), ([, href = ""]) => unescaped(href));
  pages.set(path, { path, status: response.status, html, links });
}

const internal = (page: Crawled) =>
  page.links.flatMap((href) => {
    const { origin, pathname, hash } = new URL(href, `https://site.test${page.path}`);
    return origin === "https://site.test" && !pathname.startsWith("/assets/")
      ? [{ path: pathname, hash }]
      : [];
  });

beforeAll(async () => {
  // No page links to a campaign.
  let remaining = ["/", "/for/clinics", "/for/clinics?variant=a", "/for/clinics?variant=b"];
  while (remaining.length > 0) {
    // A few at a time: two cores draw them.
    for (const path of remaining) await crawl(path);
    const found = [...pages.values()].flatMap(internal).map(({ path }) => path);
    remaining = [...new Set(found)].filter((path) => !pages.has(path) && !files.has(path));
  }
});

/** Pages that are their own address: neither another name of one nor hidden from search engines. */
const own = () =>
  [...pages.values()].filter(
    ({ html, path }) =>
      html.includes(`<link rel="canonical" href="https://aioi.example${path}"`) &&
      !/<meta name="robots" content="noindex/.test(html),
  );

describe("a crawl of the running site", () => {
  test("finds every page of the specification", () => {
    const paths = [...pages.keys()];
    for (const path of [...indexedPages, "/automations", "/about-me"])
      expect(paths).toContain(path);
    expect(paths.some((path) => path.startsWith("/success-stories/"))).toBe(true);
    expect(paths.some((path) => path.startsWith("/insights/"))).toBe(true);
    expect([...files.keys()]).toContain("/sitemap.xml");
  });

  test("finds no dead link", () => {
    const answers = [...pages.values()].map(({ path, status }) => [path, status]);
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    expect([...files].filter(([, status]) => status !== 200)).toEqual([]);
  });

  test("finds the place of every fragment", () => {
    const missing = [...pages.values()].flatMap((page) =>
      internal(page)
        .filter(({ path, hash }) => {
          const id = decodeURIComponent(hash.slice(1));
          return id !== "" && !pages.get(path)?.html.includes(` id="${id}"`);
        })
        .map(({ path, hash }) => `${page.path} -> ${path}${hash}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  test("finds a title and a description of its own on every page, and one h1", () => {
    const metas = own().map(({ path, html }) => ({
      path,
      title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
      description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "",
      headlines: html.match(/<h1[\s>]/g)?.length,
    }));
    expect(metas.length).toBeGreaterThan(25);
    for (const part of ["title", "description"] as const) {
      const values = metas.map((head) => head[part]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
    expect(metas.filter(({ headlines }) => headlines !== 1)).toEqual([]);
  });

  test("finds canonical addresses that are pages themselves", () => {
    for (const { path, html } of pages.values()) {
      const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      const target = new URL(canonical);
      expect([path, target.origin]).toEqual([path, "https://aioi.example"]);
      expect([path, pages.get(target.pathname)?.status]).toEqual([path, 200]);
    }
  });

  test("finds no state on a button whose dialog's or popover's state the browser gives it", () => {
    // ARIA in HTML: no aria-expanded on a button with popovertarget. The validator does not know it.
    const buttons = [...pages.values()].flatMap(({ html }) => html.match(/<button[^>]*>/g) ?? []);
    const triggers = buttons.filter((tag) => /\s(?:popovertarget|commandfor)=/i.test(tag));
    expect(triggers.length).toBeGreaterThanOrEqual(pages.size);
    expect([...new Set(triggers.filter((tag) => tag.includes("aria-expanded")))]).toEqual([]);
  });

  test("finds typographic apostrophes and quotation marks in headings", () => {
    const straight = [...pages.values()].flatMap(({ path, html }) =>
      (html.match(/<h[1-6][^>]*>[\s\S]*?<\/h[1-6]>/g) ?? [])
        // The contact page draws the typographic one over the specification's own.
        .map((heading) =>
          heading.replace(/<span data-part="apostrophe"[^>]*>.*?<\/span><\/span>/, "’"),
        )
        .map((heading) => heading.replaceAll(/<[^>]*>/g, ""))
        .filter((text) => /'|"|&#x27;|&#39;|&quot;/.test(text))
        .map((text) => `${path}: ${text}`),
    );
    expect([...new Set(straight)]).toEqual([]);
  });

  test("finds no page that contradicts another", () => {
    const contradictions: string[] = [];
    for (const { path, html } of pages.values()) {
      // Articles are the editors'.
      if (/^\/(?:insights|success-stories|updates)\//.test(path)) continue;
      const text = html
        .replace(/^[\s\S]*<main/, "")
        .replace(/<footer[\s\S]*$/, "")
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
        .replace(/<[^>]*>/g, "");
      if (text.includes("99.9%") && !text.includes("99.5%"))
        contradictions.push(`${path}: 99.9% without its footnote, from 99.5%`);
      if (/nothing leaves(?! unless)|no route leads out|nothing reports to us/i.test(text))
        contradictions.push(`${path}: nothing leaves, without who may approve it`);
      if (/no telemetry/i.test(text) && !/inside your boundary|the install/i.test(text))
        contradictions.push(`${path}: no telemetry, without saying of what`);
      if (text.includes("Mon-Fri") && !/Mon-Fri[^.]{0,24}(?:ET|6pm)/.test(text))
        contradictions.push(`${path}: hours without an end or a time zone`);
    }
    expect(contradictions).toEqual([]);
  });

  test("finds valid HTML", async () => {
    const kinds = ["/", "/pricing", "/contact-us", "/compare", "/trust", "/faqs", "/resources"];
    const article = "/insights/what-an-ai-answer-costs";
    const examples = [...kinds, article].flatMap((path) => pages.get(path) ?? []);
    expect(examples).toHaveLength(8);
    expect(await findInvalidHtml(examples)).toEqual([]);
  });

  test("finds valid HTML on every page", { tags: ["rehearsal"] }, async () => {
    expect(await findInvalidHtml(pages.values())).toEqual([]);
  });
});

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React's way of writing, which the standard allows.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
    "no-implicit-button-type": "off",
    "attr-case": "off",
    "valid-id": ["error", { relaxed: true }],
    // What is hidden is inert too; axe knows that in the browser.
    "hidden-focusable": "off",
    // Styles that Ark UI and drawings set; the policy allows them as attributes.
    "no-inline-style": "off",
    // Where a telephone number breaks is the layout's affair.
    "tel-non-breaking": "off",
    // It knows nothing of `form=`, by which each dialog has its own.
    "form-dup-name": "off",
    // Titles end with the site's name.
    "long-title": "off",
    // A list without marks loses its role in Safari, and gets it back by name.
    "no-redundant-role": "off",
  },
});

async function findInvalidHtml(crawled: Iterable<Crawled>): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, html } of crawled) {
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      for (const { ruleId, message, selector } of messages)
        problems.push(`${path}: ${ruleId}: ${message} (${selector ?? ""})`);
    }
  }
  return [...new Set(problems)].slice(0, 40);
}
