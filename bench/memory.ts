import autocannon from "autocannon";

import { benchPages, siteModules } from "./support/variants.ts";
import { residentMB, startRenderer, startWorker } from "./support/workerd.ts";

const step = 1000;
const steps = 10;

/**
 * Renders 10,000 pages, all kinds in turns, in the build without a page cache.
 *
 * @param root folder of the project, built that way
 * @param variables the Worker's own
 * @returns resident memory of workerd after each 1,000 pages, in MB
 */
export async function measureMemory(
  root: string,
  variables: Record<string, string>,
): Promise<number[]> {
  const renderer = await startRenderer(root);
  const worker = await startWorker({
    modules: siteModules(root, "uncached"),
    variables,
    rendererPort: renderer.port,
  });
  try {
    const measured: number[] = [];
    for (let count = 0; count < steps; count += 1) {
      const { non2xx, errors } = await autocannon({
        url: `http://127.0.0.1:${worker.port}`,
        connections: 4,
        amount: step,
        sampleInt: 50,
        requests: benchPages.map((path) => ({ method: "GET", path })),
      });
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
      measured.push(residentMB(worker.pid));
    }
    return measured;
  } finally {
    await Promise.all([worker.stop(), renderer.stop()]);
  }
}
