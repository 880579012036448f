import * as z from "zod/mini";

import { type LeadKind, leadSchemas } from "../../leads/contract.ts";
import { type LeadRoute, mayRoute, type RoutedLead, routeOf } from "./lead-routes.ts";

/** Who gets mails about leads. A kind with e-mail addresses of its own is sent to those instead. */
export type Recipients = {
  everyKind: readonly string[];
  byKind: Readonly<Partial<Record<LeadKind, readonly string[]>>>;
};

const emailSchema = z.email();

/**
 * Reads `LEAD_EMAIL_TO`: `sales@aioi.example, partner:partners@aioi.example, newsletter:`. An entry
 * with a kind before its e-mail counts for that kind; with no e-mail, nobody gets mails about it.
 */
export function parseRecipients(text: string, { issues }: { issues: unknown[] }): Recipients {
  const everyKind: string[] = [];
  const byKind: Partial<Record<LeadKind, string[]>> = {};
  for (const entry of text.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const colon = entry.indexOf(":");
    const kind = entry.slice(0, Math.max(0, colon));
    const email = entry.slice(colon + 1).trim();
    const isKnown = colon === -1 || Object.hasOwn(leadSchemas, kind);
    const isEmail = emailSchema.safeParse(email).success || (colon !== -1 && email === "");
    if (!isKnown || !isEmail) {
      issues.push({ code: "custom", input: text, message: "is not a list of addresses" });
      continue;
    }
    const list = colon === -1 ? everyKind : (byKind[kind as LeadKind] ??= []);
    if (email !== "") list.push(email);
  }
  return { everyKind, byKind };
}

/** Reads `REPORT_EMAIL_TO`: `team@aioi.example, boss@aioi.example`, or `off` for nobody. */
export function parseEmailList(text: string, { issues }: { issues: unknown[] }): readonly string[] {
  if (text.trim() === "off") return [];
  const emails = text.split(",").map((part) => part.trim());
  if (!emails.every((email) => emailSchema.safeParse(email).success)) {
    issues.push({ code: "custom", input: text, message: "is not a list of addresses" });
  }
  return emails;
}

/** The e-mail addresses that get the digest: those for every kind, or else those of all kinds. */
export const digestEmails = ({ everyKind, byKind }: Recipients): readonly string[] =>
  everyKind.length > 0 ? everyKind : [...new Set(Object.values(byKind).flat())];

/** Who gets mails about leads, as the environment says. */
type MailReceivers = { LEAD_EMAIL_TO: Recipients | null; LEAD_ROUTES: readonly LeadRoute[] | null };

/** The e-mail addresses that are notified of a lead: those of its route, or else those of its kind. */
export const emailsFor = (
  lead: RoutedLead,
  { LEAD_EMAIL_TO: recipients, LEAD_ROUTES: routes }: MailReceivers,
): readonly string[] =>
  routeOf(lead, routes)?.emails ?? recipients?.byKind[lead.kind] ?? recipients?.everyKind ?? [];

/** Whether anybody may be notified of a kind of lead. */
export const concernsTeam = (
  kind: LeadKind,
  { LEAD_EMAIL_TO: recipients, LEAD_ROUTES: routes }: MailReceivers,
): boolean =>
  mayRoute(kind, routes) || (recipients?.byKind[kind] ?? recipients?.everyKind ?? []).length > 0;

/** Whether an e-mail address gets mails about leads. */
export function isTeamEmail(
  email: string,
  { LEAD_EMAIL_TO: recipients, LEAD_ROUTES: routes }: MailReceivers,
): boolean {
  const { everyKind = [], byKind = {} } = recipients ?? {};
  const all = [everyKind, ...Object.values(byKind), ...(routes ?? []).map(({ emails }) => emails)];
  return all.flat().some((one) => one.toLowerCase() === email.toLowerCase());
}
