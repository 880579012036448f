import { hmac, randomHex } from "../environment/hmac.ts";

/** The key of this isolate, used when none is configured. */
let isolateKey: string | undefined;

/**
 * Only a keyed hash of a client IP may be stored. An IPv6 address counts as its /64 prefix, because
 * that is what one connection is given.
 *
 * @param clientIp from `cf-connecting-ip`; null when there is none
 * @param key secret of the hash; null: a random one that lives as long as this isolate
 * @returns 32 hexadecimal characters
 */
export function hashClientIp(clientIp: string | null, key: string | null): Promise<string> {
  return keyedHash(ipPrefix(clientIp), key);
}

/**
 * HMAC-SHA-256 of a text, cut to 128 bits.
 *
 * @param key secret of the hash; null: a random one that lives as long as this isolate
 * @returns 32 hexadecimal characters
 */
export async function keyedHash(text: string, key: string | null): Promise<string> {
  const secret = key ?? (isolateKey ??= randomHex());
  return (await hmac(secret, text)).slice(0, 32);
}

function ipPrefix(clientIp: string | null): string {
  if (clientIp === null) return "unknown";
  const lower = clientIp.toLowerCase();
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
