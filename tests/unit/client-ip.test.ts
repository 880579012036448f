import { describe, expect, test } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import { hashClientIp } from "../../app/server/http/client-ip.ts";

const key = "a key for tests only";

describe("addresses are stored only hashed", () => {
  test("the hash holds nothing of the address and depends on the key", async () => {
    const hash = await hashClientIp("203.0.113.7", key);
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(await hashClientIp("203.0.113.7", "another key for tests")).not.toBe(hash);
    expect(await hashClientIp("203.0.113.8", key)).not.toBe(hash);
    expect(await hashClientIp("203.0.113.7", key)).toBe(hash);
  });

  test.each([
    ["2001:db8:1:2:aaaa::1", "2001:DB8:1:2:bbbb:cccc:dddd:eeee", true],
    ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["2001:db8::1", "2001:db8:0:0:9::9", true],
    ["::1", "::2", true],
  ])("%s and %s are one visitor: %s (an IPv6 visitor is a /64)", async (one, other, same) => {
    const hashes = [await hashClientIp(one, key), await hashClientIp(other, key)];
    expect(hashes[0] === hashes[1]).toBe(same);
  });

  test.each([
    [31, false],
    [32, true],
  ])("a key of %i characters is used: %s", (length, isUsed) => {
    const raw = { IP_HASH_KEY: "k".repeat(length) };
    const { IP_HASH_KEY } = readEnvironment(raw, () => undefined);
    expect(IP_HASH_KEY !== null).toBe(isUsed);
  });

  test("without a key and without an address it still counts somebody", async () => {
    expect(await hashClientIp(null, null)).toBe(await hashClientIp(null, null));
  });
});
