const encoder = new TextEncoder();

/** What a request says about being a test: nothing, the right thing, or the wrong one. */
type Claim = "visitor" | "test" | "forged";

/**
 * Compares digests, whose length says nothing about the key, in constant time.
 *
 * @param claimed value of `x-smoke-key`; null when the request has none
 * @param key the deployed `SMOKE_KEY`; null where there are no test leads
 */
export async function verifySmokeKey(claimed: string | null, key: string | null): Promise<Claim> {
  if (claimed === null) return "visitor";
  if (key === null) return "forged";
  const [one, other] = await Promise.all([claimed, key].map(digest));
  // Workers have it beside the standard functions; the DOM's types do not know it.
  const { timingSafeEqual } = crypto.subtle as SubtleCrypto & {
    timingSafeEqual: (one: ArrayBuffer, other: ArrayBuffer) => boolean;
  };
  return one && other && timingSafeEqual.call(crypto.subtle, one, other) ? "test" : "forged";
}

const digest = (text: string) => crypto.subtle.digest("SHA-256", encoder.encode(text));
