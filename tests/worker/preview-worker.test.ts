import { describe, expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { readRows } from "../support/rows.ts";
import { getStartedSubmission, send } from "../support/running-site.ts";

describe("the Worker of a preview", () => {
  const preview = siteForFile(() => ({
    without: "queueProducers",
    variables: { ENVIRONMENT: "preview", SITE_ORIGIN: "" },
  }));

  test("is not indexed, and names the address it was asked at", async () => {
    const response = await fetch(new URL("/pricing", preview.site.url));
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.text()).toContain(
      `<link rel="canonical" href="${new URL("/pricing", preview.site.url).href}"`,
    );
  });

  test("stores a lead, and reports no missing queue", async () => {
    const submission = getStartedSubmission();
    expect((await send(preview.site.url, submission)).result).toEqual({ ok: true });
    const filter = { submission_id: submission.submissionId };
    expect(await readRows(preview.supabase, "hire_me_queries", filter)).toHaveLength(1);
    expect(preview.logs.filter((line) => line.includes("environment.invalid"))).toEqual([]);
    expect(preview.logs.join("\n")).toContain('"environment":"preview"');
  });

  test("tells the visitor at once when the database does not take it", async () => {
    await preview.backend.set("refused");
    const { result } = await send(preview.site.url, getStartedSubmission()).finally(() =>
      preview.backend.set("none"),
    );
    expect(result).toEqual({ ok: false, failure: "unavailable" });
  });
});
