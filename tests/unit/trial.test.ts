import { describe, expect, test } from "vitest";

import { firstTrialDay, trialDaysOf } from "../../app/content/trial-days.ts";
import { deletedOnDay, trial, trialPlaceOf, trialTiers } from "../../app/content/trial.ts";
import { sentRows } from "../../app/leads/receipt/sent-rows.ts";
import { acknowledgement } from "../../app/server/notifications/mails.ts";

describe("a trial runs", () => {
  test.each([
    ["starter", "ours"],
    ["explorer: 8 CPU", "ours"],
    ["resident", "yours"],
    ["scaler", "yours"],
    ["hyper-scaler", null],
  ] as const)("of %s where the tier says, whatever was chosen", (tier, place) => {
    expect(trialPlaceOf(tier, "ours")).toBe(place);
    expect(trialPlaceOf(tier, "yours")).toBe(place);
  });

  test.each([
    [undefined, "yours", "yours"],
    ["", undefined, "ours"],
    ["constructor", "yours", "yours"],
  ] as const)("without a tier where the visitor chose: %j, %j", (tier, chosen, place) => {
    expect(trialPlaceOf(tier, chosen)).toBe(place);
  });

  test("in the tiers that its place names", () => {
    expect([trialTiers("ours"), trialTiers("yours", ", ")]).toEqual([
      "Starter or Explorer",
      "Resident, Scaler",
    ]);
  });
});

describe("the days of a trial", () => {
  test("are named for the first sign-in, by the visitor's calendar", () => {
    expect(deletedOnDay).toBe(104);
    const due = Date.parse("2026-11-28T12:25:00Z");
    expect(trialDaysOf.ours.dates(firstTrialDay(due, null))).toBe(
      "Day 1 is the day you sign in. If that is November 28, the trial ends on December 11 and its data is deleted on March 11, 2027.",
    );
    expect(trialDaysOf.ours.dates(firstTrialDay(due, "Pacific/Auckland"))).toContain(
      "If that is November 29, the trial ends on December 12",
    );
  });

  test("begin on a customer's machine with its first answer", () => {
    expect(trialDaysOf.yours.dates(0)).toContain(
      "Day 1 is the day your own machine first answers.",
    );
  });
});

describe("a receipt says what is tried, and where", () => {
  const about = (source: { tier?: string; place?: "ours" | "yours" }) =>
    sentRows(
      {
        kind: "getStarted",
        fields: {
          firstName: "Maren",
          lastName: "Oduya",
          email: "maren@laborwright.example",
          company: "Laborwright",
          phone: "",
          message: "",
        },
        source,
      },
      "maren@laborwright.example",
    ).find(({ label }) => label === "About")?.value;

  test.each([
    [{ tier: "explorer" }, "Explorer, on our machines"],
    [{ tier: "resident: 24 CPU" }, "Resident, on your machines"],
    [{ tier: "hyper-scaler" }, "Hyper-scaler, a pilot, by contract"],
    [{ place: "yours" as const }, "On your own machines"],
    [{}, "On our machines"],
  ])("%j: %s", (source, value) => expect(about(source)).toBe(value));
});

describe("the mail to whom a trial is promised", () => {
  const mailOf = (source: Record<string, string>) =>
    acknowledgement(
      {
        kind: "getStarted",
        id: "7f3a20c4-4c55-4b1e-9b63-0d2f1f0a7e11",
        receivedAt: "2026-11-27T12:25:00Z",
        source,
        fields: {},
      },
      { SITE_ORIGIN: "https://aioi.example", BOOKING_URL: null },
    );

  test("says by when the sign-in comes, on the office's clock, and what to do with it", () => {
    const { subject, text } = mailOf({ tier: "explorer", place: "ours" });
    expect(subject).toBe("Your 14 days on our machines");
    expect(text).toContain(
      "Your sign-in comes by Saturday, November 28, 7:25 am Eastern Time, New York.",
    );
    expect(text).toContain("You try Explorer on a machine of ours");
    expect(text).toContain("Ask for a first answer: 5 min, https://aioi.example/quickstart#step-3");
    expect(text).toContain("Your reference is AIOI-7F3A-20C4.");
  });

  test("says by when an engineer writes, where it runs on the customer's machines", () => {
    const { subject, text } = mailOf({ place: "yours" });
    expect(subject).toBe("Your 14 days on your machines");
    expect(text).toContain(`${trial.yours.firstStep} by Saturday, November 28, 7:25 am`);
    expect(text).toContain("You try Resident or Scaler on your own machines.");
  });
});
