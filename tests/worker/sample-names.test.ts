import { expect, test } from "vitest";

import { sharedSiteForFile } from "../support/for-file.ts";
import { everyPage } from "../support/pages.ts";
import { readPage } from "../support/read-page.ts";

const running = sharedSiteForFile();

/** Names and numbers of sample operation that the record (`content/sample-site/`) does not know. */
const oldNames = [
  "AIOI_TOKEN",
  '/v1/chat"',
  "aioi_service",
  "hormone-v9",
  "clinic-09",
  "25 milliseconds",
  "2026.2",
] as const;

/** Where the update that announced a release is listed, it still names it. */
const updates = ["/resources/updates", "/newsletter"];

test("no page says a name of sample operation that the record does not know", async () => {
  for (const path of everyPage) {
    const { html } = await readPage(new URL(path, running.site.url));
    // Numbers of versions may go on: 2026.10.2 holds no 2026.2, and 12026.2 neither.
    const said = oldNames.filter((name) => html.replaceAll("&quot;", '"').includes(name));
    expect(said, path).toEqual(updates.includes(path) ? ["2026.2"] : []);
  }
});
