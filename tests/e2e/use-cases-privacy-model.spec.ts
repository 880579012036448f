import type { Page } from "playwright/test";

import { choose, expect, sharedPage, started, test } from "./fixtures.ts";

const pages = [
  {
    path: "/use-cases/privacy-sovereignty",
    applications: "Industry Applications",
    uses: ["Healthcare", "Financial services", "Government and defense"],
    facts: [
      /on-premises/i,
      /private cloud/i,
      /air-gapped/i,
      /GDPR/,
      /HIPAA/,
      /SOC 2/,
      /zero data exfiltration/i,
      /encrypted data/i,
      /role-based access control/i,
      /audit logging/i,
      /no telemetry/i,
    ],
    drawings: [/two walls and no network path/i, /data center in Canada/],
  },
  {
    path: "/use-cases/best-model",
    applications: "Real-World Applications",
    uses: ["Content generation", "Customer support", "Data analysis"],
    facts: [
      /multi-model orchestration/i,
      /100\+ models/,
      /smart routing/i,
      /performance monitoring/i,
      /automatic optimization/i,
      /failover/i,
      /A\/B testing/,
      /custom routing rules/i,
      /cost analytics/i,
      /40[-–]60%\s*AI cost reduction/,
    ],
    drawings: [/eight models as lines over three axes/i, /40 to 60 percent/],
  },
];

for (const { path, applications, uses, facts, drawings } of pages) {
  const area = (page: Page, name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name }) });

  test.describe("says", () => {
    const open = sharedPage(path);
    test(`${path} says what the specification says of it`, async () => {
      const page = open();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      for (const fact of facts) await expect(page.locator("main")).toContainText(fact);
      for (const name of drawings)
        await expect(page.getByRole("img", { name }).filter({ visible: true })).toHaveCount(1);
    });

    test(`${path} has the challenge, four benefits and its applications`, async () => {
      const page = open();
      const cards = (name: string) => area(page, name).getByRole("heading", { level: 3 });
      await expect(cards("The Challenge")).toHaveCount(3);
      await expect(cards("Key Benefits")).toHaveCount(4);
      await expect(cards(applications)).toHaveText(uses);
    });

    test(`${path} names itself to search engines`, async () => {
      const page = open();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        new RegExp(`${path}$`),
      );
      for (const name of ["description", "keywords"])
        await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute("content", /.{20,}/);
    });
  });

  test(`${path} leads to Get started and to a human @rehearsal`, async ({ page }) => {
    await page.goto(path);
    await page.locator("main").getByRole("button", { name: "Get started", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Get Started" })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.locator("main").getByRole("button", { name: "Contact sales", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test(`${path} stands still and complete under reduced motion @rehearsal`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(running).toBe(0);
  });
}

test("every data center has a plan of its own @rehearsal", async ({ page }) => {
  await page.goto("/use-cases/privacy-sovereignty");
  for (const country of ["United States", "Canada", "United Arab Emirates"]) {
    await expect(
      page.getByRole("img", { name: `Plan of the data center in ${country}` }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: country })).toBeVisible();
  }
});

