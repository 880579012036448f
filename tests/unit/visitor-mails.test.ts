import { describe, expect, test } from "vitest";

import { documentsCtaId } from "../../app/content/documents.ts";
import { type Receiver, toNotification } from "../../app/server/notifications/notification.ts";
import {
  claimedLead,
  claimedSubscription,
  notificationServices,
  receiveNotification,
} from "../support/notification-worker.ts";

const services = notificationServices();

const id = "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
const second = "6f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";

const notify = (receiver: Receiver, delivery?: object, leads = [id]) =>
  receiveNotification(toNotification(receiver, leads), services, delivery);

describe("the mail to the visitor", () => {
  test("goes to the typed address, once a day in whatever letters, and again for the same lead", async () => {
    services.claims((one) =>
      claimedLead(one, { email: one === id ? "maya@northgate.example" : "Maya@Northgate.example" }),
    );
    await notify("visitor");
    await notify("visitor");
    await notify("visitor", {}, [second]);
    expect(services.sent.map(({ to, headers }) => [to, headers["X-Lead-ID"]])).toEqual([
      [["maya@northgate.example"], id],
      [["maya@northgate.example"], id],
    ]);
    expect([...services.kv.values()]).toEqual([{ value: id, expirationTtl: 24 * 3600 }]);
    expect([...services.kv.keys()][0]).toMatch(/^acknowledged:[0-9a-f]{32}$/);
  });

  test("of who asks for the documents comes on the day of another message too", async () => {
    const request = { form: "contactUs", opener: documentsCtaId };
    services.claims((one) => claimedLead(one, {}, one === id ? {} : request));
    await notify("visitor");
    await notify("visitor", {}, [second]);
    expect(services.sent.map(({ headers }) => headers["X-Lead-ID"])).toEqual([id, second]);
  });

  test("is not tried where no mail service takes the address", async () => {
    services.claims((one) => claimedLead(one, { email: "maya..o@northgate.example" }));
    expect(await notify("visitor")).toEqual(["ack"]);
    expect([services.sent, [...services.kv]]).toEqual([[], []]);
  });

  test("comes also where no KV is bound", async () => {
    services.claims();
    await notify("visitor", { variables: { LEAD_LIMITS: undefined } });
    expect(services.sent).toHaveLength(1);
  });

  test("comes also during a flood of subscriptions", async () => {
    services.claims();
    services.functions["subscription_counts"] = () => ({ confirmed: 0, unconfirmed: 50 });
    await notify("visitor");
    expect(services.sent).toHaveLength(1);
  });

  test("comes also while KV fails", async () => {
    services.claims();
    const LEAD_LIMITS = {
      get: () => Promise.reject(new Error("down")),
      put: () => Promise.resolve(),
    };
    await notify("visitor", { variables: { LEAD_LIMITS } });
    expect(services.sent).toHaveLength(1);
  });
});

describe("the mail that asks to confirm a subscription", () => {
  const counts = (unconfirmed: number) => {
    services.functions["subscription_counts"] = () => ({ confirmed: 0, unconfirmed });
  };

  test("has both links of the subscription", async () => {
    services.claims((one) => claimedSubscription(one));
    counts(0);
    expect(await notify("confirmation")).toEqual(["ack"]);
    expect(services.sent).toMatchObject([
      { to: ["maya@northgate.example"], headers: { "X-Lead-ID": id } },
    ]);
    expect(services.sent[0]?.text).toContain(
      `https://aioi.example/newsletter/confirm?token=${id}.`,
    );
  });

  test.each([
    ["that staff marked as spam", { status: "spam" }],
    ["whose address no mail service takes", { email: "maya..o@northgate.example" }],
  ])("is not sent for one %s", async (_, columns) => {
    services.claims((one) => claimedSubscription(one, columns));
    counts(0);
    expect(await notify("confirmation")).toEqual(["ack"]);
    expect(services.sent).toEqual([]);
  });

  // docs/decisions/0039
  test("waits during a flood: it is not claimed, and the cron trigger lists it again", async () => {
    services.claims((one) => claimedSubscription(one));
    counts(50);
    expect(await notify("confirmation")).toEqual(["ack"]);
    expect(services.callsOf("claim_lead_notification")).toEqual([]);
    expect(services.logOf("notification.paused")).toMatchObject({ receiver: "confirmation" });
    expect(await notify("confirmation", { attempts: 2 })).toEqual([{ delaySeconds: 4 }]);
    expect(services.logOf("notification.retry_scheduled")).toMatchObject({ code: "paused" });
  });

  test("does not wait where Turnstile lets only persons pass", async () => {
    services.claims((one) => claimedSubscription(one));
    counts(50);
    const variables = { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" };
    await notify("confirmation", { variables });
    expect(services.sent).toHaveLength(1);
  });
});
