import { hmac, toHex } from "../ops/hmac.ts";

/** The key of this isolate, used when none is configured. */
let isolateKey: string | undefined;

/**
 * Turns a visitor's address into what may be stored: a keyed hash. An IPv6 address counts as its
 * /64 network, because that is what one connection is given.
 *
 * @param address from `cf-connecting-ip`; null when there is none
 * @param key secret of the hash; null makes one up for as long as this isolate lives
 * @returns 32 hexadecimal characters
 */
export function hashClientIp(address: string | null, key: string | null): Promise<string> {
  return keyedHash(network(address), key);
}

/**
 * HMAC-SHA-256 of a text, cut to 128 bits: tells texts apart without holding them.
 *
 * @param key secret of the hash; null makes one up for as long as this isolate lives
 * @returns 32 hexadecimal characters
 */
export async function keyedHash(text: string, key: string | null): Promise<string> {
  const secret = key ?? (isolateKey ??= crypto.randomUUID());
  return toHex((await hmac(secret, text)).subarray(0, 16));
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
