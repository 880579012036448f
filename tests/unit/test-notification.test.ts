import { describe, expect, test } from "vitest";

import { createLog } from "../../app/server/environment/log.ts";
import { handleTestNotification } from "../../app/server/notifications/test-notification.ts";
import { notificationServices } from "../support/notification-worker.ts";
import { partialContext } from "../support/request-context.ts";

const services = notificationServices();

const lead = { kind: "hireMe", country: "DE", tier: null };

async function ask(body: unknown, variables: object = {}, isTest = true) {
  const request = new Request("https://aioi.example/notify-test", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  // It reads nothing else of the context.
  const context = partialContext({
    environment: services.environment(variables),
    isTest,
    log: createLog("a request"),
  });
  const response = await handleTestNotification(request, context);
  return { response, read: (): Promise<unknown> => response.json() };
}

describe("a test of the notifications", () => {
  test("is a marked mail to whom such a lead would go; the answer names the rule, and no address", async () => {
    const LEAD_ROUTES = "country=FR -> fr@aioi.example\ncountry=DE -> dach@aioi.example";
    const { response, read } = await ask(lead, { LEAD_ROUTES });
    expect(response.headers.get("cache-control")).toBe("no-store");
    const said = await read();
    expect(said).toMatchObject({ route: { line: 2 }, receivers: 1, result: "sent" });
    expect(services.sent).toMatchObject([{ to: ["dach@aioi.example"], subject: "TEST: Hire Me" }]);
    expect(services.sent[0]?.headers["X-Lead-ID"]).toMatch(/^[0-9a-f-]{36}$/);
    expect([services.posted, services.calls]).toEqual([[], []]);
    expect(services.logOf("notification.tested")).toMatchObject({
      kind: "hireMe",
      line: 2,
      result: "sent",
    });
  });

  test("goes to LEAD_EMAIL_TO where no rule fits", async () => {
    const { read } = await ask(lead);
    expect(await read()).toEqual({ route: null, receivers: 1, result: "sent" });
    expect(services.sent).toMatchObject([{ to: ["sales@aioi.example"] }]);
    expect(services.logOf("notification.tested")).toMatchObject({ line: null });
  });

  test.each([
    ["nobody", { LEAD_ROUTES: "kind=hireMe -> nobody" }, "no receivers", 0],
    ["a site that sends no mails", { EMAIL: undefined }, "no mail configured", 1],
  ])("of %s says so", async (_, variables, result, receivers) => {
    expect(await (await ask(lead, variables)).read()).toMatchObject({ receivers, result });
    expect(services.sent).toEqual([]);
  });

  test("is sent where the limiter fails", async () => {
    const LEAD_BURST = { limit: () => Promise.reject(new Error("down")) };
    expect(await (await ask(lead, { LEAD_BURST })).read()).toMatchObject({ result: "sent" });
  });

  test("says the code of what failed", async () => {
    services.send = () => {
      throw Object.assign(new Error("no"), { code: "E_SENDER_NOT_VERIFIED" });
    };
    expect(await (await ask(lead)).read()).toMatchObject({ result: "E_SENDER_NOT_VERIFIED" });
  });

  test("is not there without the key of tests", async () => {
    expect((await ask(lead, {}, false)).response.status).toBe(404);
    expect(services.sent).toEqual([]);
  });

  test("is limited", async () => {
    const keys: string[] = [];
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) < 2 });
    const LEAD_BURST = { limit };
    expect((await ask(lead, { LEAD_BURST })).response.status).toBe(200);
    expect((await ask(lead, { LEAD_BURST })).response.status).toBe(429);
    expect(keys).toEqual(["/notify-test", "/notify-test"]);
    expect(services.sent).toHaveLength(1);
  });

  test.each([
    ["no JSON"],
    [{ ...lead, kind: "constructor" }],
    [{ ...lead, country: "de" }],
    [{ ...lead, country: "DEU" }],
    [{ ...lead, tier: "Explorer" }],
    [{ ...lead, tier: "x".repeat(41) }],
    [{ ...lead, tier: "" }],
    [{ kind: "hireMe" }],
  ])("is none: %j", async (body) => {
    expect((await ask(body)).response.status).toBe(400);
    expect(services.sent).toEqual([]);
  });
});
