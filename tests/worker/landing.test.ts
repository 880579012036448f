import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, test } from "vitest";

import { main as landing } from "../../scripts/commands/landing.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { temporaryFolder } from "../support/files.ts";
import { siteForFile } from "../support/for-file.ts";
import { localService } from "../support/local-service.ts";
import { readPage } from "../support/read-page.ts";
import { readRows } from "../support/rows.ts";
import { runMain } from "../support/run-script.ts";
import {
  getStartedSubmission,
  loggedOf,
  newAddress,
  send,
  startVariant,
} from "../support/running-site.ts";

const path = "/for/clinics";
const headlines = {
  a: "The model comes to your clinic.",
  b: "No patient record has to leave your clinic.",
};
type Variant = keyof typeof headlines;

const running = siteForFile(() => ({ variables: { FUNNEL_COUNTS: "on" } }));
let url: string;

beforeAll(() => void ({ url } = running.site));

const view = (from: string, search = "", site = url) =>
  readPage(`${site}${path}${search}`, { headers: { "cf-connecting-ip": from } });

function variantOf(html: string): Variant {
  const found = (["a", "b"] as const).filter((name) => html.includes(`>${headlines[name]}</h1>`));
  expect(found).toHaveLength(1);
  return found[0] ?? "a";
}

/** An address that sees a variant. */
async function addressOf(variant: Variant): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const address = newAddress();
    if (variantOf((await view(address)).html) === variant) return address;
  }
  throw new Error(`Nobody of 40 sees variant ${variant}`);
}

const counted = () =>
  loggedOf(running, "funnel.counted").map(({ stage, kind, route, variant }) =>
    [stage, kind, route, variant].join(" "),
  );

describe("the variants of a landing page", () => {
  test("are divided by address: about half each, and a visitor keeps the same one", async () => {
    const addresses = Array.from({ length: 60 }, newAddress);
    const variants: Variant[] = [];
    for (const address of addresses) variants.push(variantOf((await view(address)).html));
    const shareOfB = variants.filter((variant) => variant === "b").length / 60;
    // A fair coin is outside of this once in 10,000 runs; the addresses and the key are always the same.
    expect(shareOfB).toBeGreaterThan(0.25);
    expect(shareOfB).toBeLessThan(0.75);
    for (const [index, address] of addresses.slice(0, 10).entries()) {
      expect(variantOf((await view(address)).html)).toBe(variants[index]);
    }
  });

  test("have one address, one canonical address, and no cookie", async () => {
    for (const variant of ["a", "b"] as const) {
      const { html, response } = await view(await addressOf(variant));
      expect(response.url).toBe(`${url}${path}`);
      expect(html).toContain(`<link rel="canonical" href="https://aioi.example${path}"`);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(html).toContain(`data-variant="${variant}"`);
    }
  });

  test("are prerendered both, and cached apart", async () => {
    const [a, b] = [await addressOf("a"), await addressOf("b")];
    const [first, second] = [await view(a), await view(b)];
    expect(first.found).toBe("aioi; hit; detail=prerendered");
    expect(second.found).toBe("aioi; hit; detail=prerendered");
    expect(first.etag).not.toBe(second.etag);
    const again = await readPage(`${url}${path}`, {
      headers: { "cf-connecting-ip": b, "if-none-match": second.etag },
    });
    expect(again.response.status).toBe(304);
    const changed = await readPage(`${url}${path}`, {
      headers: { "cf-connecting-ip": b, "if-none-match": first.etag },
    });
    expect(changed.response.status).toBe(200);
  });

  test("can be asked for; any other parameter changes nothing", async () => {
    const address = await addressOf("a");
    expect(variantOf((await view(address, "?variant=b")).html)).toBe("b");
    for (const search of ["?variant=c", "?variant=", "?variant=B&x=1", "?utm_source=news"]) {
      expect(variantOf((await view(address, search)).html)).toBe("a");
    }
  });

  test("are the same ones where the page has to be rendered", async () => {
    const [a, b] = [await addressOf("a"), await addressOf("b")];
    const site = await startVariant(running, { failing: ["ASSETS"] });
    try {
      for (const [address, variant] of [
        [a, "a"],
        [b, "b"],
        [a, "a"],
      ] as const) {
        const { html, found } = await view(address, "", site.url);
        expect(found).not.toContain("prerendered");
        expect(variantOf(html)).toBe(variant);
      }
    } finally {
      await site.stop();
    }
  });
});

