import { exampleIf, expect, ownEmail, sharedPage, started, test } from "./fixtures.ts";
import { forms, submitOf } from "./forms.ts";

test("promo=discount shows '50% off first month', struck since December 31, 2024, five features", async ({
  page,
}) => {
  await page.goto("/promotion?promo=discount");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Offer ended. The trial remains.",
  );
  await expect(main.locator("s")).toHaveText("50% off first month");
  await expect(main.getByRole("heading", { name: "50% off first month" })).toBeVisible();
  await expect(main).toContainText("14 days free");
  await expect(main.getByText("Valid until December 31, 2024", { exact: true })).toBeVisible();
  await expect(main.getByRole("listitem")).toHaveCount(5);
  await expect(main.getByText("This offer ended on December 31, 2024.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Request Demo" })).toHaveAttribute(
    "href",
    "/request-demo",
  );
});

for (const [search, heading] of [
  ["promo=discount&promo=x", "Offer ended. The trial remains."],
  ["promo=x&promo=discount", "Special Promotion Available"],
]) {
  test(
    `of a repeated parameter the first value counts, for the Worker and the browser: ${search}`,
    exampleIf(search !== "promo=discount&promo=x"),
    async ({ page }) => {
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await page.goto(`/promotion?${search}`);
      const headline = page.getByRole("heading", { level: 1 });
      await expect(headline).toHaveText(heading ?? "");
      await started(page);
      await expect(headline).toHaveText(heading ?? "");
      expect(errors).toEqual([]);
    },
  );
}

test("on a phone the trial comes before the offer that has ended @rehearsal", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/promotion?promo=discount");
  const top = async (name: RegExp) =>
    (await page.getByRole("heading", { name }).boundingBox())?.y ?? 0;
  expect(await top(/^Ask now/)).toBeLessThan(await top(/^50% off first month/));
});

test("the flood says by when a sign-in comes that is asked for now, on the visitor's clock @rehearsal", async ({
  page,
}) => {
  await page.goto("/promotion");
  await expect(page.getByRole("heading", { name: /^Ask now/ })).toHaveText(
    /^Ask now, and your sign-in comes by \w+day, \d{1,2}:\d\d\s[ap]m(?:\sET)?\.$/,
  );
});

test("the time by which a sign-in comes is later each minute, and when the page is shown again @rehearsal", async ({
  clockPage: page,
}) => {
  await page.clock.install({ time: "2026-11-27T12:25:00Z" });
  await page.goto("/promotion");
  const headline = page.getByRole("heading", { name: /^Ask now/ });
  await expect(headline).toHaveText(/by Saturday, /);
  const first = (await headline.textContent()) ?? "";
  await page.clock.fastForward("10:00");
  await expect(headline).not.toHaveText(first);
  await page.clock.pauseAt("2026-11-27T13:00:00Z");
  const second = (await headline.textContent()) ?? "";
  await page.clock.setSystemTime("2026-11-27T14:00:00Z");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
  await expect(headline).not.toHaveText(second);
});

test("without an offer the trial is asked for beside its days @rehearsal", async ({ page }) => {
  await page.goto("/promotion");
  await page.getByRole("main").getByRole("button", { name: "Get started" }).click();
  await expect(page.getByRole("dialog", { name: "Get Started" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the claim opens a form that works", async ({ page, backend }) => {
    const email = ownEmail("claim-plain");
    await page.goto("/promotion?promo=discount");
    await page.getByRole("button", { name: "Claim Your 50% Discount" }).click();
    const dialog = page.getByRole("dialog", { name: "Get Started" });
    await forms["Get Started"].fill(dialog, { Email: email });
    await submitOf(dialog).click();
    await expect(page.getByRole("status")).toContainText("Request submitted!");
    await expect(page).toHaveURL(/\/promotion\?promo=discount&sent=getStarted&receipt=/);
    await expect(page.getByRole("button", { name: "Claim Your 50% Discount" })).toBeVisible();
    expect(await backend.stored({ email })).toMatchObject([{ source: { page: "/promotion" } }]);
  });
});

const otherValues = [
  "",
  "?promo=",
  "?promo",
  "?promo=DISCOUNT",
  "?promo=123",
  "?promo=%7B%22promo%22%3A%22discount%22%7D",
  "?promo=%E0%A4%A",
  "?promo%5B%5D=discount",
  "?utm_source=letter",
];

test.describe("any other value shows 'Special Promotion Available'", () => {
  const open = sharedPage();

  for (const search of otherValues) {
    test(
      search || "none",
      exampleIf(
        search.length < 12 &&
          search !== "?promo" &&
          search !== "?promo=" &&
          search !== "?promo=123",
      ),
      async () => {
        const page = open();
        const response = await page.goto(`/promotion${search}`);
        await started(page);
        expect(response?.status()).toBe(200);
        expect(response?.request().redirectedFrom()).toBeNull();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "Special Promotion Available",
        );
        const main = page.getByRole("main");
        await expect(main).toContainText("14 days free");
        await expect(main.getByRole("link", { name: "Learn More" })).toHaveAttribute(
          "href",
          "/pricing",
        );
        await expect(main.getByRole("link", { name: "Request Demo" })).toHaveAttribute(
          "href",
          "/request-demo",
        );
        expect(new URL(page.url()).search).toBe(search);
      },
    );
  }
});
