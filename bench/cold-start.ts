import { openConnection } from "./support/load.ts";
import { startServed } from "./support/served.ts";
import { type Spread, spreadOf } from "./support/statistics.ts";
import { pagesOf, siteModules, stringWorker } from "./support/variants.ts";

const rounds = 9;

/** From nothing to an answer, in milliseconds. */
export interface ColdStart {
  what: string;
  /** Until the local server listens: workerd itself, and reading and compiling the Worker. */
  start: Spread;
  /** The first answer of a fresh isolate, whole. */
  first: Spread;
  /** The second one. */
  second: Spread;
}

/**
 * Starts the built Worker and S in turns, each in a new process with the build's assets in front,
 * and asks for a page twice.
 *
 * @param root folder of the project, built
 */
export async function measureColdStart(root: string): Promise<ColdStart[]> {
  const site = siteModules(root, "cached");
  const running = await startServed({ root, modules: site });
  const plain = stringWorker(await pagesOf(running.port, ["/"]));
  await running.stop();
  const kinds = [
    { what: "S", path: "/", modules: plain },
    { what: "the site, a prerendered page", path: "/", modules: site },
    { what: "the site, a page rendered on request", path: "/?mode=cloud", modules: site },
  ];
  const times = kinds.map(({ what }): Times => ({ what, start: [], first: [], second: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { modules, path }] of kinds.entries()) {
      const worker = await startServed({ root, modules });
      const connection = await openConnection(worker.port);
      // What lies in front is always awake on the platform.
      await connection.get("/favicon.svg");
      const own = times[index];
      own?.start.push(worker.startMs);
      own?.first.push((await connection.get(path)).totalMs);
      own?.second.push((await connection.get(path)).totalMs);
      connection.close();
      await worker.stop();
    }
  }
  return times.map(({ what, start, first, second }) => ({
    what,
    start: spreadOf(start),
    first: spreadOf(first),
    second: spreadOf(second),
  }));
}

type Times = { what: string; start: number[]; first: number[]; second: number[] };
