import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";

import { main as mail } from "../../scripts/commands/mail.ts";
import { startLocalNotifications } from "../../scripts/lib/local-notifications.ts";
import { type OutboxItem, readOutbox } from "../../scripts/lib/outbox.ts";
import { temporaryFolder } from "../support/files.ts";
import { siteForFile } from "../support/for-file.ts";
import { runMain } from "../support/run-script.ts";
import { eventually, getStartedSubmission, send } from "../support/running-site.ts";

const folder = temporaryFolder();
let local: Awaited<ReturnType<typeof startLocalNotifications>>;

beforeAll(async () => {
  // As an operator's own .env might say: nothing of it may be called from this machine.
  const env = { LEAD_WEBHOOK_URL: "https://hooks.elsewhere.example/leads" };
  local = await startLocalNotifications(folder, env, true);
});
afterAll(() => local.outbox.stop());
const running = siteForFile(() => ({
  variables: local.variables,
  mailUrl: local.outbox.mailUrl,
  outbound: (url) => {
    if (url.hostname.endsWith(".example")) throw new Error(`${url.hostname} was called`);
    return Promise.resolve(undefined);
  },
}));

// The local site sends no mail and calls no webhook but those on localhost (docs/notifications.md).
test("a lead's mail and webhook end in the outbox, and `npm run mail` shows both", async () => {
  const submission = getStartedSubmission({ company: "Outbox Works" });
  await send(running.site.url, submission);
  const items = await eventually(async () => {
    const found = readOutbox(folder);
    return found.length >= 2 ? found : undefined;
  });
  const webhook = items.find(
    (item): item is OutboxItem & { type: "webhook" } => item.type === "webhook",
  );
  expect(webhook?.url).toBe("https://hooks.elsewhere.example/leads");
  const secret = local.variables["LEAD_WEBHOOK_SECRET"] ?? "";
  expect(new Webhook(secret).verify(webhook?.body ?? "", webhook?.headers ?? {})).toMatchObject({
    data: { id: submission.submissionId },
  });

  const shown = await runMain(mail, [], { DATA_DIR: folder });
  expect(shown.code).toBe(0);
  expect(shown.output).toContain("Subject: Get Started AIOI-");
  expect(shown.output).toContain("First name: Maya");
  expect(shown.output).toContain(`webhook-id: ${submission.submissionId}`);
  expect(shown.output).toContain('"type": "lead.created"');
});

test("a webhook on this machine is called itself, and another database tells nobody by itself", async () => {
  const own = { LEAD_WEBHOOK_URL: "http://localhost:5678/webhook/leads" };
  const called = await startLocalNotifications(folder, own, true);
  called.outbox.stop();
  expect(called.variables["LEAD_WEBHOOK_URL"]).toBe("http://localhost:5678/webhook/leads");
  const hosted = await startLocalNotifications(folder, {}, false);
  hosted.outbox.stop();
  expect(hosted.variables).toEqual({});
});
