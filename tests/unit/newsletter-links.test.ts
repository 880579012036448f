import { describe, expect, test } from "vitest";

import {
  newsletterLinks,
  verifyNewsletterToken,
} from "../../app/server/notifications/newsletter-links.ts";

const id = "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
const key = "a key for tests only, of 32 bytes";
const subscribed = Date.parse("2026-11-24T10:00:00Z");
const week = 7 * 24 * 3_600_000;

const tokens = async () => {
  const links = await newsletterLinks(id, "2026-11-24T10:00:00Z", key, "https://aioi.example");
  const tokenOf = (link: string) => new URL(link).searchParams.get("token") ?? "";
  return { links, confirm: tokenOf(links.confirm), unsubscribe: tokenOf(links.unsubscribe) };
};

describe("the links of a subscription", () => {
  test("hold its id, when they expire and a signature, and nothing else", async () => {
    const { links } = await tokens();
    expect(links.confirm).toMatch(
      new RegExp(
        `^https://aioi\\.example/newsletter/confirm\\?token=${id}\\.1796119200\\.[0-9a-f]{64}$`,
      ),
    );
    expect(links.unsubscribe).toMatch(
      new RegExp(
        `^https://aioi\\.example/newsletter/unsubscribe\\?token=${id}\\.0\\.[0-9a-f]{64}$`,
      ),
    );
  });

  test("the one that confirms ends after seven days, the one that unsubscribes never", async () => {
    const { confirm, unsubscribe } = await tokens();
    const verify = (now: number) => verifyNewsletterToken("confirm", confirm, key, now);
    expect(await verify(subscribed)).toBe(id);
    expect(await verify(subscribed + week - 1)).toBe(id);
    expect(await verify(subscribed + week)).toBeNull();
    const inTenYears = subscribed + 520 * week;
    expect(await verifyNewsletterToken("unsubscribe", unsubscribe, key, inTenYears)).toBe(id);
  });

  test("each serves its own purpose only, with this site's key, and as it was signed", async () => {
    const { confirm, unsubscribe } = await tokens();
    const verify = (purpose: "confirm" | "unsubscribe", token: string, secret = key) =>
      verifyNewsletterToken(purpose, token, secret, subscribed);
    expect(await verify("unsubscribe", unsubscribe)).toBe(id);
    expect(await verify("unsubscribe", confirm)).toBeNull();
    expect(await verify("confirm", unsubscribe)).toBeNull();
    expect(await verify("confirm", confirm, "another key for tests, of 32 bytes")).toBeNull();
    const [, expires = "", signature = ""] = confirm.split(".");
    for (const token of [
      "",
      id,
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.0.${signature}`,
      `${id.replace("5", "6")}.${expires}.${signature}`,
      `${id}.${expires}.${"0".repeat(64)}`,
      `${confirm}0`,
      `0${confirm}`,
      confirm.slice(0, -1),
    ]) {
      expect(await verify("confirm", token), token).toBeNull();
    }
  });
});
