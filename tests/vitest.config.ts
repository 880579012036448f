import { join } from "node:path";

import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "..");

/** Unit tests need nothing; worker tests need the build, which their set-up makes when it is stale. */
export default defineConfig({
  root,
  test: {
    projects: [
      // `npm run bench:clock`: waits minutes in real time, so it is no part of `npm test`.
      {
        root,
        test: {
          name: "clock",
          include: ["bench/clock/**/*.test.ts"],
          globalSetup: ["tests/support/build-if-stale.ts"],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      { root, test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] } },
      {
        root,
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: ["tests/support/build-if-stale.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A machine that is busy with something else may let a backend seem to be down.
          retry: process.env["CI"] ? 1 : 0,
          // Every file runs its own workerd and PostgreSQL; two at a time is what two cores carry.
          maxWorkers: 2,
        },
      },
    ],
  },
});
