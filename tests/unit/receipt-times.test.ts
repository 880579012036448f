import { describe, expect, test } from "vitest";

import { answerDueAt, receiptTimes } from "../../app/leads/receipt/receipt-times.ts";

const at = (time: string) => Date.parse(time);
const dueAt = (kind: Parameters<typeof answerDueAt>[0], time: string) =>
  new Date(answerDueAt(kind, at(time))).toISOString();

describe("an answer is due", () => {
  test.each(["getStarted", "hireMe", "contactUs", "contactPage"] as const)(
    "%s: after 24 hours, on a weekend too",
    (kind) => {
      expect(dueAt(kind, "2026-11-28T21:12:00Z")).toBe("2026-11-29T21:12:00.000Z");
    },
  );

  test("consultation: after 2 hours", () => {
    expect(dueAt("consultation", "2026-11-24T21:12:00Z")).toBe("2026-11-24T23:12:00.000Z");
  });

  // As `lead_due_at` of the database has it.
  test.each([
    ["Monday", "2026-11-23T12:00:00Z", "2026-11-26"],
    ["Tuesday", "2026-11-24T12:00:00Z", "2026-11-27"],
    ["Wednesday", "2026-11-25T12:00:00Z", "2026-11-30"],
    ["Thursday", "2026-11-26T12:00:00Z", "2026-12-01"],
    ["Friday", "2026-11-27T12:00:00Z", "2026-12-02"],
    ["Saturday", "2026-11-28T12:00:00Z", "2026-12-02"],
    ["Sunday", "2026-11-29T12:00:00Z", "2026-12-02"],
  ])("partner, received on a %s: after three business days", (_, received, day) => {
    expect(dueAt("partner", received)).toBe(`${day}T12:00:00.000Z`);
  });
});

const words = (text: string) => text.replaceAll("\u00A0", " ");

describe("a receipt says when", () => {
  test("in the office's time, with the weekday", () => {
    const times = receiptTimes("getStarted", at("2026-11-24T21:12:00Z"));
    expect(words(times.received)).toBe("Nov 24, 4:12 pm ET");
    expect(words(times.receivedLong)).toBe("November 24, 4:12 pm ET");
    expect(times.dueDay).toBe("Wednesday");
    expect(words(times.dueTime)).toBe("4:12 pm ET");
    expect(times.length).toBe("24 hours");
    expect([times.start, times.end].map(words)).toEqual(["Tue 4:12 pm", "Wed 4:12 pm"]);
    // Tuesday, 4pm.
    expect(times.hourOfWeek).toBe(40);
  });

  test("at noon, at midnight, and over the change of the clocks", () => {
    const noon = receiptTimes("consultation", at("2026-07-01T16:00:00Z"));
    expect([noon.start, noon.end].map(words)).toEqual(["Wed 12:00 pm", "Wed 2:00 pm"]);
    const midnight = receiptTimes("consultation", at("2026-07-01T04:00:00Z"));
    expect(words(midnight.start)).toBe("Wed 12:00 am");
    const change = receiptTimes("contactPage", at("2026-10-31T16:30:00Z"));
    expect([change.start, change.end].map(words)).toEqual(["Sat 12:30 pm", "Sun 11:30 am"]);
  });

  test("with the office hours from 8am to 6pm outlined, as far as they are on the bar", () => {
    const { open, labels } = receiptTimes("getStarted", at("2026-11-24T21:12:00Z"));
    const hours = open.map(({ from, to }) => [from, to].map((part) => Math.round(part * 240) / 10));
    expect(hours).toEqual([
      [0, 1.8],
      [15.8, 24],
    ]);
    expect(labels.map(({ text }) => text)).toEqual(["midnight", "8am", "noon"]);
  });

  test("on a weekend no hours are outlined", () => {
    expect(receiptTimes("getStarted", at("2026-11-28T06:00:00Z")).open).toEqual([]);
  });

  test("with a day of the week for each day of several", () => {
    const { labels, ticks } = receiptTimes("partner", at("2026-11-26T15:00:00Z"));
    expect(labels.map(({ text }) => text)).toEqual(["Thu", "Fri", "Sat", "Sun", "Mon"]);
    expect(ticks.filter(({ isMajor }) => isMajor)).toHaveLength(5);
  });

  test("with quarters of an hour for two of them", () => {
    const { labels, ticks } = receiptTimes("consultation", at("2026-11-24T21:12:00Z"));
    expect(labels.map(({ text }) => text)).toEqual(["5pm", "6pm"]);
    expect(ticks).toHaveLength(8);
    expect(ticks.filter(({ isMajor }) => isMajor)).toHaveLength(2);
  });
});
