import { atRest, expect, started, test } from "./fixtures.ts";

test.describe("a hole in a script of ours opens no way for another", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/resources", { waitUntil: "networkidle" });
  });

  test("HTML of somebody else is refused", async ({ page }) => {
    const refused = await page.evaluate(() => {
      const attempts = [
        () => (document.body.innerHTML = "<img src=x onerror=alert(1)>"),
        () => document.body.insertAdjacentHTML("beforeend", "<b>b</b>"),
        () => document.write("<b>b</b>"),
        () => (document.createElement("iframe").srcdoc = "<b>b</b>"),
        () => new DOMParser().parseFromString("<b>b</b>", "text/html"),
        () => (document.createElement("script").src = "https://evil.example/x.js"),
        () => (document.createElement("script").text = "alert(1)"),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return "done";
        } catch {
          return "refused";
        }
      });
    });
    expect(refused).toEqual(Array(7).fill("refused"));
  });

  test("no further maker of HTML can be set up @rehearsal", async ({ page }) => {
    await started(page);
    const names = await page.evaluate(() => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      return ["evil", "default", "aioi-2"].filter((name) => {
        try {
          trustedTypes.createPolicy(name, { createHTML: (html: string) => html });
          return true;
        } catch {
          return false;
        }
      });
    });
    expect(names).toEqual([]);
  });

  test("a script or an address that is written into the page does not run @rehearsal", async ({
    page,
  }) => {
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.append("document.title = 'evil'");
      document.body.append(script);
      const link = document.createElement("a");
      link.href = "javascript:document.title='evil'";
      document.body.append(link);
      link.click();
    });
    await atRest(page);
    expect(await page.title()).not.toContain("evil");
  });
});

test("what the site itself writes is let through on every kind of way @rehearsal", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => {
    // A page transition that the next one overtakes is none of this test's business.
    if (!message.includes("Transition was")) complaints.push(message);
  });
  await page.goto("/resources", { waitUntil: "networkidle" });
  await page.locator('main a[href^="/insights/"]').first().click();
  await expect(page.locator("[data-part=article-body] p").first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Latest Insights" })).toBeVisible();
  await page.locator('footer a[href="/pricing"]').first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Latest Updates" })).toBeVisible();
  await page.goForward();
  await page.getByRole("button", { name: "Request consultation" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(complaints).toEqual([]);
});
