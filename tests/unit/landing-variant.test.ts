import { describe, expect, test } from "vitest";

import type { Environment } from "../../app/server/environment/environment.ts";
import { variantBy, variantFor } from "../../app/server/http/landing-variant.ts";

// The rest of the environment is none of its business.
const environment = { IP_HASH_KEY: "a key for tests only, of 32 bytes" } as unknown as Environment;
const noon = Date.UTC(2026, 10, 25, 12);
const day = 24 * 60 * 60 * 1000;

describe("the variant that a visitor sees", () => {
  test("by address: stays, whatever the day; a /64 of IPv6 is one visitor", async () => {
    const at = (clientIp: string, now = noon, path = "/for/banks") =>
      variantBy("address", path, { clientIp, environment }, now);
    const first = await at("203.0.113.7");
    for (let days = 1; days < 8; days += 1) {
      expect(await at("203.0.113.7", noon + days * day)).toBe(first);
    }
    const inOneNetwork = ["2001:db8:1:2::1", "2001:db8:1:2:aa::9", "2001:DB8:1:2:0:0:0:7"];
    expect(new Set(await Promise.all(inOneNetwork.map((ip) => at(ip)))).size).toBe(1);
    const many = Array.from({ length: 400 }, (_, index) => `198.51.100.${index}`);
    const ofBanks = await Promise.all(many.map((ip) => at(ip)));
    const ofClinics = await Promise.all(many.map((ip) => at(ip, noon, "/for/clinics")));
    const share = ofBanks.filter((variant) => variant === "b").length / many.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
    // Two pages divide their visitors independently.
    const same = ofBanks.filter((variant, index) => variant === ofClinics[index]).length;
    expect(Math.abs(same / many.length - 0.5)).toBeLessThan(0.1);
  });

  test("by day: the same for everybody, and the other one on the next day in UTC", async () => {
    const at = (clientIp: string, now: number) =>
      variantBy("day", "/for/banks", { clientIp, environment }, now);
    const today = await at("203.0.113.7", noon);
    expect(await at("198.51.100.1", noon + 11.9 * 60 * 60 * 1000)).toBe(today);
    expect(await at("203.0.113.7", noon + 12 * 60 * 60 * 1000)).not.toBe(today);
    expect(await at("203.0.113.7", noon + 2 * day)).toBe(today);
    // Each weekday sees both within two weeks.
    expect(await at("203.0.113.7", noon + 7 * day)).not.toBe(today);
  });

  test("none on another page", async () => {
    expect(await variantFor("/pricing", { clientIp: null, environment }, noon)).toBeNull();
  });
});
