import { describe, expect, test } from "vitest";

import { faqGroups } from "../../app/content/faq.ts";
import { site } from "../../app/content/site.ts";
import { sharedSiteForFile } from "../support/for-file.ts";
import { startVariant } from "../support/running-site.ts";

const running = sharedSiteForFile();

const get = (path: string) => fetch(new URL(path, running.site.url));
const origin = "https://aioi.example";

describe("sitemap.xml", () => {
  test("names the canonical address of every page once, and each one answers", async () => {
    const response = await get("/sitemap.xml");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const xml = await response.text();
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
    const addresses = Array.from(
      xml.matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, address = ""]) => address,
    );
    expect(addresses).toContain(`${origin}/`);
    expect(addresses).toContain(`${origin}/use-cases/edge-ai`);
    expect(addresses).toContain(`${origin}/faqs`);
    expect(addresses).not.toContain(`${origin}/faq`);
    expect(addresses).not.toContain(`${origin}/newsletter`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(xml).toMatch(
      /<loc>https:\/\/aioi\.example\/insights\/[a-z0-9-]+<\/loc><lastmod>\d{4}-\d\d-\d\dT/,
    );
    for (const address of addresses) {
      const page = await get(new URL(address).pathname);
      expect([address, page.status]).toEqual([address, 200]);
      expect(await page.text()).toContain(`<link rel="canonical" href="${address}"`);
    }
  });
});

test("robots.txt lets everything be read but the submit endpoint, and names the sitemap", async () => {
  const response = await get("/robots.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(
    `User-agent: *\nDisallow: /_serverFn/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
});

test("robots.txt says what the content may be used for, where the operator has set it", async () => {
  const robotsOf = async (signal: string) => {
    const site = await startVariant(running, { variables: { CONTENT_SIGNAL: signal } });
    try {
      return await (await fetch(new URL("/robots.txt", site.url))).text();
    } finally {
      await site.stop();
    }
  };
  expect(await robotsOf("search=yes, ai-train=no")).toBe(
    `User-agent: *\nContent-Signal: search=yes, ai-train=no\nDisallow: /_serverFn/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
  const logged = running.logs.length;
  expect(await robotsOf("search=maybe")).not.toContain("Content-Signal");
  expect(running.logs.slice(logged).join("\n")).toContain('"name":"CONTENT_SIGNAL"');
});

test("llms.txt says what the site is, with a sentence for each page", async () => {
  const text = await (await get("/llms.txt")).text();
  expect(text.startsWith(`# ${site.name}\n\n`)).toBe(true);
  expect(text).toMatch(/^# .+\n\n> .+\n\n.+\n\n## Pages\n\n/);
  expect(text).toMatch(/\n- \[Pricing\]\(https:\/\/aioi\.example\/pricing\.md\): .+\n/);
  const addresses = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, address = ""]) => address);
  expect(addresses).toContain(`${origin}/index.md`);
  expect(addresses).toContain(`${origin}/llms-full.txt`);
  for (const address of addresses) {
    const { status } = await get(new URL(address).pathname);
    expect([address, status]).toEqual([address, 200]);
  }
});

test("security.txt names a contact and an end that lies ahead", async () => {
  const response = await get("/.well-known/security.txt");
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:.+@.+\n/);
  expect(text.startsWith(`Contact: mailto:${site.securityEmail}\n`)).toBe(true);
  const expires = Date.parse(/\nExpires: (.+)\n/.exec(text)?.[1] ?? "");
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

// "Home, search and authors name feeds": where a reader's program looks for them.
test.each([
  ["/", ["insights", "updates"]],
  ["/search", ["insights", "updates"]],
  ["/search?q=model", ["insights", "updates"]],
  ["/resources", ["insights", "updates"]],
  ["/resources/insights", ["insights"]],
  ["/resources/insights?tag=Models", ["insights"]],
  ["/resources/updates", ["updates"]],
  ["/authors/hedda-marrowby", ["insights"]],
  ["/insights/what-an-ai-answer-costs", ["insights"]],
])("%s names the feeds of %j, and each one exists", async (path, feeds) => {
  const html = await (await get(path)).text();
  const links = Array.from(
    html.matchAll(/<link rel="alternate"[^>]*title="[^"]+"[^>]*href="([^"]+)"/g),
    ([, href = ""]) => href,
  );
  expect(links).toEqual(feeds.flatMap((name) => [`/feeds/${name}.atom.xml`, `/feeds/${name}.xml`]));
  for (const href of links) expect((await get(href)).status).toBe(200);
});

describe("what machines read on a page", () => {
  async function nodes(path: string): Promise<{ "@type": string }[]> {
    const html = await (await get(path)).text();
    const scripts = Array.from(
      html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^<]*)<\/script>/g),
      ([, text = ""]) => text,
    );
    expect(scripts).toHaveLength(1);
    const data = JSON.parse(scripts[0] ?? "") as { "@graph": { "@type": string }[] };
    return data["@graph"];
  }
  const ofType = async (path: string, type: string) =>
    (await nodes(path)).find((node) => node["@type"] === type);

  test("the home page names the organization and the site", async () => {
    expect(await ofType("/", "Organization")).toMatchObject({ name: site.name, url: `${origin}/` });
    expect(await ofType("/", "WebSite")).toMatchObject({ name: site.name });
  });

  test("pricing names the platform with an offer for each tier that has a price", async () => {
    const software = await ofType("/pricing", "SoftwareApplication");
    expect(software).toMatchObject({
      offers: [
        { name: "Starter", price: 29, priceCurrency: "USD" },
        { name: "Explorer", price: 199, priceCurrency: "USD" },
        { name: "Resident", price: 999, priceCurrency: "USD" },
        { name: "Scaler", price: 4999, priceCurrency: "USD" },
      ],
    });
  });

  test.each([
    ["/company", "AboutPage"],
    ["/contact-us", "ContactPage"],
  ])("%s is of the kind %s", async (path, type) => {
    expect(await ofType(path, type)).toMatchObject({ url: `${origin}${path}` });
  });

  test.each(["/faqs", "/faq"])("%s gives every question with its answer", async (path) => {
    const page = await ofType(path, "FAQPage");
    const { mainEntity } = page as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(mainEntity.map(({ name }) => name)).toEqual(
      faqGroups.flatMap(({ items }) => items.map(({ question }) => question)),
    );
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(name).toMatch(/\?$/);
      expect(acceptedAnswer.text.length).toBeGreaterThan(20);
    }
  });

  test("an autopilot stands below the autopilots", async () => {
    expect(await ofType("/autopilots/bdr", "BreadcrumbList")).toMatchObject({
      itemListElement: [{ name: site.name }, { name: "Autopilots" }, { name: "BDR autopilot" }],
    });
  });

  test("an inner page says where it stands", async () => {
    expect(await ofType("/company", "BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, name: site.name, item: `${origin}/` },
        { position: 2, name: "Company", item: `${origin}/company` },
      ],
    });
  });
});
