import { load } from "./support/load.ts";
import { benchPages, siteModules } from "./support/variants.ts";
import { startWorker } from "./support/workerd.ts";

const step = 1000;
const steps = 10;

/** Resident memory of workerd after so many renders, in MB. */
export interface MemoryPoint {
  renders: number;
  residentMB: number;
}

/**
 * Renders 10,000 pages, all kinds in turns, in the build without a page cache.
 *
 * @param root folder of the project, built that way
 * @param variables the Worker's own
 */
export async function measureMemory(
  root: string,
  variables: Record<string, string>,
): Promise<MemoryPoint[]> {
  const worker = await startWorker({ modules: siteModules(root, "uncached"), variables });
  try {
    const points: MemoryPoint[] = [];
    const paths = benchPages.map(({ path }) => path);
    for (let count = 1; count <= steps; count += 1) {
      await load(worker.port, paths, { connections: 4, requests: step });
      points.push({ renders: count * step, residentMB: worker.residentMB() });
    }
    return points;
  } finally {
    await worker.stop();
  }
}