test("a landing page that does not exist is not found, and a campaign has no Markdown twin", async () => {
  for (const [other, status] of [
    ["/for/no-such", 404],
    ["/for/constructor", 404],
    ["/for", 404],
    ["/for/clinics.md", 404],
  ] as const) {
    const response = await fetch(`${url}${other}`);
    expect([other, response.status]).toEqual([other, status]);
  }
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const llms = await (await fetch(`${url}/llms.txt`)).text();
  expect(sitemap + llms).not.toContain("/for/clinics");
  expect(sitemap).toContain("/for/banks<");
  expect(llms).toContain("/for/banks.md");
});

describe("a lead of a landing page", () => {
  const sourceOf = async (email: string) =>
    (await readRows(running.supabase, "hire_me_queries", { email }))[0]?.["source"];

  test("carries the campaign and the variant that the pressed button names", async () => {
    running.logs.length = 0;
    const email = "pressed@northgate.example";
    // The visitor saw b; the address has changed since.
    await send(
      url,
      {
        ...getStartedSubmission({ email }),
        source: { page: path, opener: "landing-hero-b", tier: "resident" },
      },
      { "cf-connecting-ip": await addressOf("a") },
    );
    expect(await sourceOf(email)).toMatchObject({
      form: "getStarted",
      page: path,
      opener: "landing-hero-b",
      tier: "resident",
      campaign: "clinics-2026",
      variant: "b",
    });
    expect(counted()).toEqual([`sent getStarted ${path} b`, `stored getStarted ${path} b`]);
  });

  test.each(["a", "b"] as const)(
    "from another button has the variant that its address sees: %s",
    async (variant) => {
      const email = `header-${variant}@northgate.example`;
      await send(
        url,
        { ...getStartedSubmission({ email }), source: { page: path, opener: "header" } },
        { "cf-connecting-ip": await addressOf(variant) },
      );
      expect(await sourceOf(email)).toMatchObject({ campaign: "clinics-2026", variant });
    },
  );

  test.each(["a", "b"] as const)(
    "posted without script has its variant %s, which the answer shows too",
    async (variant) => {
      const address = await addressOf(variant);
      const email = `posted-${variant}@northgate.example`;
      const post = (fields: Record<string, string>) =>
        fetch(`${url}${path}`, {
          method: "POST",
          redirect: "manual",
          headers: { origin: url, "cf-connecting-ip": address },
          body: new URLSearchParams({ kind: "getStarted", lastName: "Okonjo", email, ...fields }),
        });
      const refused = await post({});
      expect(refused.status).toBe(422);
      expect(variantOf(await refused.text())).toBe(variant);
      const stored = await post({ firstName: "Maya", company: "Northgate Clinics" });
      expect(stored.status).toBe(303);
      const location = stored.headers.get("location") ?? "";
      expect(location).toMatch(/^\/for\/clinics\?sent=getStarted&receipt=/);
      expect(variantOf((await view(address, location.slice(path.length))).html)).toBe(variant);
      expect(variantOf((await view(address, "?sent=getStarted")).html)).toBe(variant);
      expect(await sourceOf(email)).toMatchObject({ campaign: "clinics-2026", variant });
    },
  );

  test("of another page has neither, whatever it says", async () => {
    const email = "elsewhere@northgate.example";
    const source = { page: "/pricing", opener: "landing-hero-b", variant: "b", campaign: "x" };
    await send(url, { ...getStartedSubmission({ email }), source });
    expect(await sourceOf(email)).not.toHaveProperty("variant");
    expect(await sourceOf(email)).not.toHaveProperty("campaign");
  });
});

