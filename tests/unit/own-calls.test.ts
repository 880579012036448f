import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { toJSON, toJSONAsync } from "seroval";
import { describe, expect, test } from "vitest";

import {
  isOwnCall,
  isOwnPayload,
  readFunctions,
} from "../../app/server/render/server-functions.ts";
import { projectRoot } from "../../scripts/lib/project.ts";

const written = (value: unknown) => JSON.stringify(toJSON(value));

const app = join(projectRoot, "app");

test("the server functions that read are those of app/", () => {
  const sources = globSync("**/*.functions.ts", { cwd: app }).map((path) =>
    readFileSync(join(app, path), "utf8"),
  );
  const names = [
    ...sources.join("\n").matchAll(/export const (\w+) = createServerFn\(\{ method: "GET"/g),
  ].map(([, name = ""]) => name);
  expect(names).toContain("fetchList");
  expect([...readFunctions].toSorted()).toEqual(names.toSorted());
});

test("a call of another name is none of ours", () => {
  const url = (path: string) => new URL(path, "https://aioi.example");
  expect(isOwnCall(url("/_serverFn/fetchList"))).toBe(true);
  for (const name of ["", "fetchlist", "fetchList/", "readLeads", "constructor", "%66etchList"]) {
    expect(isOwnCall(url(`/_serverFn/${name}`))).toBe(false);
  }
});

test("in `npm run dev` a call names its function by the id that Start makes there", () => {
  const idOf = (name: string) =>
    Buffer.from(
      JSON.stringify({
        file: "/app/articles/read-articles.functions.ts?tss-serverfn-split",
        export: `${name}_createServerFn_handler`,
      }),
    ).toString("base64url");
  const url = (name: string) => new URL(`/_serverFn/${idOf(name)}`, "https://aioi.example");
  expect(isOwnCall(url("fetchList"))).toBe(true);
  expect(isOwnCall(url("readLeads"))).toBe(false);
});

// "The payloads of the other server functions are checked too before Start reads them: a short text, no
// promise, stream or error."
describe("the input of a call", () => {
  test.each<[string, unknown]>([
    ["a kind of articles", "story"],
    ["a path", "/insights/what-an-ai-answer-costs"],
    ["a question of 100 characters that are written as six", "\u2028".repeat(100)],
    ["quotes, escapes and scripts that no page writes", 'a"b\\n</script>\u{1F600}'],
    ["nothing", undefined],
    ["null", null],
    ["an archive", { kind: "insight", question: { filter: "Models", page: 2 } }],
    ["an archive without a filter", { kind: "update", question: { page: 1 } }],
    [
      "an archive with an empty filter",
      { kind: "story", question: { filter: undefined, page: 1 } },
    ],
  ])("%s is read", (_, data) => {
    expect(isOwnPayload(written({ data }))).toBe(true);
  });

  const self: { data?: unknown } = {};
  self.data = self;
  const same = { page: 1 };
  test.each<[string, unknown]>([
    ["an error", { data: new Error("harmless") }],
    ["an error among the fields", { data: { kind: new TypeError("harmless") } }],
    ["a date", { data: new Date(0) }],
    ["a map", { data: new Map([["kind", "story"]]) }],
    ["a set", { data: new Set(["story"]) }],
    ["a list", { data: ["story"] }],
    ["a regular expression", { data: /story/ }],
    ["a large number", { data: 10n }],
    ["bytes", { data: new Uint8Array(4) }],
    ["a truth", { data: true }],
    ["a number that is none", { data: Number.NaN }],
    ["another field", { data: { kind: "story", other: "x" } }],
    ["a field of every object", { data: JSON.parse('{"__proto__":"x"}') as object }],
    ["a context", { data: "story", context: { worker: "x" } }],
    ["an object in place of a filter", { data: { kind: "story", question: { filter: same } } }],
    ["a reference to itself", self],
    ["a reference to another", { data: { kind: "story", question: { filter: same, page: same } } }],
    ["a long text", { data: "x".repeat(2000) }],
    ["no call", "story"],
  ])("%s is not", (_, value) => {
    expect(isOwnPayload(written(value))).toBe(false);
  });

  test.each<[string, unknown]>([
    ["a promise", { data: Promise.resolve("story") }],
    ["a promise among the fields", { data: { kind: Promise.resolve("story") } }],
    ["a stream", { data: new Blob(["story"]).stream() }],
    ["a form", { data: new FormData() }],
  ])("%s is not", async (_, value) => {
    const payload = await toJSONAsync(value).catch(() => ({ t: { t: 1, s: "not written" } }));
    expect(isOwnPayload(JSON.stringify(payload))).toBe(false);
  });

  test.each(["", "null", "{", "[]", '"story"', "[".repeat(1500), '{"t":{"t":99},"f":1,"m":[]}'])(
    "%s is not",
    (payload) => {
      expect(isOwnPayload(payload)).toBe(false);
    },
  );
});
