import type { Fault } from "../../tests/support/faulty-backend.ts";
import { newAddress, type RunningSite, send } from "../../tests/support/running-site.ts";
import { countLogs, drained, drillSubmission, wait } from "../lead-drill.ts";
import type { DrillResult } from "./result.ts";
import { countStored, leadProblems } from "./stored-leads.ts";

const articlePages = ["/resources", "/success-stories", "/", "/feeds/insights.xml"];
const leadsEach = 20;
const slowMs = 1500;

const faults: [name: string, fault: Fault][] = [
  ["refuses connections", "refused"],
  ["answers 500", "error-500"],
  ["hangs", "hang"],
  ["cuts answers", "cut"],
  ["loses answers after the write", "answer-lost"],
];

/**
 * Supabase slow, then dead in each way there is: pages come from their copies, leads are accepted and
 * stand in the database once when it is back.
 *
 * @param running the built Worker with an empty database
 */
export async function backendDrill(running: RunningSite): Promise<DrillResult> {
  const { backend, site } = running;
  const rows: DrillResult["rows"] = [];
  const problems: string[] = [];
  const accepted = new Set<string>();
  let leads = 0;

  const slug = await firstStory(running);
  const pages = [...articlePages, `/success-stories/${slug}`];
  for (const path of pages) await (await fetch(new URL(path, site.url))).text();
  // Every article is cached before the outage.
  await wait(500);

  const during = async (name: string) => {
    const tally = { pages: 0, leads: 0, slowestMs: 0 };
    const timed = async (work: () => Promise<void>) => {
      const from = performance.now();
      await work();
      tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - from));
    };
    const read = (path: string) => async () => {
      const answer = await fetch(new URL(path, site.url));
      const body = await answer.text();
      if (answer.status === 200 && body.length > 500) tally.pages += 1;
      else problems.push(`${name}: ${path} answered ${answer.status}`);
    };
    const give = async () => {
      leads += 1;
      const submission = drillSubmission(leads, "outage");
      const headers = { "cf-connecting-ip": newAddress() };
      const { status } = await send(site.url, submission, headers);
      if (status !== 200) problems.push(`${name}: a lead was answered ${status}`);
      else accepted.add(submission.submissionId);
      tally.leads += 1;
    };
    const work = [
      ...Array.from({ length: 4 }, () => pages.map(read)).flat(),
      ...Array.from({ length: leadsEach }, () => give),
    ];
    await Promise.all(work.map(timed));
    rows.push([
      `backend ${name}`,
      work.length,
      `${tally.pages} pages whole, ${tally.leads} leads accepted, slowest ${tally.slowestMs} ms`,
    ]);
  };

  await slowly(running, () => during(`takes ${slowMs / 1000} s for every answer`));
  for (const [name, fault] of faults) {
    await backend.set(fault);
    await during(name);
    await backend.set("none");
  }
  await drained(running);
  const stored = await countStored(running, accepted);
  problems.push(...leadProblems(accepted.size, stored));
  const queued = countLogs(running, '"via":"queue"');
  rows.push([
    "backend back again",
    accepted.size,
    `${stored.stored} leads stored once, ${queued} of them through the queue`,
  ]);
  return { rows, problems };
}

/** Every answer of the backend waits until its turn. */
async function slowly({ backend }: RunningSite, work: () => Promise<void>): Promise<void> {
  const working = { isDone: false };
  const done = work().finally(() => {
    working.isDone = true;
  });
  while (!working.isDone) {
    await backend.set("held");
    await wait(slowMs);
    await backend.set("none");
  }
  await done;
}

async function firstStory({ site }: RunningSite): Promise<string> {
  const html = await (await fetch(new URL("/resources", site.url))).text();
  const [, slug] = /href="\/success-stories\/([a-z0-9-]+)"/.exec(html) ?? [];
  if (slug === undefined) throw new Error("/resources links no story");
  return slug;
}
