import { startEmbeddedSupabase } from "./lib/embedded-supabase.ts";
const s = await startEmbeddedSupabase({ dataDir: null, root: process.cwd(), port: 54399 });
console.log(JSON.stringify({ url: s.url, key: s.anonKey }));
setInterval(() => {}, 1e6);
