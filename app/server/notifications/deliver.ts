import type { EmailMessageBuilder } from "@cloudflare/workers-types";

import { notificationLimits } from "../../config/limits.ts";
import { asksForDocuments } from "../../content/documents.ts";
import { mailContent } from "../../content/notifications.ts";
import { site } from "../../content/site.ts";
import { isMailable } from "../../lib/is-mailable.ts";
import { keyedHash } from "../http/client-ip.ts";
import { leadTokenKey } from "../store/lead-proof.ts";
import { newsletterLinks } from "./newsletter-links.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName } from "../environment/log.ts";
import { withTimeout } from "../environment/with-timeout.ts";
import { ClaimsUnavailable, type StoredLead } from "./lead-claims.ts";
import { acknowledgement, confirmation, digest, leadMail, type Mail } from "./mails.ts";
import type { Receiver } from "./notification.ts";
import { toRoutedLead } from "../environment/lead-routes.ts";
import { emailsFor, lateEmailsFor } from "../environment/recipients.ts";
import { digestPayload, leadPayload, postWebhook } from "./webhook.ts";

/** The receiver did not accept the notification; the message says why, without data of the lead. */
export class DeliveryFailed extends Error {
  /** Whether the receiver answered that it takes no such content: less of it may be taken. */
  readonly isRefused: boolean;

  constructor(code: string) {
    super(code);
    this.isRefused = refusals.has(code);
  }
}

/** What is logged of a failure. Of one that nobody expected only that, because its message may quote data. */
export const failureCode = (thrown: unknown): string =>
  thrown instanceof DeliveryFailed || thrown instanceof ClaimsUnavailable
    ? thrown.message
    : "unexpected";

/** Codes of Email Service, and the statuses of webhooks, for content that is too large or invalid. */
const refusals = new Set([
  "too large",
  "E_CONTENT_TOO_LARGE",
  "E_VALIDATION_ERROR",
  "status 400",
  "status 413",
  "status 422",
]);

/**
 * Notifies one receiver of one lead, or of several together, which have the same readers.
 *
 * @param owner id of the message, the same at every try
 * @throws {DeliveryFailed} when the receiver did not accept the notification, or when the leads are too
 *   large for one digest
 */
export async function deliver(
  receiver: Receiver,
  owner: string,
  leads: readonly StoredLead[],
  environment: Environment,
): Promise<void> {
  const [lead] = leads;
  if (lead === undefined) return;
  const { LEAD_EMAIL_TO: recipients } = environment;
  switch (receiver) {
    case "email": {
      if (recipients === null) throw new DeliveryFailed("unconfigured");
      const readers = emailsFor(toRoutedLead(lead), environment);
      if (leads.length === 1) return sendMail(readers, leadMail(lead), lead.id, environment);
      const mail = digest(leads, mailContent.joined);
      assertSize(mail, leads);
      return sendMail(readers, mail, digestId(owner, lead), environment);
    }
    case "late":
      return sendMail(
        lateEmailsFor(toRoutedLead(lead), environment),
        leadMail(lead, true),
        `late:${lead.id}`,
        environment,
      );
    case "digest-email": {
      if (recipients === null) throw new DeliveryFailed("unconfigured");
      const mail = digest(leads, mailContent.digest);
      assertSize(mail, leads);
      return sendMail(recipients, mail, digestId(owner, lead), environment);
    }
    case "webhook":
      return post(lead.id, leadPayload(lead), environment);
    case "digest-webhook": {
      const payload = digestPayload(leads);
      assertSize(payload, leads);
      return post(digestId(owner, lead), payload, environment);
    }
    case "visitor":
      if (!isMailable(getEmail(lead)) || !(await mayAcknowledge(lead, environment))) return;
      return sendMail([getEmail(lead)], acknowledgement(lead, environment), lead.id, environment);
    case "confirmation": {
      // Staff have marked what somebody subscribed for others.
      if (lead.status === "spam" || !isMailable(getEmail(lead))) return;
      const key = leadTokenKey(environment);
      if (key === null) return;
      const origin = environment.SITE_ORIGIN;
      if (origin === null) throw new Error("SITE_ORIGIN is not set");
      const links = await newsletterLinks(lead.id, lead.createdAt, key, origin);
      return sendMail([getEmail(lead)], confirmation(links), lead.id, environment);
    }
  }
}

