import * as z from "zod/mini";

import { leadKindNames } from "../../leads/form-fields.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { findRoute } from "../environment/lead-routes.ts";
import { emailsFor } from "../environment/recipients.ts";
import { allows } from "../http/burst.ts";
import { plainResponse } from "../http/error-responses.ts";
import { sendsMail } from "./configured-receivers.ts";
import { failureCode, sendMail } from "./deliver.ts";
import { testMail } from "./mails.ts";

const testSchema = z.object({
  kind: z.enum(leadKindNames),
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  tier: z.nullable(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
});

/**
 * Sends the mail of `npm run notify:test` to whom a lead of that kind, country and tier would go. No lead
 * is stored, and no webhook is called: it would take the test for a lead.
 *
 * @param request a POST with the key of test leads
 * @returns the line of `LEAD_ROUTES` that fits, how many get such a mail, and `sent`, `no receivers`,
 *   `no mail configured` or the code of what failed; 404 without that key, 400 for what is no test, 429
 *   beyond ten a minute
 */
export async function handleTestNotification(
  request: Request,
  { environment, isTest, log }: RequestContext,
): Promise<Response> {
  if (!isTest) return plainResponse(404);
  if (!(await allows(environment.LEAD_BURST, "/notify-test"))) return plainResponse(429);
  const parsed = testSchema.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return plainResponse(400);
  const lead = parsed.data;
  const route = findRoute(lead, environment.LEAD_ROUTES);
  const to = emailsFor(lead, environment);
  let result = "sent";
  if (to.length === 0) result = "no receivers";
  else if (!sendsMail(environment)) result = "no mail configured";
  else {
    try {
      const id = crypto.randomUUID();
      await sendMail(to, testMail(lead, route), id, environment);
    } catch (thrown) {
      result = failureCode(thrown);
    }
  }
  log.info("notification.tested", { kind: lead.kind, line: route?.line ?? null, result });
  // It names no address: the key of tests opens none.
  const answer = {
    route: route && { line: route.line, text: route.text },
    receivers: to.length,
    result,
  };
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}
