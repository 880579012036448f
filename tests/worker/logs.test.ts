import { randomUUID } from "node:crypto";

import { beforeAll, describe, expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { eventually, send } from "../support/running-site.ts";

const running = siteForFile();
let url: string;

beforeAll(() => void ({ url } = running.site));

/** A word that stands nowhere but where a test put it. */
const mark = "zebulon";
const typed = (place: string) => `${mark}-${place}`;

const person = {
  firstName: typed("first"),
  lastName: typed("last"),
  email: `${mark}@quagga.example`,
  company: typed("company"),
};

/** The line of the access log about one GET. */
const request = async (path: string) => {
  const response = await fetch(new URL(path, url), { redirect: "manual" });
  await response.text();
  const id = response.headers.get("x-request-id") ?? "";
  const completed = () =>
    running.logs
      .map((line) => JSON.parse(line))
      .filter(({ event, requestId }) => event === "request.completed" && requestId === id);
  // A line may come after the answer.
  await expect.poll(completed).toHaveLength(1);
  return completed()[0];
};

/** Every form with its own fields. */
const forms: Record<string, Record<string, string>> = {
  getStarted: { ...person, phone: `+1 ${mark}`, message: typed("message") },
  hireMe: { ...person, solution: typed("solution"), requirements: typed("needs") },
  contactUs: { ...person, message: typed("message") },
  consultation: { ...person, whatsappNumber: mark, requirements: typed("needs") },
  partner: {
    ...person,
    phone: mark,
    partnerType: typed("type"),
    expectedRevenue: typed("revenue"),
    message: typed("message"),
  },
  contactPage: { ...person, subject: typed("subject"), message: typed("a long message") },
  newsletter: { email: `${mark}.news@quagga.example` },
};

const headers = {
  "user-agent": typed("browser"),
  referer: `https://${mark}.example/`,
  cookie: `name=${mark}`,
  "x-smoke-key": undefined,
};

function everyForm(address: string) {
  return Promise.all(
    Object.entries(forms).map(([kind, fields]) =>
      send(
        url,
        {
          kind,
          submissionId: randomUUID(),
          fields,
          source: { page: `/${mark}`, opener: mark, utm_source: mark, referrer: mark },
        },
        { ...headers, "cf-connecting-ip": address },
      ),
    ),
  );
}

describe("the log holds nothing that a visitor typed or is known by", () => {
  test("whatever becomes of a lead, and wherever else it was written", async () => {
    const address = "203.0.113.77";
    for (const answer of await everyForm(address)) expect(answer.status).toBe(200);
    for (const fault of ["error-500", "cut", "refused"] as const) {
      await running.backend.set(fault);
      await everyForm("203.0.113.78");
    }
    await running.backend.set("none");
    for (let count = 1; count <= 6; count += 1) await everyForm(address);
    const invalid = { kind: "getStarted", submissionId: randomUUID(), source: {} };
    await send(url, { ...invalid, fields: { ...person, email: mark } }, headers);
    await send(url, { ...invalid, [mark]: mark, kind: mark, fields: person }, headers);
    await fetch(new URL("/contact-us", url), {
      method: "POST",
      headers: { origin: url.replace(/\/$/, ""), "cf-connecting-ip": "203.0.113.79" },
      body: new URLSearchParams({ kind: "contactPage", ...forms["contactPage"] }),
    });
    for (const path of [
      `/pricing?email=${mark}@quagga.example`,
      `/${mark}@quagga.example`,
      `/insights/${mark}`,
      `/success-stories/${mark}?preview=1.${mark}`,
      `/autopilots/${mark}`,
      `/_serverFn/${mark}`,
      `/assets/${mark}.js`,
      `/media/${mark}`,
      `/Pricing/?x=${mark}`,
      `/%0A${mark}`,
      `/${mark}.png`,
    ]) {
      await fetch(new URL(path, url), { redirect: "manual" });
    }
    await eventually(() => running.logs.some((line) => line.includes('"via":"queue"')));

    const all = running.logs.join("\n");
    for (const event of ["lead.stored", "lead.queued", "lead.rate_limited", "lead.rejected"]) {
      expect(all).toContain(`"event":"${event}"`);
    }
    expect(all).not.toMatch(/zebulon|quagga/i);
    expect(all).not.toMatch(/203\.0\.113\./);
  });

  test("each request is one line: id, method, route, status, cache, result, duration", async () => {
    running.logs.length = 0;
    expect(await request("/promotion")).toEqual({
      level: "info",
      event: "request.completed",
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
      method: "GET",
      route: "/promotion",
      status: 200,
      cache: "miss",
      result: "answered",
      durationMs: expect.any(Number),
    });
    expect(await request("/promotion?utm_source=a")).toMatchObject({ cache: "hit" });
    expect(await request("/faqs")).toMatchObject({ route: "/faqs", cache: "hit" });
    expect(await request("/newsletter")).toMatchObject({ cache: "bypass" });
    expect(await request("/nothing-here")).toMatchObject({ route: "unknown", status: 404 });
    expect(await request("/hire-me")).toMatchObject({ result: "redirected", cache: "none" });
    expect(await request("/insights/none")).toMatchObject({ route: "/insights/*" });
  });

  test("the line names what answered, and of a path that may hold anything only its beginning", async () => {
    const paths = {
      "/_serverFn/submitLead": "/_serverFn/submitLead",
      "/_serverFn/maya@northgate.example": "/_serverFn/*",
      "/healthz": "/healthz",
      "/readyz": "/readyz",
      "/reports": "/reports",
      "/page-reports": "/page-reports",
      "/purge": "/purge",
      "/newsletter/confirm": "/newsletter/confirm",
      "/newsletter/unsubscribe": "/newsletter/unsubscribe",
      "/sitemap.xml": "/sitemap.xml",
      "/robots.txt": "/robots.txt",
      "/llms.txt": "/llms.txt",
      "/speculation-rules.json": "/speculation-rules.json",
      "/.well-known/security.txt": "/.well-known/security.txt",
      "/feeds/maya.xml": "/feeds/*",
      "/media/insights/maya/0": "/media/*",
      "/og/insights-maya.png": "/og/*",
      "/assets/maya.js": "/assets/*",
    };
    for (const [path, route] of Object.entries(paths)) {
      expect(await request(path)).toMatchObject({ route });
    }
  });
});