/** Each part of a digest has an id of its own, the same at every try. */
const digestId = (owner: string, first: StoredLead) => `${owner}:${first.id}`;

/** @throws {DeliveryFailed} for several leads that are too large for one digest */
function assertSize(digest: object, leads: readonly StoredLead[]): void {
  const { length } = new TextEncoder().encode(JSON.stringify(digest));
  if (leads.length > 1 && length > notificationLimits.digestBytes) {
    throw new DeliveryFailed("too large");
  }
}

/** Leads together, but for those that other people read. */
export function groupByReaders(
  receiver: Receiver,
  leads: readonly StoredLead[],
  environment: Environment,
): StoredLead[][] {
  const readersOf = (lead: StoredLead) =>
    receiver === "email" ? emailsFor(toRoutedLead(lead), environment).join() : "";
  return [...Map.groupBy(leads, readersOf).values()];
}

const getEmail = ({ fields }: StoredLead): string => String(fields["email"] ?? "");

/**
 * Anybody can type somebody else's email into a form: an email gets one acknowledgement a day.
 * KV may miss what was written a moment ago, and a failing KV lets the mail through.
 */
async function mayAcknowledge(
  lead: StoredLead,
  { LEAD_LIMITS: kv, IP_HASH_KEY }: Environment,
): Promise<boolean> {
  // Who asks for the documents gets them, also on the day of another message.
  const { kind, source } = lead;
  const asked = asksForDocuments(kind, source["opener"]) ? "documents:" : "";
  const key = `acknowledged:${asked}${await keyedHash(getEmail(lead).toLowerCase(), IP_HASH_KEY)}`;
  try {
    const acknowledged = await kv?.get(key);
    if (acknowledged && acknowledged !== lead.id) return false;
    await kv?.put(key, lead.id, { expirationTtl: notificationLimits.acknowledgementSeconds });
  } catch {
    return true;
  }
  return true;
}

/**
 * @param id of the lead, digest or report; the same in a repeat
 * @throws {DeliveryFailed} when Email Service did not take it
 */
export async function sendMail(
  to: readonly string[],
  { headers, ...mail }: Mail,
  id: string,
  { EMAIL: binding, LEAD_EMAIL_FROM: from }: Environment,
): Promise<void> {
  if (to.length === 0) throw new DeliveryFailed("no recipient");
  if (binding === null || from === null) throw new DeliveryFailed("unconfigured");
  const message: EmailMessageBuilder = {
    from: { name: site.name, email: from },
    to: [...to],
    ...mail,
    // Email Service makes the Message-ID itself. By this id a program can recognise a repeat.
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      "X-Lead-ID": id,
      ...headers,
    },
  };
  try {
    await withTimeout(binding.send(message), notificationLimits.timeoutMs);
  } catch (thrown) {
    // Codes of Email Service, such as E_RATE_LIMIT_EXCEEDED. Its messages name e-mail addresses.
    const code: unknown = thrown instanceof Error ? Reflect.get(thrown, "code") : undefined;
    const isCode = typeof code === "string" && /^E_[A-Z_]+$/.test(code);
    throw new DeliveryFailed(isCode ? code : errorName(thrown));
  }
}

async function post(
  id: string,
  payload: object,
  { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret }: Environment,
): Promise<void> {
  if (url === null || secret === null) throw new DeliveryFailed("unconfigured");
  let status: number;
  try {
    status = await postWebhook(url, secret, id, payload);
  } catch (thrown) {
    throw new DeliveryFailed(errorName(thrown));
  }
  if (status < 200 || status >= 300) throw new DeliveryFailed(`status ${status}`);
}
