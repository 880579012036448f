import { randomUUID } from "node:crypto";
import { createServer } from "node:http";

import { toJSON } from "seroval";

import { startSiteServer } from "../scripts/lib/site-server.ts";
import { startServed } from "./support/served.ts";

const rounds = 300;
const warmUp = 50;

/** Medians and spread in milliseconds. */
interface LeadTime {
  medianMs: number;
  p90Ms: number;
  rounds: number;
}

/** A Worker that passes a call on to the backend and its status back, and does nothing else. */
const forwardingWorker = (backend: string) => `export default {
  async fetch(request) {
    const { status } = await fetch("${backend}", { method: "POST", body: await request.text() });
    return new Response(null, { status });
  },
};
`;

/**
 * What a lead costs on the Worker besides Supabase: the time of a submission, less the time of the
 * same call to a Worker that only passes it on to the same backend. The two kinds of request alternate,
 * so that whatever else the machine does hits both.
 *
 * @param root folder of the project, built
 */
export async function measureLeadTime(root: string): Promise<LeadTime> {
  const backend = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(201).end());
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const address = backend.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  const forwarding = await startServed({ root, modules: { "index.js": forwardingWorker(url) } });
  const site = await startSiteServer({
    root,
    port: 0,
    dataDir: null,
    variables: {
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: "bench",
      IP_HASH_KEY: "a key for the bench",
    },
    onLog: () => undefined,
  });
  try {
    const differences: number[] = [];
    for (let round = -warmUp; round < rounds; round += 1) {
      const forwardedMs = await timed(
        () => submit(`http://127.0.0.1:${forwarding.port}`, round),
        201,
      );
      const leadMs = await timed(() => submit(site.url, round), 200);
      if (round >= 0) differences.push(leadMs - forwardedMs);
    }
    const sorted = differences.toSorted((one, other) => one - other);
    return {
      medianMs: sorted[Math.floor(rounds / 2)] ?? Number.NaN,
      p90Ms: sorted[Math.floor(rounds * 0.9)] ?? Number.NaN,
      rounds,
    };
  } finally {
    await site.stop();
    await forwarding.stop();
    backend.close();
  }
}

async function timed(request: () => Promise<Response>, status: number): Promise<number> {
  const startedAt = performance.now();
  const response = await request();
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`expected ${status}, got ${response.status}`);
  return performance.now() - startedAt;
}

function submit(url: string, round: number): Promise<Response> {
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
    headers: {
      "content-type": "application/json",
      "x-tsr-serverfn": "true",
      origin: url,
      // A visitor each, or the sixth submission would be refused.
      "cf-connecting-ip": `10.9.${Math.floor((round + warmUp) / 250)}.${(round + warmUp) % 250}`,
    },
    body: JSON.stringify(toJSON({ data: submission })),
  });
}
