import { describe, expect, test } from "vitest";

import type { LeadKind } from "../../app/leads/form-fields.ts";
import { readEnvironment } from "../../app/server/environment/environment.ts";
import { emailsFor } from "../../app/server/environment/recipients.ts";
import {
  concerns,
  configuredReceivers,
  mailsVisitors,
  sendsMail,
} from "../../app/server/notifications/configured-receivers.ts";

/** The environment with these receivers, and what is reported about them. */
function configured(LEAD_EMAIL_TO: string, LEAD_ROUTES = "") {
  const faults: string[] = [];
  const environment = readEnvironment({ LEAD_EMAIL_TO, LEAD_ROUTES }, (name, problem) => {
    if (name === "LEAD_EMAIL_TO") faults.push(problem);
  });
  return { faults, environment };
}

const leadOf = (kind: LeadKind) => ({ kind, country: null, tier: null });

// "One language for who is told (`LEAD_ROUTES`, with `LEAD_EMAIL_TO` as the plain fallback)." "Its mails go
// to the plain addresses of `LEAD_EMAIL_TO`; a deliberate `nobody` stays possible."
describe("LEAD_EMAIL_TO", () => {
  test("gets every lead that fits no route", () => {
    const { faults, environment } = configured(
      "sales@aioi.example, boss@aioi.example",
      "kind=partner country=DE -> dach@aioi.example",
    );
    expect(faults).toEqual([]);
    const all = ["sales@aioi.example", "boss@aioi.example"];
    for (const kind of ["partner", "newsletter", "contactPage"] as const) {
      const lead = { kind, country: "FR", tier: null };
      expect(emailsFor(lead, environment), kind).toEqual(all);
      expect(concerns("email", lead, environment), kind).toBe(true);
    }
  });

  test("gets none of the kinds for which a route says nobody", () => {
    const { environment } = configured("sales@aioi.example", "kind=newsletter -> nobody");
    expect(emailsFor(leadOf("newsletter"), environment)).toEqual([]);
    expect(concerns("email", leadOf("newsletter"), environment)).toBe(false);
    expect(concerns("email", leadOf("partner"), environment)).toBe(true);
  });

  test.each([
    "nobody",
    "partner:p@aioi.example",
    "sales@aioi.example, newsletter:nobody",
    "sales@aioi.example,",
    "sales@aioi.example; boss@aioi.example",
    ":",
  ])("%j is not a list of addresses", (to) => {
    expect(configured(to).faults).toEqual(["is not a list of addresses"]);
  });
});

const mail = {
  EMAIL: { send: () => Promise.resolve() },
  LEAD_EMAIL_FROM: "website@aioi.example",
};
const everything = {
  ...mail,
  SITE_ORIGIN: "https://aioi.example",
  IP_HASH_KEY: "a key for tests only, of 32 bytes",
  LEAD_EMAIL_TO: "sales@aioi.example",
  LEAD_WEBHOOK_URL: "https://hooks.example/leads",
  LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
  VISITOR_ACKNOWLEDGEMENT: "on",
  LEAD_ROUTES: "late -> boss@aioi.example",
};
const environmentOf = (variables: object) => readEnvironment(variables, () => undefined);
const without = (...names: (keyof typeof everything)[]) =>
  environmentOf(
    Object.fromEntries(
      Object.entries(everything).filter(([name]) => !names.includes(name as never)),
    ),
  );

describe("who is told of a lead", () => {
  test("is everybody whose variables are set, digests last", () => {
    expect(configuredReceivers(environmentOf(everything))).toEqual([
      "email",
      "webhook",
      "visitor",
      "confirmation",
      "late",
      "digest-email",
      "digest-webhook",
    ]);
    expect(configuredReceivers(environmentOf({}))).toEqual([]);
  });

  test.each([
    ["LEAD_EMAIL_TO", ["webhook", "visitor", "confirmation", "late", "digest-webhook"]],
    ["LEAD_WEBHOOK_URL", ["email", "visitor", "confirmation", "late", "digest-email"]],
    ["LEAD_WEBHOOK_SECRET", ["email", "visitor", "confirmation", "late", "digest-email"]],
    [
      "VISITOR_ACKNOWLEDGEMENT",
      ["email", "webhook", "confirmation", "late", "digest-email", "digest-webhook"],
    ],
    [
      "LEAD_ROUTES",
      ["email", "webhook", "visitor", "confirmation", "digest-email", "digest-webhook"],
    ],
    // Without them no mail can be sent.
    ["EMAIL", ["webhook", "digest-webhook"]],
    ["LEAD_EMAIL_FROM", ["webhook", "digest-webhook"]],
  ] as const)("without %s is %j", (name, receivers) => {
    expect(configuredReceivers(without(name))).toEqual(receivers);
  });

  test.each([
    ["webhook", true, true],
    ["digest-email", true, true],
    ["digest-webhook", true, true],
    ["visitor", true, false],
    ["late", true, false],
    ["confirmation", false, true],
  ] as const)("%s: of a request %j, of a subscription %j", (receiver, request, subscription) => {
    const environment = environmentOf(everything);
    expect(concerns(receiver, leadOf("hireMe"), environment)).toBe(request);
    expect(concerns(receiver, leadOf("newsletter"), environment)).toBe(subscription);
  });

  test("while no list of addresses is usable, the mail waits for one", () => {
    const environment = environmentOf({ ...mail, LEAD_ROUTES: "kind=newsletter -> nobody" });
    expect(concerns("email", leadOf("newsletter"), environment)).toBe(true);
  });
});

test("the site mails with a sender, and its visitors only with its address, a key and their switch", () => {
  expect(sendsMail(environmentOf(mail))).toBe(true);
  expect(sendsMail(environmentOf({ EMAIL: mail.EMAIL }))).toBe(false);
  expect(sendsMail(environmentOf({ LEAD_EMAIL_FROM: mail.LEAD_EMAIL_FROM }))).toBe(false);
  expect(mailsVisitors(environmentOf(everything))).toBe(true);
  for (const name of ["SITE_ORIGIN", "IP_HASH_KEY", "VISITOR_ACKNOWLEDGEMENT", "EMAIL"] as const) {
    expect(mailsVisitors(without(name)), name).toBe(false);
  }
});
