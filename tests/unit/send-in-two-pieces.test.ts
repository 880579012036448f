import { expect, test } from "vitest";

import { lateMark } from "../../app/lib/late-data.ts";
import { createResults } from "../../app/server/environment/request-context.ts";
import { sendInTwoPieces } from "../../app/server/render/send-in-two-pieces.ts";

/** A page whose late data is still on its way. */
function startPage() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const logged: string[] = [];
  const note = (event: string) => void logged.push(event);
  const results = createResults();
  const render = (late: unknown) =>
    `<h1>Lists</h1>${lateMark}<p>${late instanceof Map ? late.get(promise) : late}</p>`;
  const body = sendInTwoPieces(render("pending"), [promise], render, {
    log: { info: note, warn: note, error: note },
    nonce: "n",
    results,
  });
  return { body, results, logged, resolve, reject };
}

test("a visitor who stays gets the rest, and the cache all of it", async () => {
  const { body, results, logged, resolve } = startPage();
  resolve("One");
  expect(await new Response(body).text()).toBe(
    '<h1>Lists</h1><style nonce="n">[data-loading]{display:none}</style><p>One</p>',
  );
  expect(await results.complete).toBe("<h1>Lists</h1><p>One</p>");
  expect(logged).toEqual([]);
});

test("a late part that fails is reported, and the page ends without it", async () => {
  const { body, results, logged, reject } = startPage();
  reject(new Error("database"));
  expect(await new Response(body).text()).toContain("<p>failed</p>");
  expect(await results.complete).toBeNull();
  expect(logged).toEqual(["page.render_failed"]);
});

test("a visitor who leaves ends the reads, which is no failure", async () => {
  const { body, results, logged, reject } = startPage();
  const reader = body.getReader();
  await reader.read();
  await reader.cancel();
  reject(new DOMException("The client has gone", "AbortError"));
  expect(await results.complete).toBeNull();
  expect(logged).toEqual([]);
});
