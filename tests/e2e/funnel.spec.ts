import { expect, test, withoutChat } from "./fixtures.ts";
import { fillPerson, submitOf, toast } from "./forms.ts";

test("a journey is read back step by step; no cookie, nothing stored for it", async ({
  page,
  backend,
}, { project }) => {
  const site = await backend.siteWith("everything");
  const source = `journey-${project.name}`;
  await withoutChat(page);
  const script = page.waitForResponse(/\/assets\/funnel-/);
  await page.goto(new URL(`/pricing?utm_source=${source}`, site).href);
  await script;
  const tier = page
    .getByRole("article")
    .filter({ has: page.getByText("Explorer", { exact: true }) });
  await tier.getByRole("button", { name: "Get Started" }).click();
  const dialog = page.getByRole("dialog");
  await fillPerson(dialog, { Email: "journey@northgate.example" });
  await submitOf(dialog).click();
  await expect(toast(page, "Request submitted!")).toBeVisible();
  const keys = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(keys.filter((key) => /funnel|seen|count/i.test(key))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await page.goto("about:blank");

  const steps = async () =>
    (await backend.logs())
      .filter((line) => line.includes('"event":"funnel.counted"') && line.includes(source))
      .map((line) => JSON.parse(line) as { kind: string; stage: string; route: string })
      .filter(({ kind }) => kind === "getStarted")
      .map(({ stage, route }) => `${stage} ${route}`)
      .toSorted();
  const journey = ["begun", "notified", "opened", "seen", "sent", "stored"];
  await expect.poll(steps).toEqual(journey.map((stage) => `${stage} /pricing`));
});

test("the visitor may allow the first touch to stay for 30 days, and take it back @rehearsal", async ({
  page,
}) => {
  const stored = () =>
    page.evaluate(() => ({
      browser: Object.keys(localStorage),
      tab: sessionStorage["first-touch"],
    }));
  await page.goto("/cookie-policy?utm_source=news");
  const choice = page.getByRole("checkbox", { name: /Remember for 30 days/ });
  await expect(choice).toBeEnabled();
  expect((await stored()).browser).toEqual([]);
  await choice.check();
  expect(await stored()).toEqual({
    browser: expect.arrayContaining(["storage-allowed", "first-touch"]),
    tab: undefined,
  });
  await page.reload();
  await expect(choice).toBeChecked();
  await choice.uncheck();
  const { browser, tab } = await stored();
  expect(browser).toEqual([]);
  expect(tab).toContain("news");
});
