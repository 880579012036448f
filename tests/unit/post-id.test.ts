import { describe, expect, test } from "vitest";

import { isPostId, postId } from "../../app/server/leads/post-id.ts";

const at = Date.UTC(2026, 10, 21, 10, 30);
const hour = 60 * 60 * 1000;
const post = { kind: "contactPage", contents: { email: "maya@northgate.example" } };
const sender = { clientIp: "198.51.100.7", key: "a key for tests only", now: at };

test("an id is known for a derived one by its version, and those of browsers are not", async () => {
  expect(isPostId(await postId({ ...post, ...sender }))).toBe(true);
  expect(isPostId(crypto.randomUUID())).toBe(false);
});

describe("the id of a form that was posted without script", () => {
  test("is a UUID of the version that is free to choose (8)", async () => {
    const id = await postId({ ...post, ...sender });
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test("has the four variants of RFC 9562", async () => {
    const keys = Array.from({ length: 60 }, (_, place) => `key ${place}`);
    const ids = await Promise.all(keys.map((key) => postId({ ...post, ...sender, key })));
    expect(new Set(ids.map((id) => id.charAt(19)))).toEqual(new Set("89ab"));
  });

  test("is the same for the same visitor, form and contents within an hour of the clock", async () => {
    const id = await postId({ ...post, ...sender });
    expect(await postId({ ...post, ...sender, now: at - hour / 2 })).toBe(id);
    expect(await postId({ ...post, ...sender, now: at + hour / 2 - 1 })).toBe(id);
  });

  test.each([
    ["the next hour", { now: at + hour / 2 }],
    ["another visitor", { clientIp: "198.51.100.8" }],
    ["no client IP", { clientIp: null }],
    ["another form", { kind: "newsletter" }],
    ["other contents", { contents: { email: "Maya@northgate.example" } }],
    ["another key", { key: "another key for tests" }],
  ])("is another one in %s", async (_, other) => {
    expect(await postId({ ...post, ...sender, ...other })).not.toBe(
      await postId({ ...post, ...sender }),
    );
  });
});
