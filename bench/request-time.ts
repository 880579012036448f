import { randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";

import { listenLocally } from "../scripts/lib/project.ts";
import { submissionForm } from "../scripts/lib/smoke-lead.ts";
import { startServed } from "./support/served.ts";
import { median, quantile } from "./support/statistics.ts";
import { siteModules } from "./support/variants.ts";
import { startWorker, type WorkerProcess } from "./support/workerd.ts";

const rounds = 300;
const warmUp = 50;

/** Medians and spread in milliseconds. */
export interface RequestTime {
  medianMs: number;
  p90Ms: number;
  rounds: number;
}

/** A Worker that passes a call on to the backend and its answer back, and does nothing else. */
const forwardingWorker = (backend: string) => ({
  "index.js": `export default {
  async fetch(request) {
    const { status, body } = await fetch("${backend}", { method: "POST", body: await request.text() });
    return new Response(body, { status });
  },
};
`,
});

/**
 * What a lead costs on the Worker besides Supabase, its notification included. workerd runs the Worker
 * as it is, and KV and the queue answer at once: what Miniflare does in their place is no time of the
 * Worker's.
 *
 * @param root folder of the project, built
 */
export const measureLeadTime = (root: string): Promise<RequestTime> =>
  measureBesideBackend({ status: 201, body: "" }, submit, (backend) => [
    startWorker({ modules: forwardingWorker(backend) }),
    startWorker({
      modules: siteModules(root, "cached"),
      variables: {
        ...variablesOf(backend),
        LEAD_WEBHOOK_URL: `${backend}/webhook`,
        LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString("base64")}`,
      },
      bindings: { LEAD_LIMITS: "kvNamespace", NOTIFICATION_QUEUE: "queue" },
    }),
  ]);

/** What a search costs besides the database, which finds as many articles as are asked for. */
export function measureSearchTime(root: string): Promise<RequestTime> {
  const hit = {
    kind: "insights",
    id: randomUUID(),
    slug: "what-an-ai-answer-costs",
    title: "What an AI answer costs, and how to know before you ask",
    summary: "A price for each answer, before it is given.",
    fragment: "The <mark>model</mark> that answers decides most of the price.",
    published_at: "2026-01-02T03:04:05Z",
  };
  const hits = JSON.stringify(Array.from({ length: 20 }, () => hit));
  const search: Ask = (url, visitor) =>
    fetch(new URL("/search?q=model", url), { headers: { "cf-connecting-ip": visitor } });
  return measureBesideBackend({ status: 200, body: hits }, search, (backend) => [
    startServed({ root, modules: forwardingWorker(backend) }),
    startServed({
      root,
      modules: siteModules(root, "cached"),
      variables: variablesOf(backend),
    }),
  ]);
}

const variablesOf = (backend: string) => ({
  SUPABASE_URL: backend,
  SUPABASE_ANON_KEY: "bench",
  IP_HASH_KEY: "a key for the bench alone, 32 bytes",
});

/** Sends a request, each time of another visitor. */
type Ask = (url: string, visitor: string) => Promise<Response>;

/**
 * The time of a request, less the time of the same request to a Worker that only passes it on to the
 * same backend. The two kinds of request alternate, so that whatever else the machine does hits both.
 *
 * @param answer what the backend answers, at once
 * @param start the Worker that passes on and the site's, in front of the backend at that address
 */
async function measureBesideBackend(
  answer: { status: number; body: string },
  ask: Ask,
  start: (backend: string) => [forwarding: Promise<WorkerProcess>, site: Promise<WorkerProcess>],
): Promise<RequestTime> {
  const backend = createServer((request, response) => {
    request.resume().on("end", () => {
      // With Content-Range as PostgREST answers, or a lead would not count as stored.
      const headers = { "content-type": "application/json", "content-range": "*/*" };
      response.writeHead(answer.status, headers).end(answer.body);
    });
  });
  const port = await listenLocally(backend);
  const [forwarding, site] = await Promise.all(start(`http://127.0.0.1:${port}`));
  try {
    const differences: number[] = [];
    for (let round = -warmUp; round < rounds; round += 1) {
      // A visitor each, or the sixth submission would be refused.
      const visitor = `10.9.${Math.floor((round + warmUp) / 250)}.${(round + warmUp) % 250}`;
      const forwardedMs = await timed(() => ask(urlOf(forwarding), visitor), answer.status);
      const siteMs = await timed(() => ask(urlOf(site), visitor), 200);
      if (round >= 0) differences.push(siteMs - forwardedMs);
    }
    return { medianMs: median(differences), p90Ms: quantile(differences, 0.9), rounds };
  } finally {
    await Promise.all([forwarding.stop(), site.stop()]);
    backend.close();
  }
}

const urlOf = ({ port }: WorkerProcess) => `http://127.0.0.1:${port}`;

async function timed(request: () => Promise<Response>, status: number): Promise<number> {
  const startedAt = performance.now();
  const response = await request();
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`expected ${status}, got ${response.status}`);
  return performance.now() - startedAt;
}

function submit(url: string, visitor: string): Promise<Response> {
  const submission = {
    kind: "getStarted",
    submissionId: randomUUID(),
    fields: {
      firstName: "Maya",
      lastName: "Okonjo",
      email: "maya@northgate.example",
      company: "Northgate Clinics",
      phone: "+1 555 0100",
      message: "An air-gapped pilot.",
    },
    source: { page: "/pricing", opener: "pricing-tier", tier: "explorer" },
  };
  return fetch(new URL("/_serverFn/submitLead", url), {
    method: "POST",
    headers: { origin: url, "cf-connecting-ip": visitor },
    body: submissionForm(submission),
  });
}
