import { randomUUID } from "node:crypto";

import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { landingEntries } from "../../app/content/landing-pages.ts";
import { submissionSchema } from "../../app/leads/contract.ts";
import { toLeadRow } from "../../app/server/leads/to-lead-row.ts";

const received = { country: "CA", at: "2026-11-22T10:00:00.000Z", isVerified: true };

const sourceOf = (
  source: Record<string, unknown>,
  kind: "getStarted" | "newsletter" = "getStarted",
) => {
  const person = { firstName: "Maya", lastName: "Okonjo", company: "Northgate Clinics" };
  const email = "maya@northgate.example";
  const submission = v.parse(submissionSchema, {
    kind,
    submissionId: randomUUID(),
    fields: kind === "newsletter" ? { email } : { ...person, email },
    source,
  });
  return toLeadRow(submission, received).row.source;
};

const sentence =
  "By sending, you agree that we store this to answer you, under our privacy policy.";

describe("what is stored beside the fields of a form", () => {
  test("page, button, tier, where a trial runs, campaign, referring site, country, time and consent, and nothing else", () => {
    const source = sourceOf({
      page: "/pricing",
      opener: "pricing-tier",
      tier: "explorer",
      landing_page: "/",
      referrer: "https://news.example/",
      utm_source: "news",
      consent: "2026-11-29",
      ip: "203.0.113.7",
      user_agent: "Browser",
    });
    expect(source).toEqual({
      form: "getStarted",
      page: "/pricing",
      place: "ours",
      opener: "pricing-tier",
      tier: "explorer",
      landing_page: "/",
      referrer: "https://news.example/",
      utm_source: "news",
      country: "CA",
      received_at: "2026-11-22T10:00:00.000Z",
      consent_version: "2026-11-29",
      consent_text: sentence,
    });
  });

  test.each([
    "gclid",
    "gbraid",
    "wbraid",
    "dclid",
    "fbclid",
    "msclkid",
    "li_fat_id",
    "ttclid",
    "twclid",
    "rdt_cid",
  ])("the click id %s", (name) => {
    expect(sourceOf({ [name]: "abc" })).toMatchObject({ [name]: "abc" });
  });

  test("the newsletter's sentence is its own", () => {
    expect(sourceOf({ consent: "2026-11-29" }, "newsletter")).toMatchObject({
      consent_text:
        "By subscribing, you agree that we store your address to write to you, under our privacy policy.",
    });
  });

  test.each([undefined, "", "2020-01-01", "constructor", "x".repeat(21)])(
    "no consent is stored for the version %j",
    (consent) => {
      expect(Object.keys(sourceOf({ consent }))).toEqual([
        "form",
        "received_at",
        "country",
        "place",
      ]);
    },
  );

  test("a lead from a landing page names its campaign", () => {
    const [path, { campaign }] = landingEntries[0] ?? ["", { campaign: "" }];
    expect(sourceOf({ page: path })).toMatchObject({ campaign });
    expect(campaign).not.toBe("");
    expect(sourceOf({ page: "/pricing" })).not.toHaveProperty("campaign");
  });

  /** As PostgreSQL writes it: with a blank after each colon and comma. */
  const bytesOf = (source: object) =>
    Buffer.byteLength(JSON.stringify(source, null, 1).replaceAll(/\n */g, " "));

  test("the entry that does not fit into 8192 bytes is left out, and no other", () => {
    const names = ["page", "landing_page", "referrer", "utm_source", "utm_medium", "utm_campaign"];
    const long = Object.fromEntries(
      [...names, "utm_term", "gclid"].map((name) => [name, "漢".repeat(300)]),
    );
    const lengths = Array.from({ length: 300 }, (_, place) => place + 1);
    const stored = lengths.map((length) => sourceOf({ ...long, dclid: "漢".repeat(length) }));
    expect(stored.filter((source) => bytesOf(source) > 8192)).toEqual([]);
    expect(stored[0]).toHaveProperty("dclid");
    expect(stored.at(-1)).not.toHaveProperty("dclid");
    expect(stored.at(-1)).toMatchObject(long);
  });

  test("it never exceeds the 8192 bytes that the database takes, and keeps time and consent", () => {
    const names = ["page", "landing_page", "referrer", "utm_source", "utm_medium", "utm_campaign"];
    const clicks = ["utm_term", "utm_content", "gclid", "fbclid", "msclkid", "ttclid", "twclid"];
    const long = "漢".repeat(300);
    const all = Object.fromEntries([...names, ...clicks].map((name) => [name, long]));
    const source = sourceOf({ ...all, consent: "2026-11-29" });
    expect(bytesOf(source)).toBeLessThanOrEqual(8192);
    expect(source).toMatchObject({ received_at: received.at, consent_text: sentence });
  });
});
