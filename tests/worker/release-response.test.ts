import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { builtWorker, startWorker, type WorkerProcess } from "../../bench/support/workerd.ts";
import { projectRoot } from "../../scripts/lib/project.ts";

// An isolate of the platform has 128 MB. What a rendered page leaves behind fills a third of that sooner.
const heapLimitMB = 40;
const requests = 600;

let worker: WorkerProcess;
let url: string;

beforeAll(async () => {
  worker = await startWorker({
    modules: builtWorker(join(projectRoot, "dist/server")),
    heapLimitMB,
  });
  url = `http://127.0.0.1:${worker.port}`;
});
afterAll(() => worker.stop());

/** @returns how many answers there were, by status */
async function answersTo(send: () => Promise<Response>): Promise<Record<number, number>> {
  const answers: Record<number, number> = {};
  for (let count = 0; count < requests; count += 1) {
    const answer = await send();
    await answer.arrayBuffer();
    answers[answer.status] = (answers[answer.status] ?? 0) + 1;
  }
  return answers;
}

test("drawing a page leaves nothing behind", async () => {
  const answers = await answersTo(() => fetch(`${url}/no-such-page`));
  expect(answers).toEqual({ 404: requests });
});

test("answering a form leaves nothing behind", { tags: ["rehearsal"] }, async () => {
  const answers = await answersTo(() =>
    fetch(`${url}/contact-us`, {
      method: "POST",
      body: new URLSearchParams({ kind: "contactPage", firstName: "Maya" }),
      headers: { origin: url },
    }),
  );
  expect(answers).toEqual({ 422: requests });
});
