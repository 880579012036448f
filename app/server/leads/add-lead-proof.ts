import { configuredReceivers, sendsMail } from "../notifications/configured-receivers.ts";
import type { Environment } from "../environment/environment.ts";
import { emailProofHash, leadTokenKey, proofHash } from "../store/lead-proof.ts";
import type { LeadRow } from "../store/lead-rows.ts";

/**
 * Adds to a row the columns that notifications, bounces and the newsletter's double opt-in need. Where no
 * receiver is configured, the row is unchanged.
 */
export async function addLeadProof(lead: LeadRow, environment: Environment): Promise<LeadRow> {
  const key = leadTokenKey(environment);
  if (key === null || configuredReceivers(environment).length === 0) return lead;
  const { submission_id: id, proof_hash: existing, email } = lead.row;
  const email_proof_hash = lead.row.email_proof_hash ?? (await emailProofHash(key, email));
  const proof_hash = existing ?? (await proofHash(key, id));
  if (lead.table === "newsletter_subscriptions" && !existing) {
    const needs_confirmation = sendsMail(environment);
    return { ...lead, row: { ...lead.row, proof_hash, email_proof_hash, needs_confirmation } };
  }
  // The compiler does not follow which row belongs to which table.
  return { ...lead, row: { ...lead.row, proof_hash, email_proof_hash } } as LeadRow;
}
