import * as z from "zod/mini";

import { type LeadKind, leadSchemas } from "../../leads/contract.ts";
import { type LeadRoute, mayRoute, type RoutedLead, findRoute, routesAll } from "./lead-routes.ts";

/** Who gets mails about leads. A kind with e-mail addresses of its own is sent to those instead. */
export type Recipients = {
  everyKind: readonly string[];
  /** Empty for `nobody`. */
  byKind: Readonly<Partial<Record<LeadKind, readonly string[]>>>;
  /** Kinds that are written without an address and without `nobody`. */
  unfinished: readonly LeadKind[];
};

const nobody = "nobody";

const isEmail = (text: string) => z.email().safeParse(text).success;

const isKind = (text: string): text is LeadKind => Object.hasOwn(leadSchemas, text);

/**
 * Reads `LEAD_EMAIL_TO`: `sales@aioi.example, partner:partners@aioi.example, newsletter:nobody`. An
 * entry with a kind before its e-mail counts for that kind; with `nobody`, nobody gets mails about it.
 */
export function parseRecipients(text: string, { issues }: { issues: unknown[] }): Recipients {
  const everyKind: string[] = [];
  const byKind: Partial<Record<LeadKind, string[]>> = {};
  const unfinished: LeadKind[] = [];
  for (const entry of text.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const colon = entry.indexOf(":");
    const kind = entry.slice(0, Math.max(0, colon));
    const email = entry.slice(colon + 1).trim();
    const isOfKind = colon !== -1;
    const mayLackEmail = isOfKind && (email === "" || email === nobody);
    if ((isOfKind && !isKind(kind)) || !(mayLackEmail || isEmail(email))) {
      issues.push({ code: "custom", input: text, message: "is not a list of addresses" });
      continue;
    }
    if (!isKind(kind)) everyKind.push(email);
    else if (email === "") unfinished.push(kind);
    else if (email === nobody) byKind[kind] ??= [];
    else (byKind[kind] ??= []).push(email);
  }
  return { everyKind, byKind, unfinished: unfinished.filter((kind) => !byKind[kind]) };
}

/** Reads `REPORT_EMAIL_TO`: `team@aioi.example, boss@aioi.example`, or `off` for nobody. */
export function parseEmailList(text: string, { issues }: { issues: unknown[] }): readonly string[] {
  if (text.trim() === "off") return [];
  const emails = text.split(",").map((part) => part.trim());
  if (!emails.every(isEmail)) {
    issues.push({ code: "custom", input: text, message: "is not a list of addresses" });
  }
  return emails;
}

/** The e-mail addresses that get the digest: those for every kind, or else those of all kinds. */
export const digestEmails = ({ everyKind, byKind }: Recipients): readonly string[] =>
  everyKind.length > 0 ? everyKind : [...new Set(Object.values(byKind).flat())];

/** Those of a kind. One for which nothing is written gets the digest's: no mail is left without a reader. */
const emailsOfKind = (kind: LeadKind, recipients: Recipients): readonly string[] =>
  recipients.byKind[kind] ?? digestEmails(recipients);

/** Who gets mails about leads, as the environment says. */
type MailReceivers = { LEAD_EMAIL_TO: Recipients | null; LEAD_ROUTES: readonly LeadRoute[] | null };

/** The e-mail addresses that are notified of a lead: those of its route, or else those of its kind. */
export const emailsFor = (
  lead: RoutedLead,
  { LEAD_EMAIL_TO: recipients, LEAD_ROUTES: routes }: MailReceivers,
): readonly string[] =>
  findRoute(lead, routes)?.emails ?? (recipients ? emailsOfKind(lead.kind, recipients) : []);

/** Whether anybody may be notified of a kind of lead. */
export const concernsTeam = (
  kind: LeadKind,
  { LEAD_EMAIL_TO: recipients, LEAD_ROUTES: routes }: MailReceivers,
): boolean =>
  mayRoute(kind, routes) || (recipients !== null && emailsOfKind(kind, recipients).length > 0);

/**
 * The kinds for which neither an address nor `nobody` is written: none of their own, none for every kind,
 * and no route that all leads of the kind fit.
 */
export function kindsWithoutReader({
  LEAD_EMAIL_TO: recipients,
  LEAD_ROUTES: routes,
}: MailReceivers): LeadKind[] {
  if (recipients === null) return [];
  const { everyKind, byKind, unfinished } = recipients;
  return (Object.keys(leadSchemas) as LeadKind[]) // its keys
    .filter((kind) => everyKind.length === 0 || unfinished.includes(kind))
    .filter((kind) => !byKind[kind] && !routesAll(kind, routes));
}

/** Whether an e-mail address gets mails about leads. */
export function isTeamEmail(
  email: string,
  { LEAD_EMAIL_TO: recipients, LEAD_ROUTES: routes }: MailReceivers,
): boolean {
  const { everyKind = [], byKind = {} } = recipients ?? {};
  const all = [everyKind, ...Object.values(byKind), ...(routes ?? []).map(({ emails }) => emails)];
  return all.flat().some((one) => one.toLowerCase() === email.toLowerCase());
}
