import { describe, expect, test } from "vitest";

import { type Receiver, toNotification } from "../../app/server/notifications/notification.ts";
import {
  claimedLead,
  claimedSubscription,
  failing,
  notificationServices,
  receiveNotification,
} from "../support/notification-worker.ts";

const services = notificationServices();

const id = "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
const dayAgo = () => new Date(Date.now() - 24 * 3_600_000);

const notify = (receiver: Receiver, delivery?: object, leads = [id]) =>
  receiveNotification(toNotification(receiver, leads), services, delivery);

describe("a lead for the team", () => {
  test("is claimed, mailed once, recorded and counted", async () => {
    services.claims();
    const message = toNotification("email", [id]);
    expect(await receiveNotification(message, services)).toEqual(["ack"]);
    const named = { lead: id, receiver_name: "email", owner_id: message.owner };
    expect(services.callsOf("claim_lead_notification")).toMatchObject([
      { ...named, max_mails: 18 },
    ]);
    expect(services.callsOf("complete_lead_notification")).toMatchObject([named]);
    expect(services.sent).toMatchObject([
      {
        to: ["sales@aioi.example"],
        from: { name: "AIOI", email: "website@aioi.example" },
        headers: {
          "Auto-Submitted": "auto-generated",
          "X-Auto-Response-Suppress": "All",
          "X-Lead-ID": id,
        },
      },
    ]);
    expect(services.points).toEqual([["notified", "hireMe", "direct", "unknown"]]);
    expect(services.logOf("notification.sent")).toMatchObject({
      receiver: "email",
      leads: 1,
      attempt: 1,
    });
  });

  test("is posted to the webhook under its own id, and not counted again", async () => {
    services.claims();
    expect(await notify("webhook")).toEqual(["ack"]);
    expect(services.posted).toMatchObject([{ id, body: { type: "lead.created", data: { id } } }]);
    expect(services.points).toEqual([]);
  });

  test("that somebody else notifies of is left to them", async () => {
    expect(await notify("email")).toEqual(["ack"]);
    expect(services.sent).toEqual([]);
    expect(services.callsOf("skip_lead_notification")).toEqual([]);
    expect(services.logOf("notification.skipped")).toMatchObject({ receiver: "email", leads: 0 });
  });

  test.each([
    ["email", { LEAD_ROUTES: "kind=hireMe -> nobody" }],
    ["email", { LEAD_ROUTES: "country=CA -> nobody" }],
    ["late", { LEAD_ROUTES: "late kind=partner -> boss@aioi.example" }],
    ["confirmation", {}],
  ] as const)(
    "that does not concern the receiver %s is skipped: %j",
    async (receiver, variables) => {
      services.claims((one) => claimedLead(one, {}, { country: "CA" }));
      expect(await notify(receiver, { variables })).toEqual(["ack"]);
      expect(services.callsOf("skip_lead_notification")).toMatchObject([
        { lead: id, receiver_name: receiver },
      ]);
      expect(services.sent).toEqual([]);
    },
  );

  test("that nobody has answered goes to the second address", async () => {
    services.claims();
    await notify("late");
    expect(services.sent).toMatchObject([
      { to: ["boss@aioi.example"], headers: { "X-Lead-ID": `late:${id}` } },
    ]);
    expect(services.sent[0]?.subject).toMatch(/^Open: /);
  });

  test("goes where the tier of its source is routed, whatever needs follow it", async () => {
    services.claims((one) => claimedLead(one, {}, { tier: "explorer:gpu" }));
    const routes = "tier=explorer -> trials@aioi.example";
    await notify("email", { variables: { LEAD_ROUTES: routes } });
    expect(services.sent).toMatchObject([{ to: ["trials@aioi.example"] }]);
  });

  test("whose record fails is not notified of again", async () => {
    services.claims();
    services.functions["complete_lead_notification"] = failing("");
    expect(await notify("email")).toEqual(["ack"]);
    expect(services.logOf("notification.record_failed")).toMatchObject({ receiver: "email" });
  });

  test("whose record fails keeps no other of the same mail from being recorded", async () => {
    services.claims();
    services.functions["complete_lead_notification"] = ({ lead }) =>
      lead === id ? failing("")() : true;
    expect(await notify("email", {}, [id, "6f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11"])).toEqual([
      "ack",
    ]);
    expect(services.callsOf("complete_lead_notification")).toHaveLength(2);
  });

  test("counts as notified with its first receiver", async () => {
    services.claims();
    await notify("webhook", { variables: { LEAD_EMAIL_TO: undefined } });
    expect(services.points).toHaveLength(1);
    // By mail it goes to nobody.
    services.claims((one) => claimedLead(one, {}, { country: "CA" }));
    await notify("webhook", { variables: { LEAD_ROUTES: "country=CA -> nobody" } });
    expect(services.points).toHaveLength(2);
  });

  test("counts where the mail of another one fails", async () => {
    const other = "6f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
    services.claims((one) => claimedLead(one, {}, { country: one === id ? "CA" : "US" }));
    services.send = ({ to }) =>
      to[0] === "ca@aioi.example" ? failing("E_RATE_LIMIT")() : undefined;
    const variables = { LEAD_ROUTES: "country=CA -> ca@aioi.example" };
    expect(await notify("email", { variables }, [id, other])).toEqual([{ delaySeconds: 2 }]);
    expect(services.points).toHaveLength(1);
  });
});

