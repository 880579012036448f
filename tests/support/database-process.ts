import { startTestSupabase } from "./test-supabase.ts";

// A database that takes no time from the process that measures.
const { stop, database: _, ...supabase } = await startTestSupabase();
process.send?.(supabase);
process.once("disconnect", () => void stop().finally(() => process.exit()));