describe("the counts of a landing page", () => {
  const report = (body: object) =>
    fetch(`${url}/page-reports`, {
      method: "POST",
      headers: { origin: url, "cf-connecting-ip": newAddress() },
      body: JSON.stringify({
        kind: "steps",
        from: "news",
        stages: [["getStarted", "viewed"]],
        ...body,
      }),
    });

  test("have the variant, where the page has two", async () => {
    running.logs.length = 0;
    expect((await report({ path, variant: "b" })).status).toBe(204);
    expect((await report({ path: "/pricing", variant: "b" })).status).toBe(204);
    expect((await report({ path })).status).toBe(204);
    expect(counted()).toEqual([
      `viewed getStarted ${path} b`,
      "viewed getStarted /pricing ",
      `viewed getStarted ${path} `,
    ]);
    expect((await report({ path, variant: "c" })).status).toBe(400);
  });

  test("make a table and a sentence: npm run landing -- results", async () => {
    const folder = temporaryFolder();
    const line = (stage: string, variant: string) =>
      `${JSON.stringify({ level: "info", requestId: randomUUID(), event: "funnel.counted", stage, kind: "getStarted", from: "news", route: path, variant })}\n`;
    const log = join(folder, "worker.log");
    // As the Worker writes them, among lines of others.
    writeFileSync(
      log,
      [
        "AIOI website: http://localhost:8787\n",
        ...running.logs.map((one) => `${one}\n`),
        line("viewed", "a").repeat(4000),
        line("sent", "a").repeat(120),
        line("viewed", "b").repeat(4000),
        line("sent", "b").repeat(180),
      ].join(""),
    );
    const { code, output } = await runMain(landing, ["results", "clinics", "--log", log], {});
    expect(code).toBe(0);
    expect(output).toContain("/for/clinics, campaign clinics-2026");
    expect(output).toMatch(/^ +a +4000 +0 +0 +120$/m);
    // One more from the test above.
    expect(output).toMatch(/^ +b +4001 +0 +0 +180$/m);
    expect(output).toContain("Variant b is better: 4.5% of its views led to a form, 3.0%");
  });

  const api = localService(() => ({
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      meta: [
        { name: "variant", type: "String" },
        { name: "stage", type: "String" },
        { name: "count", type: "Float64" },
      ],
      data: [
        { variant: "a", stage: "viewed", count: 310 },
        { variant: "b", stage: "viewed", count: "295" },
        { variant: "b", stage: "sent", count: 12 },
      ],
      rows: 3,
      rows_before_limit_at_least: 3,
    }),
  }));

  test("are asked of Analytics Engine's SQL API, as it answers", async () => {
    const env = {
      ANALYTICS_SQL_URL: `${api.url}/accounts/account/analytics_engine/sql`,
      ANALYTICS_TOKEN: "token",
    };
    const parameters = ["results", "clinics", "--days", "14", "--staging"];
    const { code, output } = await runMain(landing, parameters, env);
    expect([code, output]).toEqual([0, expect.stringMatching(/^ +b +295 +0 +0 +12$/m)]);
    expect(output).toContain("Too few visitors yet: ");
    expect(api.asked).toMatchObject([
      {
        path: "/accounts/account/analytics_engine/sql",
        headers: { authorization: "Bearer token" },
        body: expect.stringMatching(
          /from aioi_funnel_staging where timestamp > now\(\) - interval '14' day\nand blob4 = '\/for\/clinics' and blob2 = 'getStarted'/,
        ),
      },
    ]);
    const refused = await runMain(landing, ["results", "clinics"], {
      ...env,
      ANALYTICS_SQL_URL: "http://127.0.0.1:1",
    });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("Analytics Engine did not answer");
  });
});

test("npm run landing -- check names each fault with its file and line", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "banks.md");
  writeFileSync(
    file,
    "---\ntitle: Banks\ncampaign: Banks 2026\ndescription: Two.\nform: contact\n---\n\n## Hero\n\n### One.\n\nTwo.\n",
  );
  expect(await runMain(landing, ["check", file], {})).toEqual({
    code: 1,
    output: [
      `${file}:3: campaign is "Banks 2026": it must be lowercase letters, digits and hyphens, at most 40 characters`,
      `${file}:7: the block ## Form is missing`,
      "",
    ].join("\n"),
  });
  const ours = join(projectRoot, "app/landing/clinics.md");
  expect(await runMain(landing, ["check", ours], {})).toEqual({
    code: 0,
    output: `${ours}: /for/clinics, two variants, by address, no faults\n`,
  });
});
