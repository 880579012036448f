import { configuredReceivers, sendsMail } from "../notifications/configured-receivers.ts";
import type { Environment } from "../environment/environment.ts";
import { leadTokenKey, proofHash } from "../store/lead-proof.ts";
import type { LeadRow } from "../store/lead-rows.ts";

/**
 * Adds to a row the columns that notifications and the newsletter's double opt-in need. Where no
 * receiver is configured, the row is unchanged.
 */
export async function withProof(lead: LeadRow, environment: Environment): Promise<LeadRow> {
  const key = leadTokenKey(environment);
  const { submission_id: id, proof_hash: existing } = lead.row;
  if (key === null || existing || configuredReceivers(environment).length === 0) return lead;
  const proof_hash = await proofHash(key, id);
  if (lead.table === "newsletter_subscriptions") {
    const needs_confirmation = sendsMail(environment);
    return { ...lead, row: { ...lead.row, proof_hash, needs_confirmation } };
  }
  // The compiler does not follow which row belongs to which of the two other tables.
  return { ...lead, row: { ...lead.row, proof_hash } } as LeadRow;
}
