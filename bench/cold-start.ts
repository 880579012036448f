import { Agent, get } from "node:http";

import { prerenderedFile } from "../app/lib/prerendered-file.ts";
import { startServed } from "./support/served.ts";
import { median } from "./support/statistics.ts";
import { siteModules, stringWorker } from "./support/variants.ts";

const rounds = 9;

/** Milliseconds of the first whole answer of a fresh isolate. */
export interface ColdStart {
  prerendered: number;
  /** Of a Worker that only returns the prerendered page's file. */
  prerenderedFile: number;
  /** Of a Worker that returns a page of one word as a string. */
  string: number;
  rendered: number;
  /** The second page that an isolate renders. */
  renderedNext: number;
}

/** Returns the home page's file and does nothing else. */
const fileWorker = {
  "index.js": `export default {
  fetch: (request, { ASSETS }) => ASSETS.fetch(new URL(${JSON.stringify(prerenderedFile("/"))}, request.url)),
};
`,
};

/**
 * Starts the built Worker in a new process with the build's assets in front, and asks for a page;
 * in turn with Workers that do next to nothing, since most of such an answer is not the Worker's.
 *
 * @param root folder of the project, built
 * @param variables the Worker's own
 */
export async function measureColdStart(
  root: string,
  variables: Record<string, string>,
): Promise<ColdStart> {
  const site = siteModules(root, "cached");
  const word = stringWorker({ "/": "Hello" });
  type Time = (path: string) => Promise<number>;
  async function fresh<Times>(
    modules: Record<string, string>,
    ask: (time: Time) => Promise<Times>,
  ): Promise<Times> {
    const worker = await startServed({ root, modules, variables });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const time: Time = (path) => timed(agent, worker.port, path);
    // What lies in front is always awake on the platform.
    await time("/favicon.svg");
    const times = await ask(time);
    agent.destroy();
    await worker.stop();
    return times;
  }
  const all: ColdStart[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push({
      prerendered: await fresh(site, (time) => time("/")),
      prerenderedFile: await fresh(fileWorker, (time) => time("/")),
      string: await fresh(word, (time) => time("/")),
      ...(await fresh(site, async (time) => ({
        rendered: await time("/promotion"),
        renderedNext: await time("/search"),
      }))),
    });
  }
  const middle = (name: keyof ColdStart) => median(all.map((times) => times[name]));
  return {
    prerendered: middle("prerendered"),
    prerenderedFile: middle("prerenderedFile"),
    string: middle("string"),
    rendered: middle("rendered"),
    renderedNext: middle("renderedNext"),
  };
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
