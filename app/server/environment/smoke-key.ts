import { hmac, verifyHmac } from "./hmac.ts";

/** Whether a request carries the key of the smoke test. */
export type SmokeKey = "absent" | "valid" | "invalid";

/**
 * Compares HMACs, whose length says nothing about the key, in constant time.
 *
 * @param sent value of `x-smoke-key`
 * @param key the deployed `SMOKE_KEY`; null where there are no test leads
 */
export async function verifySmokeKey(sent: string | null, key: string | null): Promise<SmokeKey> {
  if (sent === null) return "absent";
  if (key === null) return "invalid";
  return (await verifyHmac(key, sent, await hmac(key, key))) ? "valid" : "invalid";
}
