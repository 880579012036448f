import * as z from "zod/mini";

import { findRoute, type LeadRoute, type RoutedLead } from "./lead-routes.ts";

/** Who gets mails about leads, as the environment says. */
type MailReceivers = {
  LEAD_EMAIL_TO: readonly string[] | null;
  LEAD_ROUTES: readonly LeadRoute[] | null;
};

/** Reads a list of e-mail addresses with commas: `sales@aioi.example, boss@aioi.example`. */
export function parseEmailList(text: string, { issues }: { issues: unknown[] }): readonly string[] {
  const emails = text.split(",").map((part) => part.trim());
  if (!emails.every((email) => z.email().safeParse(email).success)) {
    issues.push({ code: "custom", input: text, message: "is not a list of addresses" });
  }
  return emails;
}

/** Reads `REPORT_EMAIL_TO`: a list of e-mail addresses, or `off` for nobody. */
export const parseReportEmails = (
  text: string,
  context: { issues: unknown[] },
): readonly string[] => (text.trim() === "off" ? [] : parseEmailList(text, context));

/** The e-mail addresses that are notified of a lead: those of its route, or else `LEAD_EMAIL_TO`. */
export const emailsFor = (
  lead: RoutedLead,
  { LEAD_EMAIL_TO, LEAD_ROUTES }: MailReceivers,
): readonly string[] => findRoute(lead, LEAD_ROUTES)?.emails ?? LEAD_EMAIL_TO ?? [];

/** The second address for a lead that waits for its answer: that of the first `late` line that fits. */
export const lateEmailsFor = (
  lead: RoutedLead,
  { LEAD_ROUTES }: Pick<MailReceivers, "LEAD_ROUTES">,
): readonly string[] => findRoute(lead, LEAD_ROUTES, true)?.emails ?? [];

/** Whether an e-mail address gets mails about leads, or the weekly report. */
export function isTeamEmail(
  email: string,
  {
    LEAD_EMAIL_TO,
    LEAD_ROUTES,
    REPORT_EMAIL_TO,
  }: MailReceivers & { REPORT_EMAIL_TO: readonly string[] | null },
): boolean {
  const all = [
    ...(LEAD_EMAIL_TO ?? []),
    ...(LEAD_ROUTES ?? []).flatMap(({ emails }) => emails),
    ...(REPORT_EMAIL_TO ?? []),
  ];
  return all.some((one) => one.toLowerCase() === email.toLowerCase());
}
