import { describe, expect, test, vi } from "vitest";

import {
  type AnsweredKind,
  answerDueAt,
  answeredIfSentNow,
  describeDeadline,
  formatOfficeTime,
  officeAt,
  outOfHoursNote,
} from "../../app/content/deadlines.ts";
import { receiptTimes } from "../../app/leads/receipt/receipt-times.ts";
import { cityOf, timeOfWall, visitorZone, wallTime } from "../../app/lib/zoned-time.ts";
import { weekTimes } from "../../app/pages/contact-us/week-times.ts";

const at = (time: string) => Date.parse(time);
const dueAt = (kind: AnsweredKind, time: string) =>
  new Date(answerDueAt(kind, at(time))).toISOString();
const words = (text: string) => text.replaceAll("\u00A0", " ");

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

  test("partner, received on a Tuesday at 8:30 pm in New York: on Friday, not on Sunday", () => {
    const due = answerDueAt("partner", at("2026-11-25T01:30:00Z"));
    expect(formatOfficeTime(due)).toBe("Friday, November 27, 8:30 pm Eastern Time, New York");
  });

  test("partner, over a change of the clocks: at the same hour of the office", () => {
    expect(dueAt("partner", "2026-10-29T14:00:00Z")).toBe("2026-11-03T15:00:00.000Z");
    expect(dueAt("partner", "2026-03-06T15:00:00Z")).toBe("2026-03-11T14:00:00.000Z");
  });
});

const zones = [
  "America/New_York",
  "America/Los_Angeles",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Australia/Sydney",
] as const;

/** Mondays in New York: of a usual week, and of those in which its clocks or Berlin's change. */
const weeks = [
  "2026-11-16T05:00:00Z",
  "2026-03-02T05:00:00Z",
  "2026-03-23T04:00:00Z",
  "2026-10-19T04:00:00Z",
  "2026-10-26T04:00:00Z",
];

const hours = weeks.flatMap((week) =>
  Array.from({ length: 168 }, (_, hour) => at(week) + hour * 3_600_000 + 25 * 60_000),
);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Written by the engine itself: `Saturday, 1:25 pm`. */
function byEngine(time: number, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      weekday: "long",
      hour: "numeric",
      minute: "2-digit",
    });
  formats.set(zone, format);
  return format
    .format(time)
    .replace(/^(\w+),? /, "$1, ")
    .replace(/[\s\u202F]([AP])M$/, (_, half: string) => ` ${half.toLowerCase()}m`);
}

describe.each(zones)(
  "in %s, of 168 hours and both changes of the clocks, in the office and in Berlin",
  (zone) => {
    test("the page, the line beside its button and the receipt name the same deadline", () => {
      const said = hours.map((time) => [
        words(weekTimes(time, zone).answeredBy),
        words(answeredIfSentNow(time, zone)[0]),
        words(receiptTimes("contactPage", time, zone).due.by),
      ]);
      const named = hours.map((time) => byEngine(answerDueAt("contactPage", time), zone));
      expect(said).toEqual(named.map((by) => [by, `Sent now, answered by ${by},`, by]));
    });

    test("the bar of the week ends at it", () => {
      const ends = hours.map((time) => Math.round(weekTimes(time, zone).answered * 60));
      const minutes = hours.map((time) => {
        const wall = new Date(wallTime(answerDueAt("contactPage", time), zone));
        return ((wall.getUTCDay() + 6) % 7) * 1440 + wall.getUTCHours() * 60 + wall.getUTCMinutes();
      });
      expect(ends).toEqual(minutes);
    });

    test.each(["consultation", "partner"] as const)(
      "%s: the receipt and the mail name it",
      (kind) => {
        const dues = hours.map((time) => answerDueAt(kind, time));
        const said = hours.map((time, index) => [
          words(receiptTimes(kind, time, zone).due.by),
          formatOfficeTime(dues[index] ?? 0).replace(/, \w+ \d+,/, ","),
        ]);
        expect(said).toEqual(
          dues.map((due) => [
            byEngine(due, zone),
            `${byEngine(due, "America/New_York")} Eastern Time, New York`,
          ]),
        );
      },
    );

    test("a wall time and its instant are each other's", () => {
      const walls = hours.map((time) => wallTime(time, zone));
      expect(walls.map((wall) => wallTime(timeOfWall(wall, zone), zone))).toEqual(walls);
    });
  },
);

