import { newAddress, send, startRunningSite } from "../../tests/support/running-site.ts";
import { countLogs, drillSubmission, wait } from "../lead-drill.ts";
import { type DrillResult, tallied } from "./result.ts";
import { countStored } from "./stored-leads.ts";

type Case = {
  name: string;
  site: Parameters<typeof startRunningSite>[0];
  /** Whether Supabase is down as well. */
  isBackendDown: boolean;
  /** What the visitor's lead is answered with. */
  expected: 200 | 503;
};

const kv = ["LEAD_LIMITS", "ARTICLE_CACHE", "DEAD_LEADS"];

const cases: Case[] = [
  { name: "KV not bound", site: { without: "kvNamespaces" }, isBackendDown: false, expected: 200 },
  { name: "KV fails", site: { failing: kv }, isBackendDown: false, expected: 200 },
  { name: "KV fails, Supabase down", site: { failing: kv }, isBackendDown: true, expected: 200 },
  {
    name: "queue not bound",
    site: { without: "queueProducers" },
    isBackendDown: false,
    expected: 200,
  },
  { name: "queue fails", site: { failing: ["LEAD_QUEUE"] }, isBackendDown: false, expected: 200 },
  {
    name: "queue fails, Supabase down",
    site: { failing: ["LEAD_QUEUE"] },
    isBackendDown: true,
    expected: 503,
  },
  {
    name: "KV and queue fail",
    site: { failing: [...kv, "LEAD_QUEUE"] },
    isBackendDown: false,
    expected: 200,
  },
];

const pages = ["/", "/pricing", "/resources", "/success-stories", "/contact-us", "/sitemap.xml"];
const leads = 21;

/**
 * Parts of the platform missing or throwing at every call. Pages answer all the same; a lead is
 * accepted wherever one safe place is left, and otherwise its visitor is told.
 */
export async function platformDrill(): Promise<DrillResult> {
  const rows: DrillResult["rows"] = [];
  const problems: string[] = [];
  for (const { name, site, isBackendDown, expected } of cases) {
    const running = await startRunningSite(site);
    try {
      const pageStatuses: number[] = [];
      for (const path of pages) {
        const answer = await fetch(new URL(path, running.site.url));
        await answer.text();
        pageStatuses.push(answer.status);
      }
      if (isBackendDown) await running.backend.set("refused");
      const accepted = new Set<string>();
      const answers: number[] = [];
      for (let index = 0; index < leads; index += 1) {
        const submission = drillSubmission(index, "platform");
        const headers = { "cf-connecting-ip": newAddress() };
        const { status } = await send(running.site.url, submission, headers);
        answers.push(status);
        if (status === 200) accepted.add(submission.submissionId);
      }
      await running.backend.set("none");
      const stored = await settled(() => countStored(running, accepted), accepted.size);
      const lost = countLogs(running, '"event":"lead.lost"');
      if (pageStatuses.some((status) => status !== 200)) {
        problems.push(`${name}: pages answered ${tallied(pageStatuses)}`);
      }
      if (answers.some((status) => status !== expected)) {
        problems.push(`${name}: leads answered ${tallied(answers)}, expected ${expected}`);
      }
      if (stored.stored !== accepted.size || stored.duplicates > 0) {
        problems.push(`${name}: ${accepted.size} accepted, ${stored.stored} stored`);
      }
      rows.push([
        name,
        pages.length + leads,
        `pages ${tallied(pageStatuses)}; leads ${tallied(answers)}, ${stored.stored} stored once, ${lost} told that they failed`,
      ]);
    } finally {
      await running.stop();
    }
  }
  return { rows, problems };
}

/** What was queued needs a moment. */
async function settled<Counts extends { stored: number }>(
  count: () => Promise<Counts>,
  expected: number,
): Promise<Counts> {
  for (let tries = 0; ; tries += 1) {
    const counts = await count();
    if (counts.stored === expected || tries === 60) return counts;
    await wait(500);
  }
}
