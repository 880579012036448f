import { describe, expect, test } from "vitest";

import { bookingLink } from "../../app/lib/booking-link.ts";

describe("the link to the calendar", () => {
  test("carries name, address and reference, beside what it says already", () => {
    const booker = {
      name: "Maya & Co",
      email: "maya+a@bücher.example",
      reference: "AIOI-7F3A-20C4",
    };
    const link = new URL(bookingLink("https://calendar.example/aioi?week=1#top", booker) ?? "");
    expect(Object.fromEntries(link.searchParams)).toEqual({ week: "1", ...booker });
    expect(link.hash).toBe("#top");
  });

  test("carries no empty value", () => {
    const booker = { name: "", reference: "AIOI-7F3A-20C4" };
    expect(bookingLink("https://calendar.example/", booker)).toBe(
      "https://calendar.example/?reference=AIOI-7F3A-20C4",
    );
  });

  test("is none where nothing is booked", () => {
    expect(bookingLink(null, { reference: "AIOI-7F3A-20C4" })).toBeNull();
  });
});