describe("a deadline in words", () => {
  const due = at("2026-11-28T12:25:00Z");

  test("names the visitor's city, with the office's time beside it", () => {
    const { by, where } = describeDeadline(due, "Europe/Berlin");
    expect([words(by), words(where)]).toEqual([
      "Saturday, 1:25 pm",
      "your time, Berlin · 7:25 am in New York",
    ]);
  });

  test("names the office's day where it is another one", () => {
    const { where } = describeDeadline(at("2026-11-27T20:00:00Z"), "Asia/Tokyo");
    expect(words(where)).toBe("your time, Tokyo · Friday, 3:00 pm in New York");
  });

  test("is the office's where the zone is not known, and says that it is yours too in the same one", () => {
    const { by, where } = describeDeadline(due, null);
    expect([words(by), where]).toEqual(["Saturday, 7:25 am ET", "Eastern Time, New York"]);
    expect(describeDeadline(due, "America/Toronto").where).toBe("your time and ours");
  });

  test.each([
    [
      "contactPage",
      "2026-11-28T12:25:00Z",
      "The office is closed on Saturdays: the specialist on duty writes. Calls, signatures and installs begin on Monday, 8 am ET.",
    ],
    [
      "contactPage",
      "2026-11-25T03:00:00Z",
      "The office is closed at that hour: the specialist on duty writes. Calls, signatures and installs begin on Wednesday, 8 am ET.",
    ],
    [
      "consultation",
      "2026-11-25T03:00:00Z",
      "The office is closed at that hour: the engineer on duty writes.",
    ],
    [
      "partner",
      "2026-11-28T01:30:00Z",
      "The office is closed at that hour: the partner team writes before it closes.",
    ],
  ] as const)("%s at %s: says who writes outside office hours", (kind, time, note) => {
    expect(words(outOfHoursNote(kind, at(time), null) ?? "")).toBe(note);
  });

  test("says nothing of it within them", () => {
    expect(outOfHoursNote("contactPage", at("2026-11-25T15:00:00Z"), null)).toBeNull();
    expect(officeAt(at("2026-11-25T15:00:00Z")).isOpen).toBe(true);
  });
});

describe("the visitor's zone", () => {
  test.each([
    ["Europe/Berlin", "Berlin"],
    ["America/Argentina/Buenos_Aires", "Buenos Aires"],
    ["UTC", null],
    ["Etc/GMT+3", null],
  ])("%s is called %s", (zone, city) => expect(cityOf(zone)).toBe(city));

  test.each(["UTC", "America/Not_Known_Yet"])(
    "is the office's where the browser says %s",
    (zone) => {
      const options = new Intl.DateTimeFormat().resolvedOptions();
      const spy = vi
        .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
        .mockReturnValue({ ...options, timeZone: zone });
      expect(visitorZone()).toBeNull();
      spy.mockRestore();
    },
  );
});

describe("the week of the contact page", () => {
  const friday = at("2026-11-27T12:25:00Z");

  test("outlines the office hours where they fall for the visitor", () => {
    const piece = (day: number, from: number, to: number) => ({ day, from, to });
    const days = [0, 1, 2, 3, 4];
    expect(weekTimes(friday, null).open).toEqual(days.map((day) => piece(day, 8, 18)));
    expect(weekTimes(friday, "Europe/Berlin").open).toEqual(days.map((day) => piece(day, 14, 24)));
    // Over midnight: two pieces, of which the first is of the Friday before.
    expect(weekTimes(friday, "Asia/Kolkata").open).toEqual(
      days.flatMap((day) => [piece(day, 18.5, 24), piece(day + 1, 0, 4.5)]),
    );
    expect(weekTimes(friday, "Australia/Sydney").open).toEqual(
      days.map((day) => piece(day + 1, 0, 10)),
    );
  });

  test("has the office's hours below the visitor's", () => {
    expect(weekTimes(friday, "Europe/Berlin").officeHours).toEqual([
      "6pm",
      "12am",
      "6am",
      "noon",
      "6pm",
    ]);
  });
});
