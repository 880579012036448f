import { describe, expect, test } from "vitest";

import { receiptTimes } from "../../app/leads/receipt/receipt-times.ts";

const at = (time: string) => Date.parse(time);
const words = (text: string) => text.replaceAll("\u00A0", " ");

/** Parts of a bar that is 24 hours long, in hours. */
const inHours = (parts: readonly { from: number; to: number }[]) =>
  parts.map(({ from, to }) => [from, to].map((part) => Math.round(part * 240) / 10));

describe("a receipt says when", () => {
  test("in the office's time, with the weekday", () => {
    const times = receiptTimes("getStarted", at("2026-11-24T21:12:00Z"), null);
    expect(words(times.received)).toBe("Tuesday, November 24, 4:12 pm ET");
    expect(words(times.due.by)).toBe("Wednesday, 4:12 pm ET");
    expect([times.start, times.end].map(words)).toEqual(["Tue 4:12 pm", "Wed 4:12 pm"]);
    expect(times.note).toBeNull();
  });

  test("in the visitor's time", () => {
    const times = receiptTimes("contactUs", at("2026-11-27T12:25:00Z"), "Europe/Berlin");
    expect(words(times.received)).toBe("Friday, November 27, 1:25 pm");
    expect(words(times.due.by)).toBe("Saturday, 1:25 pm");
    expect([times.start, times.end].map(words)).toEqual(["Fri 1:25 pm", "Sat 1:25 pm"]);
    expect(times.labels.map(({ text }) => text)).toEqual(["2pm", "12am"]);
    expect(words(times.note ?? "")).toMatch(/begin on Monday, 2 pm your time\.$/);
  });

  test("at noon, at midnight, and over the change of the clocks", () => {
    const noon = receiptTimes("consultation", at("2026-07-01T16:00:00Z"), null);
    expect([noon.start, noon.end].map(words)).toEqual(["Wed 12:00 pm", "Wed 2:00 pm"]);
    const midnight = receiptTimes("consultation", at("2026-07-01T04:00:00Z"), null);
    expect(words(midnight.start)).toBe("Wed 12:00 am");
    const change = receiptTimes("contactPage", at("2026-10-31T16:30:00Z"), null);
    expect([change.start, change.end].map(words)).toEqual(["Sat 12:30 pm", "Sun 11:30 am"]);
  });

  test("with the office hours from 8am to 6pm outlined, as far as they are on the bar", () => {
    const { open, closed, labels } = receiptTimes("getStarted", at("2026-11-24T21:12:00Z"), null);
    expect(inHours(open)).toEqual([
      [0, 1.8],
      [15.8, 24],
    ]);
    expect(inHours(closed)).toEqual([[1.8, 15.8]]);
    expect(labels.map(({ text }) => text)).toEqual(["6pm", "8am"]);
  });

  test("on a weekend no hours are outlined", () => {
    const { open, closed } = receiptTimes("getStarted", at("2026-11-28T06:00:00Z"), null);
    expect(open).toEqual([]);
    expect(closed).toEqual([{ from: 0, to: 1 }]);
  });

  test("with a day of the week for each day of several", () => {
    const { labels, open } = receiptTimes("partner", at("2026-11-26T15:00:00Z"), null);
    expect(labels.map(({ text }) => text)).toEqual(["Thu", "Fri", "Sat", "Sun", "Mon"]);
    expect(open).toHaveLength(4);
  });
});
