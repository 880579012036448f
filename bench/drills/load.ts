import { newAddress, type RunningSite, send } from "../../tests/support/running-site.ts";
import { countLogs, drained, drillSubmission, pick, seeded } from "../lead-drill.ts";
import type { DrillResult } from "./result.ts";
import { countStored, leadProblems } from "./stored-leads.ts";

/** Visitors at the same time: enough to keep two cores busy. */
const visitors = 32;
/** One request in so many is a lead. */
const leadEvery = 10;

const pages = [
  ..."/ /solutions /company /aioi /pricing /resources /success-stories /more-info".split(" "),
  ..."/use-cases/edge-ai /use-cases/best-model /become-a-partner /faqs /contact-us".split(" "),
  ..."/sitemap /autopilots /autopilots/bdr /promotion?promo=discount /privacy-policy".split(" "),
  ..."/?mode=hybrid /pricing?utm_source=load&gclid=1 /newsletter /sitemap.xml".split(" "),
];

/**
 * Pages and leads, as fast as the machine goes: no answer but 200, every accepted lead stored once.
 *
 * @param running the built Worker with an empty database
 * @param options for how long
 */
export async function loadDrill(
  running: RunningSite,
  { seconds, seed }: { seconds: number; seed: number },
): Promise<DrillResult> {
  const { url } = running.site;
  const random = seeded(seed);
  const problems: string[] = [];
  const accepted = new Set<string>();
  const times = { page: [] as number[], lead: [] as number[] };
  let leads = 0;

  const readPage = async () => {
    const path = pick(pages, random);
    const answer = await fetch(new URL(path, url));
    const body = await answer.text();
    const isWhole = path.endsWith(".xml") || body.trimEnd().endsWith("</html>");
    if (answer.status !== 200 || !isWhole) problems.push(`${path}: ${answer.status}`);
  };
  const sendLead = async () => {
    leads += 1;
    const submission = drillSubmission(leads, "load");
    const { status } = await send(url, submission, { "cf-connecting-ip": newAddress() });
    if (status === 200) accepted.add(submission.submissionId);
    else problems.push(`lead: ${status}`);
  };

  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > seconds * 1000;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (!isOver()) {
        const kind = random() * leadEvery < 1 ? "lead" : "page";
        const from = performance.now();
        try {
          await (kind === "lead" ? sendLead() : readPage());
        } catch (thrown) {
          problems.push(`${kind}: ${String(thrown)}`);
        }
        times[kind].push(performance.now() - from);
      }
    }),
  );
  const took = (performance.now() - startedAt) / 1000;
  await drained(running);
  const stored = await countStored(running, accepted);
  problems.push(...leadProblems(accepted.size, stored));
  const queued = countLogs(running, '"via":"queue"');
  return {
    rows: [
      [
        "load: pages",
        times.page.length,
        `${Math.round(times.page.length / took)} a second, ${spread(times.page)}`,
      ],
      [
        "load: leads",
        leads,
        `${accepted.size} accepted, ${stored.stored} stored once (${queued} through the queue), ${spread(times.lead)}`,
      ],
    ],
    problems,
  };
}

function spread(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  return `median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms`;
}
