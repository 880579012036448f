import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { startEmbeddedSupabase } from "../../scripts/lib/embedded-supabase.ts";
import type { EmbeddedSupabase } from "../../scripts/lib/embedded-supabase.ts";
import { describeAttacker } from "./attacker-contract.ts";
import { describeDatabaseContract } from "./database-contract.ts";

const root = join(import.meta.dirname, "..", "..");
let supabase: EmbeddedSupabase;

beforeAll(async () => {
  supabase = await startEmbeddedSupabase({ dataDir: null, root, port: 0 });
});

afterAll(() => supabase?.stop());

describeDatabaseContract("the embedded Supabase", () => supabase);

describeAttacker("the embedded Supabase", () => supabase);
