import { describe, expect, test } from "vitest";

import { createLog } from "../../app/server/environment/log.ts";
import { newsletterLinks } from "../../app/server/notifications/newsletter-links.ts";
import { newsletterLinkResponse } from "../../app/server/notifications/newsletter-link-response.ts";
import { leadProof } from "../../app/server/store/lead-proof.ts";
import { notificationServices } from "../support/notification-worker.ts";
import { partialContext } from "../support/request-context.ts";

const services = notificationServices();

const id = "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
const key = "a key for tests only, of 32 bytes";
const origin = "https://aioi.example";

const links = async (subscribedAt = new Date().toISOString()) =>
  newsletterLinks(id, subscribedAt, key, origin);

/** The answer to a link: its status and where it leads. */
async function follow(link: string, init: RequestInit = {}, variables: object = {}) {
  const url = new URL(link, origin);
  // It reads nothing else of the context.
  const context = partialContext({
    environment: services.environment(variables),
    log: createLog("a request"),
  });
  const response = await newsletterLinkResponse(new Request(url, init), url, context);
  // What is personal is neither cached nor indexed.
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  return {
    status: response.status,
    to: response.headers.get("location"),
    headers: response.headers,
  };
}

const oneClick = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
const named = async () => ({ lead: id, proof: await leadProof(key, id) });

describe("the link that confirms", () => {
  test("confirms and leads to the newsletter's page, which says so", async () => {
    services.functions["confirm_subscription"] = () => true;
    const { confirm } = await links();
    expect(await follow(confirm)).toMatchObject({
      status: 303,
      to: "/newsletter?result=confirmed",
    });
    expect(services.calls).toEqual([{ name: "confirm_subscription", parameters: await named() }]);
    expect(services.logOf("newsletter.confirmed")).toMatchObject({ level: "info" });
  });

  test.each([
    ["whose row is gone", null],
    ["whose row cannot be confirmed", false],
  ])("of a subscription %s has expired", async (_, value) => {
    services.functions["confirm_subscription"] = () => value;
    const { confirm } = await links();
    expect(await follow(confirm)).toMatchObject({ to: "/newsletter?result=expired" });
    expect(services.logged).toEqual([]);
  });

  test("has expired after seven days, with a wrong signature, without a token or without a key", async () => {
    const { confirm } = await links("2020-11-24T10:00:00Z");
    for (const link of [confirm, `${confirm}0`, "/newsletter/confirm"]) {
      expect(await follow(link), link).toMatchObject({ to: "/newsletter?result=expired" });
    }
    const { confirm: valid } = await links();
    const keyless = await follow(valid, {}, { IP_HASH_KEY: undefined });
    expect(keyless).toMatchObject({ to: "/newsletter?result=expired" });
    expect(services.calls).toEqual([]);
  });

  test.each([
    ["fails", {}],
    ["is not configured", { SUPABASE_URL: undefined }],
  ])("is an alert where the database %s", async (_, variables) => {
    services.functions["confirm_subscription"] = () => {
      throw new Error("down");
    };
    const { confirm } = await links();
    expect(await follow(confirm, {}, variables)).toMatchObject({
      status: 303,
      to: "/newsletter?result=failed",
    });
    expect(services.logOf("newsletter.link_failed")).toMatchObject({ alert: true, error: "Error" });
  });

  test("takes no post, and does nothing for HEAD", async () => {
    const { confirm } = await links();
    const refused = await follow(confirm, { method: "POST" });
    expect([refused?.status, refused?.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await follow(confirm, { method: "HEAD" })).toMatchObject({ status: 200, to: null });
    expect(services.calls).toEqual([]);
  });
});

// RFC 8058; mail programs open links to check them.
describe("the link that unsubscribes", () => {
  const stopping = (present: string | null = null) => {
    services.functions["stop_subscription"] = () => true;
    services.functions["present_subscription"] = () => present;
  };

  test("asks first, with the token of the link", async () => {
    const { unsubscribe } = await links();
    const token = new URL(unsubscribe).searchParams.get("token");
    expect(await follow(unsubscribe)).toMatchObject({
      status: 303,
      to: `/newsletter?result=unsubscribe&token=${token}`,
    });
    expect(services.calls).toEqual([]);
  });

  test("unsubscribes with a post of the page", async () => {
    stopping();
    const { unsubscribe } = await links();
    expect(await follow(unsubscribe, { method: "POST" })).toMatchObject({
      status: 303,
      to: "/newsletter?result=unsubscribed",
    });
    expect(services.callsOf("stop_subscription")).toEqual([await named()]);
    expect(services.callsOf("present_subscription")).toEqual([await named()]);
    expect(services.logOf("newsletter.unsubscribed")).toMatchObject({ level: "info" });
  });

  test("unsubscribes the address also where it was subscribed again since", async () => {
    const later = "6f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
    stopping(later);
    await follow((await links()).unsubscribe, { method: "POST" });
    expect(services.callsOf("stop_subscription")).toEqual([
      await named(),
      { lead: later, proof: await leadProof(key, later) },
    ]);
  });

  test("answers the one click of a mail program without a redirect", async () => {
    stopping();
    const { unsubscribe } = await links();
    expect(await follow(unsubscribe, oneClick)).toMatchObject({ status: 200, to: null });
    services.functions["stop_subscription"] = () => false;
    expect(await follow(unsubscribe, oneClick)).toMatchObject({ status: 410, to: null });
    services.functions["stop_subscription"] = () => {
      throw new Error("down");
    };
    expect(await follow(unsubscribe, oneClick)).toMatchObject({ status: 503, to: null });
    const other = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "No" }) };
    expect(await follow(unsubscribe, other)).toMatchObject({ status: 303 });
  });

  test("of a subscription whose row is gone has expired", async () => {
    services.functions["stop_subscription"] = () => false;
    expect(await follow((await links()).unsubscribe, { method: "POST" })).toMatchObject({
      to: "/newsletter?result=expired",
    });
    expect(services.callsOf("present_subscription")).toEqual([]);
    expect(services.logged).toEqual([]);
  });

  test("takes GET, HEAD and POST", async () => {
    const refused = await follow((await links()).unsubscribe, { method: "PUT" });
    expect([refused?.status, refused?.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});
