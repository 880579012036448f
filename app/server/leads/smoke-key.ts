const encoder = new TextEncoder();

/** Who sent a request: a visitor without a key, the smoke test, or somebody with a wrong key. */
type Sender = "visitor" | "test" | "invalid";

/**
 * Compares digests, whose length says nothing about the key, in constant time.
 *
 * @param claimed value of `x-smoke-key`; null when the request has none
 * @param key the deployed `SMOKE_KEY`; null where there are no test leads
 */
export async function verifySmokeKey(claimed: string | null, key: string | null): Promise<Sender> {
  if (claimed === null) return "visitor";
  if (key === null) return "invalid";
  const [one, other] = await Promise.all([claimed, key].map(digest));
  // Workers have it beside the standard functions; the DOM's types do not know it.
  const { timingSafeEqual } = crypto.subtle as SubtleCrypto & {
    timingSafeEqual: (one: ArrayBuffer, other: ArrayBuffer) => boolean;
  };
  return one && other && timingSafeEqual.call(crypto.subtle, one, other) ? "test" : "invalid";
}

const digest = (text: string) => crypto.subtle.digest("SHA-256", encoder.encode(text));
