import { toJSON, toJSONAsync } from "seroval";
import { describe, expect, test } from "vitest";

import { sharedSiteForFile } from "../support/for-file.ts";
import { isStray } from "../support/stray-lines.ts";
import { newAddress } from "../support/running-site.ts";

const running = sharedSiteForFile();

/** Calls a server function that reads, as the site's own pages do. */
const call = (name: string, payload: string) =>
  fetch(new URL(`/_serverFn/${name}?payload=${encodeURIComponent(payload)}`, running.site.url), {
    headers: {
      "x-tsr-serverfn": "true",
      "sec-fetch-site": "same-origin",
      "cf-connecting-ip": newAddress(),
    },
  });

const forged = 'Maya\n{"level":"error","event":"forged.line","alert":true}';
const named = () => Object.assign(new Error(forged), { name: forged });

const functions = ["fetchList", "fetchArchive", "fetchSearch"];

// "Payloads are checked before Start reads them: a short text, no promise, stream or error."
describe.each(functions)("%s", (name) => {
  test("answers 400 at once for what no page sends, and logs nothing of it", async () => {
    const before = running.logs.length;
    const payloads = [
      await toJSONAsync({ data: Promise.resolve("story") }),
      toJSON({ data: named() }),
      toJSON({ data: { kind: named() } }),
      toJSON({ data: "story", context: { worker: named() } }),
      toJSON({ data: "x".repeat(5000) }),
    ];
    const ids: (string | null)[] = [];
    for (const payload of payloads) {
      const answer = await call(name, JSON.stringify(payload));
      ids.push(answer.headers.get("x-request-id"));
      expect([answer.status, await answer.text()]).toEqual([400, "Bad request\n"]);
    }
    await expect
      .poll(() => ids.filter((id) => running.logs.join().includes(String(id))))
      .toEqual(ids);
    const lines = running.logs.slice(before);
    expect(lines.filter(isStray)).toEqual([]);
    expect(lines.join()).not.toMatch(/forged|alert|Maya/);
  });
});

test("what the pages send is answered", async () => {
  const question = { kind: "insight", question: { filter: undefined, page: 1 } };
  for (const [name, data] of [
    ["fetchList", "story"],
    ["fetchSearch", "models"],
    ["fetchArchive", question],
  ] as const) {
    const answer = await call(name, JSON.stringify(toJSON({ data })));
    expect([name, answer.status]).toEqual([name, 200]);
    expect(await answer.text()).toContain("read");
  }
});
