import type { Environment } from "../environment/environment.ts";
import { hmac, toHex } from "../environment/hmac.ts";

const encoder = new TextEncoder();

/** The secret of proofs and newsletter links; null where none is configured. */
export const leadTokenKey = ({ LEAD_TOKEN_KEY, IP_HASH_KEY }: Environment): string | null =>
  LEAD_TOKEN_KEY ?? IP_HASH_KEY;

/**
 * The proof that the database requires before it returns or changes a lead: only the Worker can derive
 * it, so the anonymous key alone is not enough. No link, mail or message holds it.
 *
 * @param submissionId in whatever letters: the database returns small ones
 * @returns 64 hexadecimal characters
 */
export async function leadProof(key: string, submissionId: string): Promise<string> {
  return toHex(await hmac(key, `proof\n${submissionId.toLowerCase()}`));
}

/** The column `proof_hash` of a lead: the database compares it with the SHA-256 of a proof. */
export async function proofHash(key: string, submissionId: string): Promise<string> {
  return sha256(await leadProof(key, submissionId));
}

/**
 * The same for every row of an email address: the database marks an address that bounces for whoever
 * shows it, and nobody can ask the database about an address without it.
 *
 * @param email in whatever letters
 * @returns 64 hexadecimal characters
 */
export async function emailProof(key: string, email: string): Promise<string> {
  return toHex(await hmac(key, `email\n${email.trim().toLowerCase()}`));
}

/** The column `email_proof_hash` of a lead. */
export async function emailProofHash(key: string, email: string): Promise<string> {
  return sha256(await emailProof(key, email));
}

async function sha256(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));
}
