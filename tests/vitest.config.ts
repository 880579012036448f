import { join } from "node:path";

import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

import { openRunFolder } from "../scripts/lib/run-folder.ts";

/** Files that take minutes: they wait for caches and retries. */
const slowFiles = ["takedown", "notifications"];

/** Slow files start first, or they would end long after all others. */
class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort.call(this, files);
    const isSlow = ({ moduleId }: TestSpecification) =>
      slowFiles.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

/** Tests of the project "worker" that a rehearsal runs too: with the real wrangler, or longer. */
const walks = [
  "tests/worker/branch-previews.test.ts",
  "tests/worker/leads-replay-remote.test.ts",
  "tests/worker/release.test.ts",
  "tests/worker/wrangler.test.ts",
];

/** Who leaves what to whom: scripts/lib/test-steps.ts. */
const tags = [
  { name: "rehearsal", description: "One more case of a rule: not in `npm test`." },
  { name: "long", description: "A unit test of seconds: in `npm test`, not in `npm run check`." },
];

/** The slowest machine needs less; a wait that is met ends at once. */
const poll = { timeout: 240_000 };

const root = join(import.meta.dirname, "..");

openRunFolder();

// Miniflare would copy these certificates into the configuration of every workerd that it starts: a third of
// what a start costs Node. No test asks another host.
delete process.env["NODE_EXTRA_CA_CERTS"];

/**
 * Node collects garbage whenever buffers outside its heap have grown by some megabytes, as those of a
 * database in WebAssembly always have: a tenth of the processor time. With these it waits for the heap.
 */
export const rareCollections = [
  "--external-memory-accounted-in-global-limit",
  "--initial-old-space-size=1024",
  "--min-semi-space-size=32",
  "--max-semi-space-size=64",
];

/** Unit tests need nothing; worker tests need the build, which their set-up makes when it is stale. */
export default defineConfig({
  root,
  test: {
    // A failure is looked for at the end of a long output.
    silent: "passed-only",
    sequence: { sequencer: SlowFilesFirst },
    // Tests that may run at the same time mostly wait.
    maxConcurrency: 10,
    // A database in WebAssembly is compiled once and quickly instead of twice.
    execArgv: [...rareCollections, "--liftoff-only"],
    projects: [
      {
        root,
        test: {
          name: "unit",
          // The slowest machine needs less.
          testTimeout: 300_000,
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          tags,
          // A third of the time: each process loads what is tested once.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        root,
        test: {
          name: "worker",
          expect: { poll },
          include: ["tests/worker/**/*.test.{ts,tsx}"],
          tags,
          globalSetup: ["tests/support/build-if-stale.ts"],
          setupFiles: ["tests/support/no-stray-lines.ts", "tests/support/own-connections.ts"],
          // A file that builds or starts programs takes long on a slow machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A process runs many files: what they load and the site they share is started once.
          isolate: false,
          // Some of the time is waiting for the limits of the product, so two cores carry three.
          maxWorkers: 3,
        },
      },
      {
        root,
        test: {
          name: "rehearsal",
          expect: { poll },
          include: ["tests/rehearsal/**/*.test.ts", ...walks],
          tags,
          globalSetup: ["tests/support/build-if-stale.ts"],
          setupFiles: ["tests/support/no-stray-lines.ts", "tests/support/own-connections.ts"],
          // A walk takes as long as the machine needs; this ends one that hangs.
          testTimeout: 3_600_000,
          hookTimeout: 3_600_000,
          env: { REHEARSAL: "on" },
          isolate: false,
          maxWorkers: 1,
        },
      },
    ],
  },
});
