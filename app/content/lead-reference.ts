import { site } from "./site.ts";

/**
 * What a lead is called in receipts, mails, the desk and the webhook: `AIOI-7F3A-20C4`. The view `leads`
 * (supabase/migrations) says the same of a row.
 *
 * @param submissionId of the stored lead, a UUID
 */
export function leadReference(submissionId: string): string {
  const digits = submissionId.slice(0, 8).toUpperCase();
  return `${site.name}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
