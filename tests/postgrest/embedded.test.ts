import { afterAll, beforeAll, describe, inject } from "vitest";

import { isRehearsal } from "../support/rehearsal.ts";
import { startTestSupabase, type TestSupabase } from "../support/test-supabase.ts";
import { describeAccess } from "./access-contract.ts";
import { describeArchives } from "./archive-contract.ts";
import { describeAttacker } from "./attacker-contract.ts";
import { describeDatabaseContract } from "./database-contract.ts";
import { describeLeadDesk } from "./desk-contract.ts";
import { describeFigures } from "./figures-contract.ts";
import { describeNotifications } from "./notification-contract.ts";
import { describeWriting } from "./writing-contract.ts";

let supabase: TestSupabase;

beforeAll(async () => {
  supabase = await startTestSupabase();
});

afterAll(() => supabase?.stop());

describeDatabaseContract("the embedded Supabase", () => supabase);

describeAttacker("the embedded Supabase", () => supabase);

describeAccess("the embedded Supabase", () => supabase);

// `npm test` tries these on PostgreSQL, and here where there is none.
describe.runIf(isRehearsal || typeof inject("cluster") === "string")(
  "what staff and mails ask",
  () => {
    describeArchives("the embedded Supabase", () => supabase);

    describeLeadDesk("the embedded Supabase", () => supabase);

    describeFigures("the embedded Supabase", () => supabase);

    describeNotifications("the embedded Supabase", () => supabase);

    describeWriting("the embedded Supabase", () => supabase);
  },
);
