import { expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { readPage } from "../support/read-page.ts";

const dayMs = 24 * 60 * 60 * 1000;
const midnight = (Math.floor(Date.now() / dayMs) + 2) * dayMs;

const running = siteForFile();

const read = (path: string) => readPage(new URL(path, running.site.url));
const dayBy = (time: number) => new Date(time).toISOString().slice(0, 10);

// Spec section 9: "until December 31, 2024".
test("an offer ends with its last day in UTC", async () => {
  for (const [time, isOver] of [
    ["2024-12-31T23:59:00Z", false],
    ["2025-01-01T00:00:00Z", true],
  ] as const) {
    await running.site.setClock(Date.parse(time));
    const { html } = await read("/promotion?promo=discount");
    expect(html.includes("This offer ended"), time).toBe(isOver);
  }
});

test("a page that depends on the day is not answered from the cache after midnight UTC", async () => {
  const { site } = running;
  await site.setClock(midnight - 30_000);
  await site.stopClockAt(midnight - 1);
  for (const path of ["/company", "/promotion"]) {
    await read(path);
    expect((await read(path)).found).toBe("aioi; hit");
  }
  expect((await read("/company")).html).toContain(dayBy(midnight - 1));
  await site.setClock(midnight + 500);
  const company = await read("/company");
  expect(company.found).toBe("aioi; fwd=uri-miss");
  expect(company.html).toContain(dayBy(midnight));
  expect((await read("/promotion")).found).toBe("aioi; fwd=uri-miss");
});
