import { expect, test } from "./fixtures.ts";

test("an error of our script is reported once, without its message; the page works on as HTML", async ({
  page,
  backend,
}) => {
  const site = await backend.siteWith("everything");
  const email = "maya@northgate.example";
  await page.route("**/assets/hydrate-island-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `throw new RangeError("${email}");`,
    }),
  );
  const sent = page.waitForRequest(
    (request) => request.url().endsWith("/page-reports") && request.postDataJSON().kind === "error",
  );
  await page.goto(`${site}/solutions?email=${email}`);
  await page.getByRole("contentinfo").getByRole("textbox").focus();
  const body = (await sent).postData() ?? "";
  expect(JSON.parse(body)).toMatchObject({ path: "/solutions", name: "RangeError" });
  expect(JSON.parse(body).frames[0]).toMatch(/^hydrate-island-[\w-]+\.js:1:\d+$/);
  expect(body).not.toContain("maya");
});

test("what the policy refuses is reported by the browser", async ({ page, backend }) => {
  const site = await backend.siteWith("everything");
  await page.goto(`${site}/become-a-partner`);
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/x.png" }));
  });
  await expect
    .poll(
      async () =>
        (await backend.logs()).filter(
          (line) => line.includes('"policy.violated"') && line.includes("/become-a-partner"),
        ).length,
    )
    .toBeGreaterThan(0);
});
