import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";

const file = join(projectRoot, "app/server/store/in-flight.ts");

// A request that answers before its work is done, without `waitUntil`: workerd drops the rest, as
// Cloudflare does when a visitor leaves. Its promise never settles, its `finally` never runs.
const entry = `
import { createInFlight } from "./in-flight.js";
const inFlight = createInFlight(1000);
const map = new Map();
const wait = (ms, value) => new Promise((resolve) => setTimeout(() => resolve(value), ms));
export default {
  fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === "/begin") {
      inFlight.start("page", wait(200, "done"));
      map.set("page", wait(200, "done").finally(() => map.delete("page")));
      return new Response("left");
    }
    if (pathname === "/map") return new Response(String(map.has("page")));
    if (pathname === "/state") {
      return Response.json({ isTrusted: inFlight.get("page") !== undefined, size: inFlight.size });
    }
    inFlight.start("other", Promise.resolve("done"));
    return wait(10, new Response("swept"));
  },
};`;

let miniflare: Miniflare;
let url: URL;

beforeAll(async () => {
  const script = stripTypeScriptTypes(readFileSync(file, "utf8"));
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
      compatibilityDate: "2026-10-01",
      modulesRoot: "/",
      modules: [
        { type: "ESModule", path: "/index.js", contents: entry },
        { type: "ESModule", path: "/in-flight.js", contents: script },
      ],
      telemetry: { enabled: false },
    }),
  );
  url = await miniflare.ready;
});
afterAll(() => miniflare.dispose());

const get = async (path: string) => (await fetch(new URL(path, url))).text();
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("work of a request that is gone is trusted for its time and no longer", async () => {
  await get("/begin");
  expect(JSON.parse(await get("/state"))).toEqual({ isTrusted: true, size: 1 });
  await wait(1200);
  // So a plain map would hold it for ever: nothing has removed it.
  expect(await get("/map")).toBe("true");
  expect(JSON.parse(await get("/state"))).toEqual({ isTrusted: false, size: 1 });
  // Nor does it pile up: the next work takes it away.
  await get("/sweep");
  expect(JSON.parse(await get("/state"))).toEqual({ isTrusted: false, size: 0 });
});
