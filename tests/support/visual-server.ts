import { createServer } from "node:http";
import { join } from "node:path";

import { createServer as createViteServer, type ViteDevServer } from "vite";

import { buildIfStale } from "../../scripts/lib/build.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { startSiteServer } from "../../scripts/lib/site-server.ts";
import { now, sitePort, styleguideUrl } from "../visual/setting.ts";
import { startTestSupabase } from "./test-supabase.ts";
import { withWorkerClock } from "./changed-build.ts";

buildIfStale(projectRoot);
const supabase = await startTestSupabase();
const variables = {
  SITE_ORIGIN: "https://aioi.example",
  SUPABASE_URL: supabase.url,
  SUPABASE_ANON_KEY: supabase.anonKey,
  IP_HASH_KEY: "a key for tests only, of 32 bytes",
};

/** Vite, which compiles for many seconds, serves the style guide, which a build does not have. */
async function startVite(): Promise<ViteDevServer> {
  // app.config.ts passes on these variables.
  Object.assign(process.env, variables, { CLOUDFLARE_CF_FETCH_ENABLED: "false" });
  return createViteServer({
    root: projectRoot,
    configFile: join(projectRoot, "app.config.ts"),
    // Whoever is developing uses the usual one.
    cacheDir: join(projectRoot, "node_modules/.cache/visual-vite"),
    logLevel: "silent",
    server: { middlewareMode: true, hmr: false, watch: null },
  });
}
let vite: Promise<ViteDevServer> | undefined;
/** Starts Vite when the first test asks for the style guide. */
const styleguide = createServer((request, response) => {
  vite ??= startVite();
  void vite.then(({ middlewares }) => middlewares(request, response));
}).listen(Number(new URL(styleguideUrl).port));

/** The build, with the sample content. */
const site = await startSiteServer({
  root: withWorkerClock(Date.parse(now)),
  port: sitePort,
  dataDir: null,
  variables,
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    styleguide.close();
    void Promise.all([vite?.then((server) => server.close()), site.stop()])
      .finally(supabase.stop)
      .finally(() => process.exit(0));
  });
}
