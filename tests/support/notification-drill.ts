import { randomBytes } from "node:crypto";

import { type FakeReceiver, mailsOf, startFakeReceiver } from "./fake-receiver.ts";
import { runCron } from "./run-cron.ts";
import { type RunningSite, startRunningSite } from "./running-site.ts";
import {
  drill,
  type DrillCounts,
  type DrillOptions,
  pick,
  seeded,
  storedIds,
  wait,
} from "./lead-drill.ts";

/** What became of the notifications about the drill's leads. */
export interface NotificationCounts extends DrillCounts {
  /** Leads in the database that a receiver has not confirmed. */
  notNotified: { email: number; webhook: number };
  /** Notifications that came again, each after an answer was lost. */
  repeats: number;
  /** Notifications that came again although the answer had arrived. */
  needlessRepeats: number;
}

const team = "sales@aioi.example";
const faults = ["error-500", "hang", "cut", "answer-lost"] as const;
const faultMs = { min: 200, max: 1500 };
const cronMs = 5000;

/**
 * The drill of the leads, while the team's mail and the webhook fail at random too. Then everything
 * recovers, and each receiver must have been notified of each lead.
 */
export async function notificationDrill(options: DrillOptions): Promise<NotificationCounts> {
  const [mail, webhook] = await Promise.all([startFakeReceiver(), startFakeReceiver()]);
  const running = await startRunningSite({
    mailUrl: mail.url,
    variables: {
      LEAD_EMAIL_TO: team,
      LEAD_MAILS: "100000",
      LEAD_EMAIL_FROM: "website@aioi.example",
      LEAD_WEBHOOK_URL: webhook.url,
      LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString("base64")}`,
    },
  });
  try {
    const state = { isFailing: true };
    const failing = [mail, webhook].map((receiver, index) =>
      failAtRandom(receiver, seeded(options.seed + index + 1), state),
    );
    const counts = await drill(running, options);
    state.isFailing = false;
    await Promise.all(failing);
    const ids = await storedIds(running.supabase);
    await untilNotified(running, ids, mail, webhook, options.signal);
    return { ...counts, ...countNotifications(ids, mail, webhook) };
  } finally {
    await running.stop();
    mail.stop();
    webhook.stop();
  }
}

async function failAtRandom(
  receiver: FakeReceiver,
  random: () => number,
  state: { isFailing: boolean },
): Promise<void> {
  while (state.isFailing) {
    for (const fault of [pick(faults, random), "none"] as const) {
      receiver.set(fault);
      await wait(faultMs.min + random() * (faultMs.max - faultMs.min));
    }
  }
  receiver.set("none");
}

/** Each delivery of each lead, by id: whether its answer was lost. */
function deliveries(mail: FakeReceiver, webhook: FakeReceiver) {
  const byId = { email: new Map<string, boolean[]>(), webhook: new Map<string, boolean[]>() };
  const add = (map: Map<string, boolean[]>, id: string, isAnswerLost: boolean) => {
    map.set(id, [...(map.get(id) ?? []), isAnswerLost]);
  };
  for (const { headers, isAnswerLost } of webhook.received) {
    add(byId.webhook, headers["webhook-id"] ?? "", isAnswerLost);
  }
  for (const [index, { to, headers }] of mailsOf(mail).entries()) {
    if (!to.includes(team)) continue;
    add(byId.email, headers["X-Lead-ID"] ?? "", mail.received[index]?.isAnswerLost ?? false);
  }
  return byId;
}

const isNotified = (answers: boolean[] | undefined) => answers?.includes(false) ?? false;

/** The cron trigger runs as it does on Cloudflare, only more often. */
async function untilNotified(
  { site }: RunningSite,
  ids: readonly string[],
  mail: FakeReceiver,
  webhook: FakeReceiver,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { email, webhook: posted } = deliveries(mail, webhook);
    if (ids.every((id) => isNotified(email.get(id)) && isNotified(posted.get(id)))) break;
    await runCron(site, Date.now());
    await wait(cronMs);
  }
  // A repeat that should not be may still be on its way.
  await wait(cronMs);
}

function countNotifications(ids: readonly string[], mail: FakeReceiver, webhook: FakeReceiver) {
  const byId = deliveries(mail, webhook);
  const notNotified = {
    email: ids.filter((id) => !isNotified(byId.email.get(id))).length,
    webhook: ids.filter((id) => !isNotified(byId.webhook.get(id))).length,
  };
  let repeats = 0;
  let needlessRepeats = 0;
  for (const answers of [...byId.email.values(), ...byId.webhook.values()]) {
    repeats += answers.length - 1;
    // Once an answer has arrived, nothing may follow.
    const arrived = answers.indexOf(false);
    if (arrived !== -1) needlessRepeats += answers.length - 1 - arrived;
  }
  return { notNotified, repeats, needlessRepeats };
}
