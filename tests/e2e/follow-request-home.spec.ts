import { expect, test } from "./fixtures.ts";

test("on home the export is denied, and a link leads to where it can be rerouted", async ({
  page,
}) => {
  await page.goto("/");
  const part = page.locator("#request");
  await expect(part.getByRole("radio")).toHaveCount(0);
  await expect(part.getByRole("checkbox")).toHaveCount(0);
  await expect(part.getByText("refused, 214 §3", { exact: true })).toHaveCount(3);
  await part.getByRole("link", { name: "Reroute it on the platform page" }).click();
  await expect(page).toHaveURL(/\/aioi#request$/);
});
