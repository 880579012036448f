import { drillSubmission } from "../support/lead-drill.ts";
import { newAddress, send } from "../support/running-site.ts";
import { expect, ownEmail, test } from "./fixtures.ts";

test("what each build queued is stored by the other", async ({ backend, baseURL }) => {
  const name = ownEmail("queued").split("@")[0] ?? "";
  const submissions = Array.from({ length: 14 }, (_, index) => drillSubmission(index, name));
  await backend.set("refused");
  for (const [index, submission] of submissions.entries()) {
    const headers = { "x-build": index < 7 ? "before" : "after", "cf-connecting-ip": newAddress() };
    const { result } = await send(baseURL ?? "", submission, headers);
    expect(result).toEqual({ ok: true });
  }
  await backend.swap();
  await backend.set("none");
  for (const { kind, fields } of submissions) {
    const table = tableOf(kind);
    await expect.poll(() => backend.rows({ table, email: fields.email })).toHaveLength(1);
  }
});

function tableOf(kind: string): string {
  if (kind === "partner") return "aigency_consultation_queries";
  return kind === "newsletter" ? "newsletter_subscriptions" : "hire_me_queries";
}
