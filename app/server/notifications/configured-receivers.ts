import type { Environment } from "../environment/environment.ts";
import { type Receiver, receivers } from "./notification.ts";
import { hasLateRoute, type RoutedLead } from "../environment/lead-routes.ts";
import { emailsFor, lateEmailsFor } from "../environment/recipients.ts";
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

/** Whether a receiver has to do with a lead. A route may say nobody; digests hold every kind. */
export function concerns(receiver: Receiver, lead: RoutedLead, environment: Environment): boolean {
  const isSubscription = lead.kind === "newsletter";
  switch (receiver) {
    case "email":
      // Without a usable list the mail waits for one, as a webhook without its URL does.
      return environment.LEAD_EMAIL_TO === null || emailsFor(lead, environment).length > 0;
    case "late":
      return !isSubscription && lateEmailsFor(lead, environment).length > 0;
    case "visitor":
      return !isSubscription;
    case "confirmation":
      return isSubscription;
    case "webhook":
    case "digest-email":
    case "digest-webhook":
      return true;
  }
}
