import type { Environment } from "../environment/environment.ts";
import { hmac, sha256 } from "../environment/hmac.ts";

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
export const leadProof = (key: string, submissionId: string): Promise<string> =>
  hmac(key, `proof\n${submissionId.toLowerCase()}`);

/** The column `proof_hash` of a lead: the database compares it with the SHA-256 of a proof. */
export const proofHash = async (key: string, submissionId: string): Promise<string> =>
  sha256(encoder.encode(await leadProof(key, submissionId)));

/**
 * The same for every row of an email address: the database marks an address that bounces for whoever
 * shows it, and nobody can ask the database about an address without it.
 *
 * @param email in whatever letters
 * @returns 64 hexadecimal characters
 */
export const emailProof = (key: string, email: string): Promise<string> =>
  hmac(key, `email\n${email.trim().toLowerCase()}`);

/** The column `email_proof_hash` of a lead. */
export const emailProofHash = async (key: string, email: string): Promise<string> =>
  sha256(encoder.encode(await emailProof(key, email)));
