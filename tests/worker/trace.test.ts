import { expect, test } from "vitest";

import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { eventually, getStartedSubmission, send } from "../support/running-site.ts";

const mail = receiverForFile();
const variables = {
  LEAD_EMAIL_TO: "sales@aioi.example",
  LEAD_EMAIL_FROM: "website@aioi.example",
};
const running = siteForFile(() => ({ variables, mailUrl: mail.url, isTraced: true }));

test("a traced Worker has spans around insert, claim and delivery, with nothing of the visitor", async () => {
  const answer = await send(running.site.url, getStartedSubmission({ lastName: "Zebulon" }));
  expect(answer.result).toEqual({ ok: true });
  const spans = await eventually(async () => {
    const lines = running.logs.filter((line) => line.includes('"span":"'));
    return lines.some((line) => line.includes("notification.deliver")) ? lines : undefined;
  });
  expect(spans.map((line) => JSON.parse(line) as object)).toEqual(
    expect.arrayContaining([
      { span: "lead.insert", attributes: { table: "hire_me_queries" } },
      { span: "notification.claim", attributes: { receiver: "email" } },
      { span: "notification.deliver", attributes: { receiver: "email", leads: "1" } },
    ]),
  );
  expect(spans.join("\n")).not.toMatch(/zebulon|northgate/i);
});
