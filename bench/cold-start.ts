import { openConnection } from "./support/load.ts";
import { type Spread, spreadOf } from "./support/statistics.ts";
import { pagesOf, siteModules, stringWorker } from "./support/variants.ts";
import { startWorker } from "./support/workerd.ts";

const rounds = 9;

/** From nothing to an answer, in milliseconds. */
export interface ColdStart {
  what: string;
  /** Until the process listens: workerd itself, and reading and compiling the Worker. */
  start: Spread;
  /** The first answer of a fresh isolate, whole. */
  first: Spread;
  /** The second one. */
  second: Spread;
}

/**
 * Starts the built Worker and S in turns, each in a new process, and asks for the home page twice.
 *
 * @param root folder of the project, built
 */
export async function measureColdStart(root: string): Promise<ColdStart[]> {
  const site = siteModules(root, "cached");
  const running = await startWorker({ modules: site });
  const plain = stringWorker(await pagesOf(running.port, ["/"]));
  await running.stop();
  const kinds = [
    { what: "S", modules: plain },
    { what: "the site", modules: site },
  ];
  const times = kinds.map(({ what }): Times => ({ what, start: [], first: [], second: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { modules }] of kinds.entries()) {
      const worker = await startWorker({ modules });
      const connection = await openConnection(worker.port);
      const own = times[index];
      own?.start.push(worker.startMs);
      own?.first.push((await connection.get("/")).totalMs);
      own?.second.push((await connection.get("/")).totalMs);
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
