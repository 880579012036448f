import { describe, expect, test } from "vitest";

import {
  handleEmailEvents,
  readEmailEvent,
} from "../../app/server/notifications/email-event-consumer.ts";
import { emailProof } from "../../app/server/store/lead-proof.ts";
import { log, notificationServices } from "../support/notification-worker.ts";
import { batchOf, messageOf } from "../support/queue-message.ts";

const services = notificationServices();

const recipient = "maya@northgate.example";
const eventOf = (name: string, payload: object = {}) => ({
  type: `cf.email.sending.message.${name}`,
  payload: { recipient, ...payload },
});
const hard = { bounce: { type: "hard" } };

describe("an event of a mail", () => {
  test.each([
    ["delivered", {}, false, null],
    ["deferred", {}, false, null],
    ["bounced", hard, true, "bounced"],
    ["bounced", { bounce: { type: "soft" } }, true, null],
    ["bounced", {}, true, null],
    ["complained", {}, true, "complained"],
    ["failed", hard, true, null],
    ["rejected", {}, true, null],
  ])("%s with %j: lost %j, the address %j", (name, payload, isLost, problem) => {
    expect(readEmailEvent(eventOf(name, payload))).toEqual({ name, recipient, isLost, problem });
  });

  test.each([
    [null],
    ["text"],
    [{ type: "cf.email.sending.message.bounced" }],
    [{ ...eventOf("bounced"), type: "cf.email.routing.message.bounced" }],
    [{ ...eventOf("bounced"), type: "x cf.email.sending.message.bounced" }],
    [eventOf("bounced.twice")],
    [eventOf("")],
    [eventOf("x".repeat(41))],
    [eventOf("bounced", { recipient: "maya" })],
    [eventOf("bounced", { recipient: "maya@a@b" })],
    [eventOf("bounced", { recipient: "maya okonjo@a.example" })],
    [eventOf("bounced", { recipient: `${"x".repeat(320)}@a.example` })],
    [eventOf("bounced", { bounce: "hard" })],
  ])("is not read from %j", (body) => {
    expect(readEmailEvent(body)).toBeNull();
  });
});

describe("the queue of events", () => {
  type Options = { variables?: object; attempts?: number; timestamp?: Date };
  async function receive(body: unknown, { variables, ...rest }: Options = {}) {
    const { message, heard } = messageOf(body, rest);
    await handleEmailEvents(
      batchOf("aioi-email-events", message),
      services.environment(variables),
      log,
    );
    return heard;
  }

  test("marks the rows of an address that takes no mail", async () => {
    services.functions["record_email_problem"] = () => ({ leads: 2, subscriptions: 1 });
    expect(await receive(eventOf("bounced", hard))).toEqual(["ack"]);
    const key = "a key for tests only, of 32 bytes";
    expect(services.calls).toEqual([
      {
        name: "record_email_problem",
        parameters: { email_proof: await emailProof(key, recipient), problem: "bounced" },
      },
    ]);
    expect(services.logged).toMatchObject([
      { event: "email_event.recorded", name: "bounced", leads: 2, subscriptions: 1 },
    ]);
  });

  test.each(["delivered", "failed"])(
    "ignores what says nothing of the address: %s",
    async (name) => {
      expect(await receive(eventOf(name))).toEqual(["ack"]);
      expect(services.calls).toEqual([]);
      expect(services.logged).toMatchObject([{ event: "email_event.ignored", name }]);
    },
  );

  test.each([
    ["sales@aioi.example", {}],
    ["Partners@aioi.example", { LEAD_ROUTES: "kind=partner -> partners@aioi.example" }],
    ["boss@aioi.example", { LEAD_ROUTES: undefined, REPORT_EMAIL_TO: "boss@aioi.example" }],
  ])("alerts when a mail to the team (%s) is lost, and marks nothing", async (to, variables) => {
    const team = { recipient: to };
    const lost = eventOf("bounced", { ...hard, ...team });
    expect(await receive(lost, { variables })).toEqual(["ack"]);
    expect(services.calls).toEqual([]);
    expect(services.logged).toMatchObject([
      { event: "email_event.team_mail_lost", alert: true, name: "bounced" },
    ]);
    await receive(eventOf("delivered", team), { variables });
    expect(services.logged).toHaveLength(2);
    expect(services.logOf("email_event.ignored")).toBeDefined();
    expect(JSON.stringify(services.logged)).not.toContain("@");
  });

  test("alerts when a message cannot be read, which no later try would change", async () => {
    expect(await receive({})).toEqual(["ack"]);
    expect(services.logged).toMatchObject([{ event: "email_event.unreadable", alert: true }]);
  });

  test.each([
    ["fails", {}, "57014"],
    ["is not configured", { SUPABASE_URL: undefined }, "unconfigured"],
  ])(
    "tries again where the database %s, and drops the event after 20 hours",
    async (_, variables, code) => {
      services.functions["record_email_problem"] = () => {
        throw new Error("down");
      };
      const event = eventOf("complained");
      expect(await receive(event, { variables, attempts: 2 })).toEqual([{ delaySeconds: 4 }]);
      expect(services.logOf("email_event.retry_scheduled")).toMatchObject({
        level: "warn",
        name: "complained",
        attempt: 2,
        delaySeconds: 4,
        code,
      });
      const timestamp = new Date(Date.now() - 24 * 3_600_000);
      expect(await receive(event, { variables, timestamp })).toEqual(["ack"]);
      expect(services.logOf("email_event.dropped")).toMatchObject({
        alert: true,
        name: "complained",
        code,
      });
    },
  );
});
