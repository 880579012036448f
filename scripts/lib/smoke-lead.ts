import { randomUUID } from "node:crypto";

import { submissionField } from "../../app/leads/contract.ts";
import type { TestedSite } from "./smoke-check.ts";

/** The fields of a lead that nobody can take for a customer's. */
const fields = {
  firstName: "Smoke",
  lastName: "Test",
  email: "smoke-test@example.com",
  company: "Smoke test",
  phone: "",
  message: "Sent by npm run smoke.",
};

/** What the site's own forms send. */
export function submissionForm(submission: unknown): FormData {
  const form = new FormData();
  form.set(submissionField, JSON.stringify(submission));
  return form;
}

/**
 * Sends one lead that is stored with the status `test`. A site that does not verify the key would take
 * the lead for a customer's, so two requests check that first.
 *
 * @param key the SMOKE_KEY of the site
 * @returns the faults; empty when the lead is in the database
 */
export async function sendTestLead({ url, ask }: TestedSite, key: string): Promise<string[]> {
  const statusWith = async (value: string) =>
    (await ask("/healthz", { headers: { "x-smoke-key": value } })).status;
  if ((await statusWith(randomUUID())) !== 403)
    return ["the site takes any SMOKE_KEY: nothing sent"];
  if ((await statusWith(key)) !== 200) {
    return [
      "SMOKE_KEY is not the site's, or the site has none: `npx wrangler secret put SMOKE_KEY` (for staging with `--env staging`); nothing sent",
    ];
  }

  const submission = { kind: "getStarted", submissionId: randomUUID(), fields, source: {} };
  const response = await ask("/_serverFn/submitLead", {
    method: "POST",
    headers: { origin: new URL(url).origin, "x-smoke-key": key },
    body: submissionForm(submission),
  });
  const became = response.headers.get("x-test-lead") ?? "unknown";
  if (response.status === 200 && became === "stored") return [];
  return [`the test lead is "${became}" (status ${response.status}), not "stored"`];
}
