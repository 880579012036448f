import { expect, test } from "vitest";

import { readRows } from "../support/rows.ts";
import { getStartedSubmission, send, startRunningSite } from "../support/running-site.ts";

test("without chat settings no page names another host; with them the policy and the page do", async () => {
  const plain = await startRunningSite();
  const chatty = await startRunningSite({
    variables: {
      CHATWOOT_BASE_URL: "https://chat.northgate.example",
      CHATWOOT_WEBSITE_TOKEN: "a-token",
    },
  });
  try {
    const policyOf = async (url: string) =>
      (await fetch(url)).headers.get("content-security-policy") ?? "";
    expect(await policyOf(plain.site.url)).not.toContain("https://");
    const policy = await policyOf(chatty.site.url);
    expect(policy).toMatch(
      /script-src 'self' 'nonce-[0-9a-f]+' https:\/\/chat\.northgate\.example;/,
    );
    expect(policy).toContain("frame-src https://chat.northgate.example");
    expect(policy).toContain("wss://chat.northgate.example");
    expect(await (await fetch(chatty.site.url)).text()).toContain("a-token");
  } finally {
    await plain.stop();
    await chatty.stop();
  }
});

test('CONTACT_PAGE_DELIVERY="simulated" says it was sent, and nothing is kept', async () => {
  const demo = await startRunningSite({ variables: { CONTACT_PAGE_DELIVERY: "simulated" } });
  try {
    const { fields, ...rest } = getStartedSubmission({ subject: "A pilot", phone: "" });
    const answer = await send(demo.site.url, { ...rest, fields, kind: "contactPage" });
    expect(answer.outcome).toEqual({ ok: true });
    expect(await readRows(demo.supabase, "hire_me_queries")).toEqual([]);
  } finally {
    await demo.stop();
  }
});
