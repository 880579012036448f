import { describe, expect, test } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import { readReceiptLink, receiptToken } from "../../app/server/leads/receipt-link.ts";

const environment = (variables: object = {}) =>
  readEnvironment(
    { IP_HASH_KEY: "a key for tests only, of 32 bytes", ...variables },
    () => undefined,
  );

const now = Date.parse("2026-11-24T21:12:34Z");
const facts = {
  reference: "AIOI-7F3A-20C4",
  receivedAt: now,
  place: "yours" as const,
  needsConfirmation: false,
};

/** A site that can mail its visitors. */
const mailing = environment({
  SITE_ORIGIN: "https://aioi.example",
  LEAD_EMAIL_FROM: "website@aioi.example",
  VISITOR_ACKNOWLEDGEMENT: "on",
  EMAIL: { send: () => Promise.resolve() },
});

const tokenOf = async (kind: Parameters<typeof receiptToken>[0] = "getStarted") =>
  (await receiptToken(kind, facts, environment())) ?? "";
const read = (address: string, time = now, site = environment()) =>
  readReceiptLink(new URL(address, "https://aioi.example"), site, time);

describe("the address of a receipt", () => {
  test("holds reference, time, where a trial runs and signature, and is read as what it says", async () => {
    const token = await tokenOf();
    expect(token).toMatch(/^AIOI-7F3A-20C4\.1795554754\.yours\.[0-9a-f]{64}$/);
    expect(await read(`/promotion?promo=discount&sent=getStarted&receipt=${token}`)).toEqual({
      kind: "getStarted",
      reference: "AIOI-7F3A-20C4",
      receivedAt: Date.parse("2026-11-24T21:12:34Z"),
      place: "yours",
      needsConfirmation: false,
      bookingUrl: null,
      back: "/promotion?promo=discount",
    });
  });

  test("of a message from the page of the documents is a request for them", async () => {
    const address = `/trust?sent=contactUs&receipt=${await tokenOf("contactUs")}`;
    expect(await read(address)).toMatchObject({ documents: "here" });
    expect(await read(address, now, mailing)).toMatchObject({ documents: "mailed" });
    const another = `/trust?sent=getStarted&receipt=${await tokenOf()}`;
    expect(await read(another)).not.toHaveProperty("documents");
    const elsewhere = address.replace("/trust", "/company");
    expect(await read(elsewhere)).not.toHaveProperty("documents");
  });

  test("a booked time has the reference alone, because the address names nobody", async () => {
    const calendar = environment({ BOOKING_URL: "https://calendar.example/aioi" });
    const address = `https://aioi.example/pricing?sent=getStarted&receipt=${await tokenOf()}`;
    expect(await readReceiptLink(new URL(address), calendar, now)).toMatchObject({
      bookingUrl: "https://calendar.example/aioi?reference=AIOI-7F3A-20C4",
    });
  });

  test("is read for an hour", async () => {
    const address = `/pricing?sent=getStarted&receipt=${await tokenOf()}`;
    expect(await read(address, now + 3_599_000)).not.toBeNull();
    expect(await read(address, now + 3_600_000)).not.toBeNull();
    expect(await read(address, now + 3_601_000)).toBeNull();
  });

  test("is nothing with another form, reference, time, place or signature, and without a form", async () => {
    const token = await tokenOf();
    const [reference = "", seconds = "", place = "", signature = ""] = token.split(".");
    for (const address of [
      `/pricing?sent=hireMe&receipt=${token}`,
      `/pricing?sent=constructor&receipt=${token}`,
      `/pricing?receipt=${token}`,
      `/pricing?sent=getStarted&receipt=AIOI-7F3A-20C5.${seconds}.${place}.${signature}`,
      `/pricing?sent=getStarted&receipt=${reference}.${Number(seconds) + 1}.${place}.${signature}`,
      `/pricing?sent=getStarted&receipt=${reference}.${seconds}.ours.${signature}`,
      `/pricing?sent=getStarted&receipt=${token.slice(0, -1)}`,
      `/pricing?sent=getStarted&receipt=${token}0`,
      `/pricing?sent=getStarted&receipt=x.${token}`,
      `/pricing?sent=getStarted&receipt=${reference}.${seconds}.${place}.${"0".repeat(64)}`,
      "/pricing?sent=getStarted&receipt=",
      "/pricing?sent=getStarted",
    ]) {
      expect(await read(address), address).toBeNull();
    }
  });

  test("says of no trial that there is none", async () => {
    const token = await receiptToken("hireMe", { ...facts, place: null }, environment());
    expect(token).toMatch(/^AIOI-7F3A-20C4\.1795554754\.none\./);
    expect(await read(`/pricing?sent=hireMe&receipt=${token}`)).toMatchObject({ place: null });
  });

  test("of the newsletter asks to confirm where the site sends mails, and of no other form", async () => {
    const address = `/newsletter?result=subscribed&receipt=${await tokenOf("newsletter")}`;
    expect(await read(address)).toMatchObject({ needsConfirmation: false });
    expect(await read(address, now, mailing)).toMatchObject({ needsConfirmation: true });
    const another = `/pricing?sent=getStarted&receipt=${await tokenOf()}`;
    expect(await read(another, now, mailing)).toMatchObject({ needsConfirmation: false });
  });

  test("of the newsletter is read on its page only", async () => {
    const token = await tokenOf("newsletter");
    expect(await read(`/newsletter?result=subscribed&receipt=${token}`)).toMatchObject({
      kind: "newsletter",
      back: "/newsletter",
    });
    expect(await read(`/newsletter?result=duplicate&receipt=${token}`)).toBeNull();
    expect(await read(`/pricing?result=subscribed&receipt=${token}`)).toBeNull();
  });

  test("of another form is read on the newsletter's page, whatever came of the newsletter", async () => {
    const sent = `sent=getStarted&receipt=${await tokenOf()}`;
    for (const result of ["", "result=confirmed&", "result=subscribed&", "result=duplicate&"]) {
      expect(await read(`/newsletter?${result}${sent}`), result).toMatchObject({
        kind: "getStarted",
        needsConfirmation: false,
      });
    }
  });

  test("is there only with a key", async () => {
    const keyless = readEnvironment({}, () => undefined);
    expect(await receiptToken("getStarted", facts, keyless)).toBeNull();
    const address = new URL(
      `https://aioi.example/pricing?sent=getStarted&receipt=${await tokenOf()}`,
    );
    expect(await readReceiptLink(address, keyless, now)).toBeNull();
  });
});