describe("a receiver that does not accept it", () => {
  test.each([
    ["email", { LEAD_EMAIL_TO: undefined }, "unconfigured"],
    ["email", { EMAIL: undefined }, "unconfigured"],
    ["email", { LEAD_EMAIL_FROM: undefined }, "unconfigured"],
    ["digest-email", { LEAD_EMAIL_TO: undefined }, "unconfigured"],
    ["webhook", { LEAD_WEBHOOK_URL: undefined }, "unconfigured"],
    ["webhook", { LEAD_WEBHOOK_SECRET: undefined }, "unconfigured"],
    ["webhook", { LEAD_WEBHOOK_URL: "http://127.0.0.1:9/" }, "TypeError"],
    ["confirmation", { SITE_ORIGIN: undefined }, "unexpected"],
  ] as const)("%s with %j is tried again: %s", async (receiver, variables, code) => {
    services.claims(receiver === "confirmation" ? (one) => claimedSubscription(one) : undefined);
    expect(await notify(receiver, { variables })).toEqual([{ delaySeconds: 2 }]);
    expect(services.logOf("notification.retry_scheduled")).toMatchObject({
      receiver,
      attempt: 1,
      delaySeconds: 2,
      code,
    });
    expect(services.callsOf("complete_lead_notification")).toEqual([]);
  });

  test.each([
    ["E_RATE_LIMIT_EXCEEDED", "E_RATE_LIMIT_EXCEEDED"],
    // It may quote an address.
    ["E_maya@northgate.example", "Error"],
    ["xE_RATE", "Error"],
    ["E_RATE of maya", "Error"],
    ["", "Error"],
  ])("Email Service with the code %j is tried again, and the log has %s", async (code, logged) => {
    services.claims();
    services.send = failing(code);
    expect(await notify("email", { attempts: 3 })).toEqual([{ delaySeconds: 8 }]);
    expect(services.logOf("notification.retry_scheduled")).toMatchObject({ code: logged });
    expect(JSON.stringify(services.logged)).not.toContain("maya");
  });

  test.each([300, 304, 500])("the webhook with the status %i is tried again", async (status) => {
    services.claims();
    services.webhook = () => status;
    expect(await notify("webhook")).toEqual([{ delaySeconds: 2 }]);
    expect(services.logOf("notification.retry_scheduled")).toMatchObject({
      code: `status ${status}`,
    });
  });

  test("and a database that does not answer are tried again", async () => {
    services.functions["claim_lead_notification"] = failing("");
    expect(await notify("email")).toEqual([{ delaySeconds: 2 }]);
    expect(services.logOf("notification.retry_scheduled")).toMatchObject({ code: "57014" });
  });

  test("without a database it is tried again", async () => {
    expect(await notify("email", { variables: { SUPABASE_URL: undefined } })).toEqual([
      { delaySeconds: 2 },
    ]);
    expect(services.logOf("notification.retry_scheduled")).toMatchObject({ code: "unconfigured" });
  });

  test("is given up after 20 hours: the database and an alert say so", async () => {
    services.claims();
    services.send = failing("E_RATE_LIMIT_EXCEEDED");
    services.functions["fail_lead_notification"] = () => true;
    expect(await notify("email", { timestamp: dayAgo() })).toEqual(["ack"]);
    expect(services.callsOf("fail_lead_notification")).toMatchObject([
      { lead: id, receiver_name: "email" },
    ]);
    expect(services.logOf("notification.dead_lettered")).toMatchObject({
      alert: true,
      key: id,
      receiver: "email",
      code: "E_RATE_LIMIT_EXCEEDED",
    });
  });

  test("that got it meanwhile is no alert", async () => {
    services.functions["fail_lead_notification"] = () => false;
    expect(await notify("email", { queue: "aioi-notifications-dead" })).toEqual(["ack"]);
    expect(services.logged).toEqual([]);
    expect(services.callsOf("claim_lead_notification")).toEqual([]);
  });

  test("is given up later where the database cannot record it", async () => {
    services.functions["fail_lead_notification"] = failing("");
    const dead = { queue: "aioi-notifications-dead" };
    expect(await notify("email", dead)).toEqual([{ delaySeconds: 3 * 3600 }]);
  });
});

describe("a message that nobody reads", () => {
  test("is an alert; it is tried again until it is a dead letter", async () => {
    expect(await receiveNotification({ version: 2 }, services)).toEqual([{ delaySeconds: 3600 }]);
    expect(
      await receiveNotification({ version: 2 }, services, { queue: "aioi-notifications-dead" }),
    ).toEqual(["ack"]);
    expect(services.logged).toMatchObject([
      { event: "notification.unreadable", alert: true },
      { event: "notification.unreadable", alert: true },
    ]);
  });
});

describe("an address that takes no mail", () => {
  test.each(["visitor", "confirmation"] as const)(
    "of a visitor (%s) is left alone",
    async (receiver) => {
      services.claims((one) =>
        receiver === "visitor" ? claimedLead(one) : claimedSubscription(one),
      );
      services.send = failing("E_RECIPIENT_SUPPRESSED");
      expect(await notify(receiver)).toEqual(["ack"]);
      expect(services.callsOf("skip_lead_notification")).toMatchObject([{ lead: id }]);
      expect(services.logOf("notification.suppressed")).toMatchObject({ level: "info", receiver });
      services.functions["skip_lead_notification"] = failing("");
      expect(await notify(receiver)).toEqual([{ delaySeconds: 3 * 3600 }]);
    },
  );

  test("of the team is tried again", async () => {
    services.claims();
    services.send = failing("E_RECIPIENT_SUPPRESSED");
    expect(await notify("email")).toEqual([{ delaySeconds: 2 }]);
  });
});
