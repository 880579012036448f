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
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
  },
});
