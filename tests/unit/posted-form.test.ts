import { describe, expect, test } from "vitest";

import type { PostedReceipt } from "../../app/leads/contract.ts";
import { failureMessage } from "../../app/leads/failure-message.ts";
import { formResultIn, parseResult } from "../../app/leads/newsletter-result.ts";
import type { PostedForm } from "../../app/leads/posted-form.ts";
import { readPostedForm } from "../../app/leads/read-posted-form.ts";
import { leadMessages, outdatedMessage } from "../../app/content/messages.ts";

// Spec section 8 has the words; content/messages.ts is compared with it in tests/unit/messages.test.ts.
describe("the words for a submission that failed", () => {
  const words = (kind: "getStarted" | "newsletter", failure: string) =>
    // A Worker deployed later may name others.
    failureMessage(kind, { ok: false, failure } as Parameters<typeof failureMessage>[1]);

  test("are the form's own", () => {
    for (const kind of ["getStarted", "newsletter"] as const) {
      expect(words(kind, "refused")).toBe(leadMessages[kind].refused);
      expect(words(kind, "unavailable")).toBe(leadMessages[kind].failed);
      expect(words(kind, "invalid")).toBe(leadMessages[kind].failed);
      expect(words(kind, "unheard of")).toBe(leadMessages[kind].failed);
      expect(words(kind, "outdated")).toBe(outdatedMessage);
    }
  });

  test("of an address that is subscribed already are the newsletter's alone", () => {
    expect(words("newsletter", "duplicate")).toBe(leadMessages.newsletter.duplicate);
    expect(words("getStarted", "duplicate")).toBe(leadMessages.getStarted.failed);
  });

  test("of too many say how long to wait", () => {
    const limited = { ok: false, failure: "limited", retryInMinutes: 7 } as const;
    expect(JSON.stringify(failureMessage("getStarted", limited))).toContain("7 minutes");
  });
});

describe("what the newsletter's page is told by its address", () => {
  test.each([
    "subscribed",
    "duplicate",
    "confirmed",
    "unsubscribe",
    "unsubscribed",
    "expired",
    "failed",
  ])("%s", (result) => {
    expect(parseResult({ result, token: "a.1.b" })).toEqual({ result, token: "a.1.b" });
  });

  test.each([{}, { result: "constructor" }, { result: "" }, { result: 7 }])(
    "%j is nothing",
    (search) => {
      expect(parseResult(search)).toEqual({ result: undefined, token: "" });
    },
  );

  test.each(["<b>", "a b", "", "x".repeat(201)])("%j is no token", (token) => {
    expect(parseResult({ result: "unsubscribe", token })).toMatchObject({ token: "" });
  });

  test("only what came of a form has the form's words", () => {
    const { success, duplicate } = leadMessages.newsletter;
    expect(formResultIn({ result: "subscribed" })).toEqual({ ok: true, message: success });
    expect(formResultIn({ result: "duplicate" })).toEqual({ ok: false, message: duplicate });
    expect(formResultIn({ result: "confirmed" })).toBeNull();
    expect(formResultIn({})).toBeNull();
  });
});

describe("what came of a form that was posted without script", () => {
  const receipt: PostedReceipt = {
    kind: "getStarted",
    reference: "AIOI-7F3A-20C4",
    receivedAt: 0,
    place: null,
    needsConfirmation: false,
    bookingUrl: null,
    back: "/pricing",
  };
  const worker = (one: PostedReceipt | null) => ({ worker: { receipt: one } });

  test("is what its request says", () => {
    const posted: PostedForm = {
      ok: false,
      kind: "getStarted",
      values: { email: "maya" },
      errors: {},
      message: null,
    };
    expect(readPostedForm({ posted }, { pathname: "/pricing", searchStr: "" })).toBe(posted);
  });

  test("is the receipt that the address signs", () => {
    const at = { pathname: "/pricing", searchStr: "?sent=getStarted" };
    const { success: message } = leadMessages.getStarted;
    expect(readPostedForm(worker(receipt), at)).toEqual({
      ok: true,
      kind: "getStarted",
      message,
      receipt,
    });
  });

  test("is that of another form on the newsletter's page, whatever came of the newsletter", () => {
    for (const searchStr of ["", "?result=confirmed", "?result=subscribed", "?result=duplicate"]) {
      const posted = readPostedForm(worker(receipt), { pathname: "/newsletter", searchStr });
      expect(posted, searchStr).toMatchObject({ ok: true, kind: "getStarted", receipt });
    }
  });

  test.each([undefined, null, {}, worker(null)])("is nothing without either: %j", (context) => {
    expect(
      readPostedForm(context, { pathname: "/pricing", searchStr: "?result=subscribed" }),
    ).toBeNull();
    expect(readPostedForm(context, { pathname: "/newsletter", searchStr: "" })).toBeNull();
  });

  test("is named by the address on the newsletter's page, also without a receipt", () => {
    const read = (searchStr: string, one: PostedReceipt | null = null) =>
      readPostedForm(worker(one), { pathname: "/newsletter", searchStr });
    const { success, duplicate } = leadMessages.newsletter;
    const arrived = { ok: true, kind: "newsletter", message: success };
    expect(read("?result=subscribed")).toEqual({ ...arrived, receipt: null });
    const own = { ...receipt, kind: "newsletter" } as const;
    expect(read("?result=subscribed", own)).toEqual({ ...arrived, receipt: own });
    expect(read("?result=duplicate")).toEqual({
      ok: false,
      kind: "newsletter",
      message: duplicate,
      values: {},
      errors: {},
    });
  });
});
