import { expect, test } from "vitest";

import { readRows } from "../support/rows.ts";
import { getStartedSubmission, send, sharedSite, startBeside } from "../support/running-site.ts";

test("without chat settings no page names another host; with them the policy and the page do", async () => {
  const plain = await sharedSite();
  const chatty = await startBeside(plain, {
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
    const sources = (directive: string) =>
      policy
        .split("; ")
        .filter((entry) => entry.startsWith(`${directive} `))
        .flatMap((entry) => entry.split(" "))
        .filter((source) => source.startsWith("https:"));
    // Its own script, its frame and its sound; nothing else of that host.
    expect(sources("script-src")).toEqual(["https://chat.northgate.example/packs/js/sdk.js"]);
    expect(sources("frame-src")).toEqual(["https://chat.northgate.example/widget"]);
    expect(sources("connect-src")).toEqual(["https://chat.northgate.example/audio/"]);
    expect(policy.match(/https:/g)).toHaveLength(3);
    // It adds a style element, and no string of markup.
    expect(policy).toContain("style-src 'self' 'unsafe-inline'; ");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(await policyOf(plain.site.url)).not.toMatch(/style-src [^;]*'unsafe-inline'/);
    expect(await (await fetch(chatty.site.url)).text()).toContain("a-token");
  } finally {
    await chatty.stop();
  }
});

test('CONTACT_PAGE_DELIVERY="simulated" says it was sent, and nothing is kept', async () => {
  const demo = await startBeside(await sharedSite(), {
    variables: { CONTACT_PAGE_DELIVERY: "simulated" },
  });
  try {
    const { fields, ...rest } = getStartedSubmission({ subject: "A pilot", phone: "" });
    const answer = await send(demo.site.url, { ...rest, fields, kind: "contactPage" });
    expect(answer.result).toEqual({ ok: true });
    const filter = { submission_id: rest.submissionId };
    expect(await readRows(demo.supabase, "hire_me_queries", filter)).toEqual([]);
  } finally {
    await demo.stop();
  }
});
