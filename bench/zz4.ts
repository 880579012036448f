import { startEmbeddedSupabase } from "../scripts/lib/embedded-supabase.ts";
import { projectRoot } from "../scripts/lib/project.ts";
import { load } from "./support/load.ts";
import { siteModules } from "./support/variants.ts";
import { startWorker } from "./support/workerd.ts";
const db = await startEmbeddedSupabase({ dataDir: null, root: projectRoot, port: 0 });
const v = {
  SUPABASE_URL: db.url,
  SUPABASE_ANON_KEY: db.anonKey,
  ADDRESS_HASH_KEY: "a key for the bench",
};
const worker = await startWorker({ modules: siteModules(projectRoot, "uncached"), variables: v });
const paths = process.argv.slice(2);
const t = performance.now();
for (let i = 1; i <= 10; i++) {
  try {
    await load(worker.port, paths, { connections: 4, requests: 300 });
  } catch (e) {
    console.log("failed", String(e));
  }
  console.log(i * 300, Math.round(performance.now() - t), worker.residentMB());
}
await worker.stop();
await db.stop();
