import { defineConfig } from "vitest/config";

// `npm run test:postgrest`: the migrations and the seed against PostgreSQL with the real PostgREST,
// and the same assertions against the embedded Supabase.
export default defineConfig({
  cacheDir: "../../node_modules/.vite/postgrest",
  test: {
    name: "postgrest",
    root: import.meta.dirname,
    include: ["*.test.ts"],
    environment: "node",
    fileParallelism: false,
    // A failure is looked for at the end of a long output.
    silent: "passed-only",
    // 400,000 leads take minutes on a slow machine that runs the other tests as well.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 20_000,
  },
});
