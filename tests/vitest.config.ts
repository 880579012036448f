import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that wait for limits in real time; what starts last would otherwise end last. */
const slowest = [
  "dated-pages",
  "takedown",
  "leads-replay",
  "import-protection",
  "start",
  "platform-faults",
  "provision",
  "outages",
  "malformed-responses",
  "supabase-url",
  "release-response",
  "hostile",
  "drill",
  "smoke",
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = slowest.indexOf(basename(moduleId, ".test.ts"));
      return index < 0 ? slowest.length : index;
    };
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

const root = join(import.meta.dirname, "..");

/** For the programs that tests start: wrangler alone, one file of 15 MB, takes a second to compile. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), "aioi-compile-cache") };

/** Unit tests need nothing; worker tests need the build, which their set-up makes when it is stale. */
export default defineConfig({
  root,
  test: {
    sequence: { sequencer: SlowestFirst },
    // Tests that may run at the same time mostly wait.
    maxConcurrency: 10,
    projects: [
      {
        root,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          // A third of the time: each process loads what is tested once.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        root,
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: ["tests/support/build-if-stale.ts"],
          env: compileCache,
          // A file that builds or starts programs takes long on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // A machine that is busy with something else may let a backend seem to be down.
          retry: process.env["CI"] ? 1 : 0,
          // A process runs many files: what they load and the site they share is started once.
          isolate: false,
          // Much of the time is waiting for the limits of the product, so two cores carry three.
          maxWorkers: 3,
        },
      },
    ],
  },
});
