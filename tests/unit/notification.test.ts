import { describe, expect, test } from "vitest";

import { isFlood } from "../../app/server/notifications/confirmation-pause.ts";
import {
  isPrompt,
  readNotification,
  readReportMessage,
  receivers,
  toNotification,
  toReportMessage,
} from "../../app/server/notifications/notification.ts";

const id = "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";

describe("a message of the notification queue", () => {
  test("is read as it was written, and has an id of its own", () => {
    const message = toNotification("email", [id]);
    expect(readNotification(structuredClone(message))).toEqual(message);
    expect(message).toMatchObject({ version: 1, receiver: "email", leads: [id] });
    expect(toNotification("email", [id]).owner).not.toBe(message.owner);
  });

  test.each([
    ["of another version", { version: 2 }],
    ["for a receiver that nobody knows", { receiver: "fax" }],
    ["of no lead", { leads: [] }],
    ["of something that is no id", { leads: ["one"] }],
    ["without an id", { owner: undefined }],
  ])("%s is not read", (_, change) => {
    expect(readNotification({ ...toNotification("email", [id]), ...change })).toBeNull();
  });

  test("of the weekly report is no notification, and the other way round", () => {
    const report = toReportMessage("2026-11-16");
    expect(report).toMatchObject({ version: 1, report: "2026-11-16" });
    expect(readReportMessage(structuredClone(report))).toEqual(report);
    expect(readNotification(report)).toBeNull();
    expect(readReportMessage(toNotification("email", [id]))).toBeNull();
    expect(readReportMessage({ ...report, report: "last week" })).toBeNull();
    expect(readReportMessage({ ...report, version: 2 })).toBeNull();
  });
});

test("all receivers are notified at once, but for the late one and the digests", () => {
  expect(receivers.filter(isPrompt)).toEqual(["email", "webhook", "visitor", "confirmation"]);
});

// docs/decisions/0039: 50 of the last days that nobody confirmed, and twice as many as were confirmed.
test.each([
  [49, 0, false],
  [50, 0, true],
  [50, 25, true],
  [50, 26, false],
  [1000, 500, true],
  [1000, 501, false],
])(
  "%i subscriptions that wait and %i confirmed ones: a flood is %j",
  (unconfirmed, confirmed, flood) => {
    expect(isFlood({ unconfirmed, confirmed })).toBe(flood);
  },
);
