import { createServer, type ServerResponse } from "node:http";

import { afterAll, beforeAll, expect, test } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import { receiveLead } from "../../app/server/leads/pipeline.ts";
import { createLog } from "../../app/server/environment/log.ts";
import { form } from "../support/lead-worker.ts";
import { partialContext } from "../support/request-context.ts";

/** Answers an insert when it is told to. */
const inserts: ServerResponse[] = [];
const database = createServer((_, response) => void inserts.push(response));
let url = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => database.listen(0, "127.0.0.1", resolve));
  const address = database.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(() => void database.close());

// Cloudflare cancels what a request left unfinished when its visitor goes away, unless it is in
// waitUntil; workerd on this machine does not, so the registration itself is what is looked at.
test("insert and queue are registered with waitUntil before the database has answered", async () => {
  const sent: unknown[] = [];
  const env = {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: "anon",
    IP_HASH_KEY: "a key for tests only, of 32 bytes",
    LEAD_QUEUE: { send: (message: unknown) => Promise.resolve(void sent.push(message)) },
  };
  const registered: Promise<unknown>[] = [];
  // The parts of a request's context that the pipeline reads.
  const context = partialContext({
    environment: readEnvironment(env, () => undefined),
    log: createLog("test", {}),
    clientIp: "203.0.113.7",
    country: null,
    isTest: false,
    results: {},
    waitUntil: (work: Promise<unknown>) => void registered.push(work),
  });

  const answer = receiveLead(form(), context);
  expect(registered).toHaveLength(1);
  while (inserts.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  let isDone = false;
  void registered[0]?.then(() => (isDone = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isDone).toBe(false);

  inserts[0]?.writeHead(503).end();
  await registered[0];
  expect(sent).toMatchObject([{ version: 1, lead: { table: "hire_me_queries" } }]);
  expect(await answer).toMatchObject({ result: { ok: true }, status: 200 });
});
