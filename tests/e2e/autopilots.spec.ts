import type { Locator } from "playwright/test";

import { exampleIf, expect, openDrawer, ownEmail, test } from "./fixtures.ts";
import { fillPerson } from "./forms.ts";

const autopilots = [
  ["bdr", "BDR"],
  ["akito", "Akito"],
  ["marketer", "Marketer"],
  ["document-validator", "Document validator"],
  ["patent-filer", "Patent filer"],
  ["customer-experience", "Customer experience"],
] as const;

async function fillAndSend(dialog: Locator, address: string) {
  await fillPerson(dialog, { Email: address });
  await dialog.locator("button[type=submit]").click();
  await expect(dialog).toBeHidden();
}

test.describe("/autopilots", () => {
  test("lists six agents, each a link to its page and a place to link to", async ({ page }) => {
    await page.goto("/autopilots");
    await expect(
      page.getByRole("img", { name: /a request comes in through a gate/ }),
    ).toBeVisible();
    for (const [slug, name] of autopilots) {
      const row = page.locator(`#${slug}`);
      await expect(row.getByRole("link", { name, exact: true })).toHaveAttribute(
        "href",
        `/autopilots/${slug}`,
      );
    }
  });

  test("the call to action 'start' opens Get Started: an empty list of autopilots @rehearsal", async ({
    page,
    backend,
  }) => {
    const address = ownEmail("autopilots");
    await page.goto("/autopilots");
    await page.getByRole("main").getByRole("button", { name: "Get started" }).click();
    await fillAndSend(page.getByRole("dialog", { name: "Get Started" }), address);
    const rows = await backend.stored({ email: address });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      selected_autopilots: [],
      additional_requirements: "Get Started Request",
      source: { form: "getStarted", opener: "autopilots-hero" },
    });
  });
});

for (const [slug, name] of autopilots) {
  test(
    `/autopilots/${slug}: what it does, connects to and never does`,
    exampleIf(slug === "bdr"),
    async ({ page }) => {
      await page.goto(`/autopilots/${slug}`);
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      for (const title of ["Does", "Connects to", "Never does"]) {
        await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
      }
      await expect(
        main.getByRole("figure", {
          name: new RegExp(`Inside your boundary ${name} reads .*A person`),
        }),
      ).toBeVisible();
      await expect(main.getByRole("button", { name: "Get started" })).toBeVisible();
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a source underlines what comes from it, and what is sent is in the log @rehearsal", async ({
    page,
  }) => {
    await page.goto("/autopilots/bdr");
    const bench = page.getByRole("figure");
    await bench.getByRole("button", { name: "calendar" }).focus();
    await expect(bench.getByText("Would one of these suit you?")).toHaveCSS(
      "text-decoration-line",
      "underline",
    );
    await expect(bench.getByText("not here yet")).toBeVisible();
    await bench.getByRole("checkbox", { name: "Press send" }).press("Space");
    await expect(bench.getByText("not here yet")).toBeHidden();
    await expect(bench.getByText("the message, in the log")).toBeVisible();
    const sent = bench.getByRole("checkbox", { name: "Sent" });
    await expect(sent).toBeChecked();
    await sent.press("Space");
    await expect(bench.getByText("not here yet")).toBeVisible();
    await expect(bench.getByRole("checkbox", { name: "Press send" })).not.toBeChecked();
  });

  for (const width of [1440, 390]) {
    test(`at ${width} px what is sent holds for 300 ms, then goes its way in 480 @rehearsal`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/autopilots/bdr");
      await page.getByRole("checkbox", { name: "Press send" }).press("Space");
      const packet = () =>
        page.locator("[data-part=line]").evaluate((line) => {
          const { transitionDelay, transitionDuration, transform } = getComputedStyle(
            line,
            "::after",
          );
          const { e, f } = new DOMMatrix(transform);
          return { transitionDelay, transitionDuration, gone: Math.round(e + f) > 70 };
        });
      // And is gone from the line when the inbox has it.
      await expect.poll(packet).toEqual({
        transitionDelay: "0.3s, 0.78s",
        transitionDuration: "0.48s, 0.12s",
        gone: true,
      });
    });
  }
});

test.describe("/autopilots/$slug", () => {
  test("Contact sales goes through Hire Me and records the agent's slug", async ({
    page,
    backend,
  }) => {
    const address = ownEmail("agent");
    await page.goto("/autopilots/bdr");
    await page.getByRole("main").getByRole("button", { name: "Contact sales" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact sales" });
    await expect(dialog).toContainText("BDR");
    await fillAndSend(dialog, address);
    const rows = await backend.stored({ email: address });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      selected_autopilots: ["bdr"],
      solution: null,
      additional_requirements: null,
      source: { form: "hireMe", page: "/autopilots/bdr", opener: "autopilot-hero" },
    });
  });

  test("the dialog has the subtitle of the trigger that opened it, each time @rehearsal", async ({
    page,
  }) => {
    await page.goto("/autopilots/bdr");
    const dialog = page.getByRole("dialog", { name: "Contact sales" });
    for (const part of ["main", "banner", "main"] as const) {
      await page.getByRole(part).getByRole("button", { name: "Contact sales" }).first().click();
      await expect(dialog).toBeVisible();
      const subtitle = dialog.getByText("Autopilot: BDR");
      if (part === "main") await expect(subtitle).toBeVisible();
      else await expect(subtitle).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  });

  test("ends with Get started, which goes through Hire Me too @rehearsal", async ({ page }) => {
    await page.goto("/autopilots/bdr");
    await page.getByRole("main").getByRole("button", { name: "Get started" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact sales" });
    await expect(dialog.getByText("Autopilot: BDR")).toBeVisible();
  });

  test("so does Get started in the drawer there @rehearsal", async ({ page, backend }) => {
    const address = ownEmail("drawer-agent");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/autopilots/akito");
    const drawer = await openDrawer(page);
    await drawer.getByRole("button", { name: "Get started" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact sales" });
    await expect(dialog.getByText("Autopilot: Akito")).toBeVisible();
    await fillAndSend(dialog, address);
    expect(await backend.stored({ email: address })).toMatchObject([
      { selected_autopilots: ["akito"], source: { form: "hireMe", opener: "drawer" } },
    ]);
  });

  test("so does every Contact sales button there; elsewhere it is null again @rehearsal", async ({
    page,
    backend,
  }) => {
    const contactSales = page.getByRole("banner").getByRole("button", { name: "Contact sales" });
    const dialog = page.getByRole("dialog", { name: "Contact sales" });

    const fromAgent = ownEmail("header-agent");
    await page.goto("/autopilots");
    await page.locator("#patent-filer").getByRole("link").click();
    await expect(page).toHaveURL("/autopilots/patent-filer");
    // The address is there before the page is, with its own dialog.
    await expect(page.locator("#patent-filer")).toHaveCount(0);
    await contactSales.click();
    await fillAndSend(dialog, fromAgent);
    expect(await backend.stored({ email: fromAgent })).toMatchObject([
      { selected_autopilots: ["patent-filer"] },
    ]);

    await page
      .getByRole("region", { name: "Receipt" })
      .getByRole("button", { name: "Done" })
      .click();
    const fromList = ownEmail("header-list");
    await page.getByRole("main").getByRole("link", { name: "All autopilots" }).click();
    await expect(page).toHaveURL("/autopilots");
    await expect(page.locator("#patent-filer")).toBeVisible();
    await contactSales.click();
    await fillAndSend(dialog, fromList);
    expect(await backend.stored({ email: fromList })).toMatchObject([
      { selected_autopilots: null },
    ]);
  });
});
