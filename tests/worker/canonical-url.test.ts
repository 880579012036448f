import { describe, expect, test } from "vitest";

import { sharedSiteForFile } from "../support/for-file.ts";

const running = sharedSiteForFile();

const ask = (address: string, init: RequestInit = {}) =>
  fetch(`${running.site.url.replace(/\/$/, "")}${address}`, { redirect: "manual", ...init });

describe("redirects", () => {
  test.each([
    ["/automations", 308, "/solutions"],
    ["/apps", 308, "/solutions"],
    ["/insights", 307, "/resources"],
    ["/updates", 307, "/resources"],
    ["/hire-me", 307, "/contact-us"],
    ["/request-demo", 307, "/contact-us"],
    ["/about-me", 307, "/company#about"],
  ])("%s answers %i to %s", async (from, status, to) => {
    const response = await ask(from);
    expect(response.status).toBe(status);
    expect(response.headers.get("location")).toBe(to);
    expect((await ask(to)).status).toBe(200);
  });

  test("the query survives", async () => {
    const demo = await ask("/request-demo?utm_source=x&a=1");
    expect(demo.headers.get("location")).toBe("/contact-us?utm_source=x&a=1");
    const about = await ask("/about-me?a=1");
    expect(about.headers.get("location")).toBe("/company?a=1#about");
  });
});

describe("one way to write an address", () => {
  test.each([
    ["/pricing/", "/pricing"],
    ["/Pricing", "/pricing"],
    ["/USE-CASES/Edge-AI/?a=B", "/use-cases/edge-ai?a=B"],
    ["/Automations/", "/solutions"],
    ["/use-cases//edge-ai", "/use-cases/edge-ai"],
  ])("%s leads to %s in one hop", async (from, to) => {
    const response = await ask(from);
    expect([307, 308]).toContain(response.status);
    expect(response.headers.get("location")).toBe(to);
  });

  test("a call and a form post are not redirected", async () => {
    expect((await ask("/Contact-us/", { method: "POST" })).status).toBe(405);
    expect((await ask("/_serverFn/NoSuch")).status).toBe(400);
  });

  test("a script that is gone is a plain 404, never the app", async () => {
    const response = await ask("/assets/Index-gone.js");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("Not found\n");
  });
});
