import type { LeadKind } from "../../leads/form-fields.ts";
import type { Environment } from "../environment/environment.ts";
import { type Receiver, receivers } from "./notification.ts";
import { hasLateRoute } from "../environment/lead-routes.ts";
import { concernsTeam } from "../environment/recipients.ts";
import { leadTokenKey } from "../store/lead-proof.ts";

/** Whether the site can send mails. */
export const sendsMail = ({ EMAIL, LEAD_EMAIL_FROM }: Environment): boolean =>
  EMAIL !== null && LEAD_EMAIL_FROM !== null;

/** Whether a visitor gets a mail that can name addresses of this site. */
export const mailsVisitors = (environment: Environment): boolean =>
  sendsMail(environment) &&
  environment.VISITOR_ACKNOWLEDGEMENT === "on" &&
  environment.SITE_ORIGIN !== null &&
  leadTokenKey(environment) !== null;

/** The receivers whose variables are set; digests come last. */
export function configuredReceivers(environment: Environment): Receiver[] {
  const { LEAD_EMAIL_TO, LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET } = environment;
  const mails = sendsMail(environment);
  const email = mails && LEAD_EMAIL_TO !== null;
  const webhook = LEAD_WEBHOOK_URL !== null && LEAD_WEBHOOK_SECRET !== null;
  const isConfigured: Record<Receiver, boolean> = {
    email,
    webhook,
    visitor: mails && environment.VISITOR_ACKNOWLEDGEMENT === "on",
    confirmation: mails,
    late: mails && hasLateRoute(environment.LEAD_ROUTES),
    "digest-email": email,
    "digest-webhook": webhook,
  };
  return receivers.filter((receiver) => isConfigured[receiver]);
}

/** Whether a receiver has to do with a kind of lead; digests hold every kind. */
export function concerns(receiver: Receiver, kind: LeadKind, environment: Environment): boolean {
  switch (receiver) {
    case "email":
      // Without a usable list the mail waits for one, as a webhook without its URL does.
      return environment.LEAD_EMAIL_TO === null || concernsTeam(kind, environment);
    case "visitor":
    case "late":
      return kind !== "newsletter";
    case "confirmation":
      return kind === "newsletter";
    case "webhook":
    case "digest-email":
    case "digest-webhook":
      return true;
  }
}
