const encoder = new TextEncoder();

/** Imported keys: importing one costs more than using it. Only the operator's few secrets are used. */
const keys = new Map<string, CryptoKey>();

/** HMAC-SHA-256 of a text, in hexadecimal. */
export async function hmac(secret: string, text: string): Promise<string> {
  const key = await importKey(secret);
  return toHex(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text))));
}

/** Whether a signature, in hexadecimal, is the HMAC of a text; compares in constant time. */
export async function verifyHmac(
  secret: string,
  text: string,
  signature: string,
): Promise<boolean> {
  const key = await importKey(secret);
  return crypto.subtle.verify("HMAC", key, fromHex(signature), encoder.encode(text));
}

/** SHA-256 in hexadecimal. */
export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

/** What nobody can guess: 128 random bits in hexadecimal. A UUID has six fewer. */
export const randomHex = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

/** Two lower-case hexadecimal digits per byte. */
const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes of an even number of hexadecimal digits. */
const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function importKey(secret: string): Promise<CryptoKey> {
  const existing = keys.get(secret);
  if (existing) return existing;
  // The key is cached, not its promise: a promise belongs to the request that made it.
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
  keys.set(secret, key);
  return key;
}
