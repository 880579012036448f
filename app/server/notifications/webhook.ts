import { Webhook } from "standardwebhooks";

import { notificationLimits } from "../../config/limits.ts";
import { leadReference } from "../../content/lead-reference.ts";
import { cutLead, type StoredLead } from "./lead-claims.ts";

/** Version of the payload. A receiver may rely on every property of docs/notifications.md. */
const version = 1;

/** @param max length of a value in UTF-16 code units */
function leadData(lead: StoredLead, max: number) {
  const { id, kind, status, createdAt, fields, source } = cutLead(lead, max);
  return { id, reference: leadReference(id), kind, status, created_at: createdAt, fields, source };
}

/** The payload of a lead, byte for byte the same at every try. */
export const leadPayload = (lead: StoredLead) => ({
  type: "lead.created",
  version,
  timestamp: lead.createdAt,
  data: leadData(lead, notificationLimits.webhookValue),
});

/** Leads in quarantine since the last digest, oldest first. */
export const digestPayload = (leads: readonly StoredLead[]) => ({
  type: "lead.quarantine_digest",
  version,
  timestamp: leads.at(-1)?.createdAt,
  data: {
    count: leads.length,
    leads: leads.map((lead) => leadData(lead, notificationLimits.digestValue)),
  },
});

/**
 * Posts a payload, signed as Standard Webhooks says. Redirects are not followed: the signature is for
 * one receiver.
 *
 * @param id the same at every try, so that the receiver can drop a repeat
 * @returns the status of the response
 * @throws whatever `fetch` throws
 */
export async function postWebhook(
  url: string,
  secret: string,
  id: string,
  payload: object,
): Promise<number> {
  const body = JSON.stringify(payload);
  const now = new Date();
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, now, body),
    },
    body,
    signal: AbortSignal.timeout(notificationLimits.timeoutMs),
  });
  await response.body?.cancel();
  return response.status;
}
