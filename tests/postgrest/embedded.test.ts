import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { startEmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import { fillDataDir } from "../support/test-supabase.ts";
import { describeAccess } from "./access-contract.ts";
import { describeArchives } from "./archive-contract.ts";
import { describeAttacker } from "./attacker-contract.ts";
import { describeDatabaseContract } from "./database-contract.ts";
import { describeLeadDesk } from "./desk-contract.ts";
import { describeFigures } from "./figures-contract.ts";
import { describeNotifications } from "./notification-contract.ts";
import { describeWriting } from "./writing-contract.ts";

const root = join(import.meta.dirname, "..", "..");
let dataDir: string;
let supabase: EmbeddedSupabase;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "aioi-embedded-"));
  await fillDataDir(dataDir);
  supabase = await startEmbeddedSupabase({ dataDir, root, port: 0 });
});

afterAll(async () => {
  await supabase?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describeDatabaseContract("the embedded Supabase", () => supabase);

describeAttacker("the embedded Supabase", () => supabase);

describeArchives("the embedded Supabase", () => supabase);

const withUsers = () => ({
  ...supabase,
  jwtSecret: readFileSync(join(dataDir, "supabase.secret"), "utf8").trim(),
});
describeLeadDesk("the embedded Supabase", withUsers);

describeAccess("the embedded Supabase", withUsers);

describeFigures("the embedded Supabase", withUsers);

describeNotifications("the embedded Supabase", () => supabase);

describeWriting("the embedded Supabase", () => supabase);
