import { configuredReceivers, sendsMail } from "../notifications/configured-receivers.ts";
import type { Environment } from "../environment/environment.ts";
import { emailProofHash, leadTokenKey, proofHash } from "../store/lead-proof.ts";
import type { LeadRow } from "../store/lead-rows.ts";

/**
 * Adds to a row the columns that notifications, bounces and the newsletter's links need. Where no receiver
 * is configured, only a subscription has them: its owner can stop it by the link in an issue.
 */
export async function addLeadProof(lead: LeadRow, environment: Environment): Promise<LeadRow> {
  const key = leadTokenKey(environment);
  const isSubscription = lead.table === "newsletter_subscriptions";
  if (key === null || !(isSubscription || configuredReceivers(environment).length > 0)) return lead;
  const proof_hash = await proofHash(key, lead.row.submission_id);
  const email_proof_hash = await emailProofHash(key, lead.row.email);
  if (isSubscription) {
    const needs_confirmation = sendsMail(environment);
    return { ...lead, row: { ...lead.row, proof_hash, email_proof_hash, needs_confirmation } };
  }
  // The compiler does not follow which row belongs to which table.
  return { ...lead, row: { ...lead.row, proof_hash, email_proof_hash } } as LeadRow;
}
