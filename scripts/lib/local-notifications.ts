import { site } from "../../app/content/site.ts";
import { localHosts } from "../../app/server/environment/https-url.ts";
import { type Outbox, startOutbox } from "./outbox.ts";

/** A key for this machine only: nothing that it signs leaves the machine. */
const localSecret = `whsec_${Buffer.from("signs webhooks on this machine").toString("base64")}`;

interface LocalNotifications {
  outbox: Outbox;
  /** Variables of the Worker, which take precedence over those of the environment. */
  variables: Record<string, string>;
}

/**
 * Mails and webhooks of the site on this machine: they end in the outbox (`npm run mail`). Only a
 * webhook on this machine is called.
 *
 * @param env usually `process.env`
 * @param isEmbedded whether the site runs on the embedded Supabase: then every receiver is notified
 *   without configuration, but the visitor only with VISITOR_ACKNOWLEDGEMENT=on
 */
export async function startLocalNotifications(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  isEmbedded: boolean,
): Promise<LocalNotifications> {
  const target = env["LEAD_WEBHOOK_URL"] || null;
  const isLocal =
    target !== null && URL.canParse(target) && localHosts.has(new URL(target).hostname);
  const outbox = await startOutbox(dataDir, target);
  const variables: Record<string, string> = {};
  if (isEmbedded) {
    variables["LEAD_EMAIL_TO"] = env["LEAD_EMAIL_TO"] || site.email;
    variables["LEAD_EMAIL_FROM"] = env["LEAD_EMAIL_FROM"] || site.email;
    variables["LEAD_WEBHOOK_SECRET"] = env["LEAD_WEBHOOK_SECRET"] || localSecret;
  }
  if (isEmbedded || target !== null) {
    variables["LEAD_WEBHOOK_URL"] = isLocal ? target : outbox.webhookUrl;
  }
  return { outbox, variables };
}
