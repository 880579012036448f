import { beforeAll, describe, expect, test } from "vitest";

import { mailsOf } from "../support/fake-receiver.ts";
import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { readRows } from "../support/rows.ts";
import { eventually, getStartedSubmission, newAddress, send } from "../support/running-site.ts";

const mail = receiverForFile();
const running = siteForFile(() => ({
  variables: {
    LEAD_EMAIL_TO: "sales@aioi.example",
    LEAD_EMAIL_FROM: "website@aioi.example",
    VISITOR_ACKNOWLEDGEMENT: "on",
  },
  mailUrl: mail.url,
}));
let url: string;

beforeAll(() => void ({ url } = running.site));

const mailOf = (id: string, isTo: (to: string) => boolean) =>
  eventually(() =>
    mailsOf(mail).find(({ headers, to }) => headers["X-Lead-ID"] === id && isTo(to[0] ?? "")),
  );

const sendWith = (email: string) => {
  const submission = getStartedSubmission();
  return {
    id: submission.submissionId,
    sent: send(url, { ...submission, fields: { ...submission.fields, email } }),
  };
};

const subscribe = (email: string) =>
  fetch(new URL("/newsletter", url), {
    method: "POST",
    redirect: "manual",
    headers: { origin: url, "cf-connecting-ip": newAddress() },
    body: new URLSearchParams({ email }),
  });

// "Stored: trimmed, the domain in ASCII (punycode) and lower case, the local part as typed in NFC. Shown
// in receipts, mails ... with the domain in Unicode. A visitor's type=email may hand over either form:
// both give the same row."
describe("an address at an international domain", () => {
  test.each(["Max@MÜNCHEN.de", "Max@xn--mnchen-3ya.de"])(
    "%s with script: one stored form, and mails to and about it",
    async (email) => {
      const { id, sent } = sendWith(email);
      expect((await sent).result).toMatchObject({ ok: true });
      const [row] = await readRows(running.supabase, "hire_me_queries", { submission_id: id });
      expect(row?.["email"]).toBe("Max@xn--mnchen-3ya.de");
      const team = await mailOf(id, (to) => to === "sales@aioi.example");
      expect(team.text).toContain("Max@münchen.de");
      expect(team.replyTo).toBe("Max@xn--mnchen-3ya.de");
    },
  );

  test("without script a newsletter takes it once, in whichever form", async () => {
    expect((await subscribe("brief@BÜCHER.example")).headers.get("location")).toMatch(
      /^\/newsletter\?result=subscribed/,
    );
    for (const same of ["brief@xn--bcher-kva.example", "BRIEF@bücher.example"]) {
      expect((await subscribe(same)).headers.get("location"), same).toMatch(/result=duplicate/);
    }
    const filter = { email: "brief@xn--bcher-kva.example" };
    expect(await readRows(running.supabase, "newsletter_subscriptions", filter)).toHaveLength(1);
  });

  test("the address that asks for a mail is the stored one", async () => {
    const confirmation = await eventually(() =>
      mailsOf(mail).find(({ to }) => to.includes("brief@xn--bcher-kva.example")),
    );
    expect(confirmation.subject).toBe("Please confirm your subscription");
  });
});

// "Where our own mail cannot reach it (a local part that is not ASCII), the team's notice says 'answer
// by hand' and no mail is tried."
test("a local part of another script is stored, and nobody but the team gets a mail", async () => {
  const { id, sent } = sendWith("用户@例子.广告");
  expect((await sent).result).toMatchObject({ ok: true });
  const [row] = await readRows(running.supabase, "hire_me_queries", { submission_id: id });
  expect(row?.["email"]).toBe("用户@xn--fsqu00a.xn--4rr70v");
  const team = await mailOf(id, (to) => to === "sales@aioi.example");
  expect(team.text).toContain("用户@例子.广告");
  expect(team.attachments?.[0]?.content).toContain("Answer by hand");
  await expect
    .poll(() => running.logs.filter((line) => line.includes('"receiver":"visitor"')).length)
    .toBeGreaterThan(0);
  const visitors = mailsOf(mail).flatMap(({ to }) => to.filter((one) => one.includes("用户")));
  expect(visitors).toEqual([]);
});
