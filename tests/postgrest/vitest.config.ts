import { defineConfig } from "vitest/config";

import { openRunFolder } from "../../scripts/lib/run-folder.ts";
import { rareCollections } from "../vitest.config.ts";

openRunFolder();

// `npm run test:postgrest`: the migrations and the seed against PostgreSQL with the real PostgREST,
// and the same assertions against the embedded Supabase.
export default defineConfig({
  cacheDir: "../../node_modules/.vite/postgrest",
  test: {
    name: "postgrest",
    root: import.meta.dirname,
    include: ["*.test.ts"],
    environment: "node",
    globalSetup: ["postgres.ts"],
    setupFiles: ["../support/own-connections.ts"],
    // One process runs all files: what they load and the embedded database they share is started once.
    fileParallelism: false,
    isolate: false,
    // The optimizing compiler costs more than it saves a database that answers some hundred requests.
    execArgv: [...rareCollections, "--liftoff-only"],
    // A failure is looked for at the end of a long output.
    silent: "passed-only",
    // A file that starts programs takes long on a slow machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 20_000,
  },
});
