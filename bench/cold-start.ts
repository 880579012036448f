import { Agent, get } from "node:http";

import { startServed } from "./support/served.ts";
import { median } from "./support/statistics.ts";
import { siteModules } from "./support/variants.ts";

const rounds = 9;
const kinds = { prerendered: "/", rendered: "/promotion" } as const;

/** Milliseconds of the first whole answer of a fresh isolate. */
export type ColdStart = Record<keyof typeof kinds, number>;

/**
 * Starts the built Worker in a new process with the build's assets in front, and asks for a page.
 *
 * @param root folder of the project, built
 * @param variables the Worker's own
 */
export async function measureColdStart(
  root: string,
  variables: Record<string, string>,
): Promise<ColdStart> {
  const modules = siteModules(root, "cached");
  const times = { prerendered: [] as number[], rendered: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ["prerendered", "rendered"] as const) {
      const worker = await startServed({ root, modules, variables });
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      // What lies in front is always awake on the platform.
      await timed(agent, worker.port, "/favicon.svg");
      times[kind].push(await timed(agent, worker.port, kinds[kind]));
      agent.destroy();
      await worker.stop();
    }
  }
  return { prerendered: median(times.prerendered), rendered: median(times.rendered) };
}

function timed(agent: Agent, port: number, path: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get({ agent, host: "127.0.0.1", port, path }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume().on("end", () => resolve(performance.now() - startedAt));
    }).on("error", reject);
  });
}