test.describe("the closing of privacy", { tag: "@phone-rehearsal" }, () => {
  const rooms = ["Patient records", "Accounts and trades", "Case files", "Something else"];
  const path = "/use-cases/privacy-sovereignty";
  const room = (page: Page, name: string) => page.getByRole("radio", { name });
  /** The rooms whose wall, gate and line are shown. */
  const open = (page: Page) =>
    page.locator("[data-part=room]").evaluateAll((labels) =>
      labels
        .filter((label) => {
          const wall = label.querySelector("[data-part=wall]");
          return wall && Number(getComputedStyle(wall).opacity) > 0;
        })
        .map((label) => label.querySelector("b")?.textContent),
    );
  const requirements = async (page: Page) => {
    await page.locator("main").getByRole("button", { name: "Contact sales", exact: true }).click();
    const field = page.getByRole("dialog").getByRole("textbox", { name: "Requirements" });
    await expect(page.getByRole("dialog")).toBeVisible();
    return field;
  };

  test("four rooms; the named one alone has the wall, the gate and the line @rehearsal", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(
      page.getByRole("group", { name: "Name the records" }).getByRole("radio"),
    ).toHaveCount(4);
    expect(await open(page)).toEqual(["Accounts and trades"]);
    await expect(room(page, "Accounts and trades")).toBeChecked();
    for (const name of rooms) {
      await page.locator("[data-part=room]", { hasText: name }).click();
      // Also while it comes: the old one is gone at once.
      expect([[], [name]]).toContainEqual(await open(page));
      await expect.poll(() => open(page)).toEqual([name]);
      const { line, wall, screen } = await page
        .locator("[data-part=room]", { hasText: name })
        .evaluate((label) => ({
          line: label.querySelector("[data-part=wall] i")?.getBoundingClientRect(),
          wall: label.querySelector("[data-part=wall]")?.getBoundingClientRect(),
          screen: document.documentElement.clientWidth,
        }));
      // From the screen's edge, into the room.
      expect(line?.right).toBeGreaterThanOrEqual(screen);
      expect(line?.left).toBeGreaterThan(wall?.left ?? Infinity);
      expect(line?.top).toBeLessThan(wall?.top ?? 0);
      expect(line?.bottom).toBeGreaterThan(wall?.top ?? Infinity);
    }
    await room(page, "Something else").press("ArrowLeft");
    await expect.poll(() => open(page)).toEqual(["Case files"]);
  });

  test("a press makes its name the first line of the form's requirements @rehearsal", async ({
    page,
  }) => {
    await page.goto(path);
    await started(page);
    await expect(await requirements(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await page.locator("[data-part=room]", { hasText: "Case files" }).click();
    const field = await requirements(page);
    await expect(field).toHaveValue("Case files");
    await field.press("End");
    await field.pressSequentially("\nTwo sites");
    await page.keyboard.press("Escape");
    await page.locator("[data-part=room]", { hasText: "Patient records" }).click();
    await expect(await requirements(page)).toHaveValue("Patient records\nTwo sites");
  });

  test("a press on the room that stands open at first counts too @rehearsal", async ({ page }) => {
    await page.goto(path);
    await started(page);
    await page.locator("[data-part=room]", { hasText: "Accounts and trades" }).click();
    await expect(await requirements(page)).toHaveValue("Accounts and trades");
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });
    test("the rooms can be named @rehearsal", async ({ page }) => {
      await page.goto(path);
      await choose(room(page, "Case files"));
      await expect
        .poll(async () =>
          Number(
            await page
              .locator("[data-part=room]", { hasText: "Case files" })
              .locator("[data-part=wall]")
              .evaluate((wall) => getComputedStyle(wall).opacity),
          ),
        )
        .toBe(1);
    });
  });
});

test("the bill of best model follows from its sample price, and the section's edge cuts it @rehearsal", async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/use-cases/best-model");
    const bill = page.locator("[data-part=bill]");
    // 1,000,000 requests at $6.20 per 1,000; 40 to 60 percent lower.
    await expect(bill).toContainText("1,000,000 requests");
    await expect(bill).toContainText("one large model for all$6,200");
    await expect(bill).toContainText("routed, 40 to 60% lower$2,480–3,720");
    await expect(bill).toContainText("your week");
    const box = await bill.evaluate((element) => {
      const own = element.getBoundingClientRect();
      const section = element.closest("section")?.getBoundingClientRect();
      const texts = [...element.querySelectorAll("p, dt, dd, span")];
      return {
        below: Math.round((section?.bottom ?? 0) - own.bottom),
        cut: texts.filter((text) => text.scrollWidth > text.clientWidth && text.clientWidth > 0)
          .length,
        border: getComputedStyle(element).borderBottomWidth,
      };
    });
    expect(box, `${width} px`).toEqual({ below: 0, cut: 0, border: "0px" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
