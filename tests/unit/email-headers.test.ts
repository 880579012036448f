import { expect, test } from "vitest";

import { confirmation } from "../../app/server/notifications/mails.ts";
import { headerError } from "../../scripts/lib/email-headers.ts";

// "The local stand-in of the mail service refuses what that list refuses."
test.each([
  ["Date", "Sat, 28 Nov 2026 12:00:00 +0000", "E_HEADER_NOT_ALLOWED"],
  ["Message-ID", "<1@aioi.example>", "E_HEADER_NOT_ALLOWED"],
  ["Lead-ID", "1", "E_HEADER_NOT_ALLOWED"],
  ["Subject", "Hello", "E_HEADER_USE_API_FIELD"],
  ["List-Unsubscribe", "<http://aioi.example/stop>", "E_HEADER_VALUE_INVALID"],
  ["List-Unsubscribe", "https://aioi.example/stop", "E_HEADER_VALUE_INVALID"],
  ["List-Unsubscribe-Post", "list-unsubscribe=one-click", "E_HEADER_VALUE_INVALID"],
  ["Auto-Submitted", "yes", "E_HEADER_VALUE_INVALID"],
  ["X-Lead-ID", "", "E_HEADER_VALUE_INVALID"],
  ["X-Lead-ID", "one\ntwo", "E_HEADER_VALUE_INVALID"],
  ["X-Lead-ID", "é".repeat(1025), "E_HEADER_VALUE_TOO_LONG"],
  ["X Lead", "1", "E_HEADER_NAME_INVALID"],
  [`X-${"a".repeat(99)}`, "1", "E_HEADER_NAME_INVALID"],
])("%s: %j is refused with %s", (name, value, code) => {
  expect(headerError({ [name]: value })).toBe(code);
});

test("headers that are too many or too large together are refused", () => {
  const many = Object.fromEntries(
    Array.from({ length: 9 }, (_, place) => [`X-${place}`, "a".repeat(2000)]),
  );
  expect(headerError(many)).toBe("E_HEADERS_TOO_LARGE");
});

test("those of the list, and those of our own, are taken", () => {
  expect(
    headerError({
      "Auto-Submitted": "auto-generated",
      "List-Id": "AIOI newsletter <newsletter.aioi.example>",
      "List-Unsubscribe": "<https://aioi.example/stop>, <mailto:stop@aioi.example>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "x-lead_id": "1",
    }),
  ).toBeNull();
});

test.each(["https://aioi.example", "http://localhost:8787"])(
  "the confirmation of a site at %s is taken, also where it has no https",
  (origin) => {
    const links = { confirm: `${origin}/confirm`, unsubscribe: `${origin}/stop` };
    expect(headerError(confirmation(links).headers ?? {})).toBeNull();
  },
);
