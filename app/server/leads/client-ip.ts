const encoder = new TextEncoder();
let ownKey: string | undefined;

/** Importing a key costs more than using it, and an isolate only ever has one. */
const imported = new Map<string, CryptoKey>();

/**
 * Turns a visitor's address into what may be stored: a keyed hash. An IPv6 address counts as its
 * /64 network, because that is what one connection is given.
 *
 * @param address from `cf-connecting-ip`; null when there is none
 * @param key secret of the hash; null makes one up for as long as this isolate lives
 * @returns 32 hexadecimal characters
 */
export async function hashClientIp(address: string | null, key: string | null): Promise<string> {
  const secret = key ?? (ownKey ??= crypto.randomUUID());
  const digest = await crypto.subtle.sign(
    "HMAC",
    await hmacKey(secret),
    encoder.encode(network(address)),
  );
  return Array.from(new Uint8Array(digest, 0, 16), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

async function hmacKey(secret: string): Promise<CryptoKey> {
  const before = imported.get(secret);
  if (before) return before;
  // The key is kept, not its promise: a promise belongs to the request that made it.
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  imported.set(secret, key);
  return key;
}

function network(address: string | null): string {
  if (address === null) return "unknown";
  const lower = address.toLowerCase();
  if (!lower.includes(":")) return lower;
  const [head = "", tail] = lower.split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail === undefined || tail === "" ? [] : tail.split(":");
  // `::` stands for as many zero groups as are missing to eight.
  const groups =
    tail === undefined ? start : [...start, ...zeros(8 - start.length - end.length), ...end];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

function zeros(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => "0");
}
