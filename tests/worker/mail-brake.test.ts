import { expect, test } from "vitest";

import { notificationLimits } from "../../app/config/limits.ts";
import { leadReference } from "../../app/content/lead-reference.ts";
import { mailsOf } from "../support/fake-receiver.ts";
import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { readRows } from "../support/rows.ts";
import { runCron, tuesday } from "../support/run-cron.ts";
import { getStartedSubmission, send } from "../support/running-site.ts";

// Networks of one /56, each below its own limit: altogether they would fill the team's mailbox.

const team = "sales@aioi.example";
const mail = receiverForFile();
const running = siteForFile(() => ({
  variables: {
    LEAD_EMAIL_TO: team,
    LEAD_EMAIL_FROM: "website@aioi.example",
    LEAD_TOKEN_KEY: "a key that signs the links of tests",
  },
  mailUrl: mail.url,
}));

const emails = Array.from({ length: 26 }, (_, index) => `person-${index}@northgate.example`);

async function runCronToItsEnd(): Promise<void> {
  await runCron(running.site, tuesday);
  await running.site.settle();
}

test("no lead of a flood is refused, and the team gets 20 mails at most, the rest in one", async () => {
  const submissions = emails.map((email, index) => ({
    headers: { "cf-connecting-ip": `2001:db8:0:${index.toString(16)}::1` },
    submission: getStartedSubmission({ email }),
  }));
  for (const { submission, headers } of submissions) {
    const { result } = await send(running.site.url, submission, headers);
    expect(result).toEqual({ ok: true });
  }
  await running.site.settle();
  expect(mailsOf(mail)).toHaveLength(notificationLimits.leadMails);

  await runCronToItsEnd();
  const mails = mailsOf(mail);
  expect(mails).toHaveLength(notificationLimits.leadMails + 1);
  expect(mails.length).toBeLessThanOrEqual(notificationLimits.mails);
  const joined = mails.at(-1);
  expect(joined?.subject).toBe(`${emails.length - notificationLimits.leadMails} more leads`);
  for (const { submission } of submissions) {
    const told = mails.filter(({ text }) => text.includes(submission.fields["email"]));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(leadReference(submission.submissionId));
    expect(told[0]?.to).toEqual([team]);
    const rows = await readRows(running.supabase, "hire_me_queries", {
      email: submission.fields["email"],
    });
    expect(rows).toHaveLength(1);
  }

  await runCronToItsEnd();
  expect(mailsOf(mail)).toHaveLength(notificationLimits.leadMails + 1);
});
