import type { Locator } from "playwright/test";

import { exampleIf, expect, started, test } from "./fixtures.ts";
import { forms } from "./forms.ts";

/** What a screen reader meets in a dialog one after the other, each as its role and name. */
async function controlsOf(dialog: Locator): Promise<string[]> {
  const snapshot = await dialog.ariaSnapshot();
  return Array.from(
    snapshot.matchAll(/^ *- (heading|button|textbox|combobox|link) "([^"]+)"/gm),
    ([, role = "", name = ""]) => `${role} ${name}`,
  );
}

const person = ["First name", "Last name", "Email", "Company"];
const fields = (...names: string[]) => names.map((name) => `textbox ${name}`);
const end = (action: string) => ["link privacy policy", `button ${action}`];

const orders: Partial<Record<keyof typeof forms, string[]>> = {
  "Get Started": [
    "heading Get Started",
    "button Close",
    ...fields(...person, "Phone", "Message"),
    ...end("Submit request"),
  ],
  "Hire Me": [
    "heading Contact sales",
    "button Close",
    ...fields(...person, "Phone"),
    "combobox Solution",
    ...fields("Requirements"),
    ...end("Submit request"),
  ],
  "Contact Us": [
    "heading Contact us",
    "button Close",
    ...fields(...person, "Phone", "Message"),
    ...end("Send message"),
  ],
  consultation: [
    "heading Request consultation",
    "button Close",
    ...fields(...person, "WhatsApp number"),
    "combobox Solution",
    ...fields("Requirements"),
    ...end("Submit request"),
  ],
  "partner application": [
    "heading Apply to Partner Program",
    "button Close",
    ...fields("First name", "Last name", "Email", "Phone", "Company"),
    ...fields("Partner type", "Expected revenue", "Message"),
    ...end("Submit application"),
  ],
};

// The keys of an object literal are the names of its type.
for (const name of Object.keys(orders) as (keyof typeof orders)[]) {
  test(
    `${name}: the accessibility tree and the Tab key go through the dialog in the same order`,
    exampleIf(name === "Get Started"),
    async ({ page }) => {
      const dialog = await forms[name].open(page);
      const expected = orders[name] ?? [];
      expect(await controlsOf(dialog)).toEqual(expected);
      const controls = expected.filter((control) => !control.startsWith("heading"));
      for (const [index, control] of controls.entries()) {
        const [role = "", ...words] = control.split(" ");
        // The roles are those of the list above.
        const target = dialog.getByRole(role as "link", { name: words.join(" "), exact: true });
        if (index === 0) await target.focus();
        else await page.keyboard.press("Tab");
        await expect(target).toBeFocused();
      }
    },
  );
}

test("a key together with Alt, Control or Meta stays the browser's @rehearsal", async ({
  page,
}) => {
  for (const [path, role, name, key] of [
    ["/pricing", "button", "Solutions", "ArrowRight"],
    ["/pricing", "slider", "CPU you need", "ArrowRight"],
    ["/quickstart", "tab", "curl", "ArrowRight"],
    ["/compare", "slider", "Requests a month", "ArrowRight"],
    ["/", "slider", "Time of day", "PageDown"],
  ] as const) {
    await page.goto(path);
    await started(page);
    const control = page.getByRole(role, { name, exact: true }).first();
    const isTaken = (modifier?: "altKey" | "ctrlKey" | "metaKey") =>
      control.evaluate(
        (element, [pressed, held]) =>
          !element.dispatchEvent(
            new KeyboardEvent("keydown", {
              key: pressed,
              bubbles: true,
              cancelable: true,
              ...(held ? { [held]: true } : {}),
            }),
          ),
        [key, modifier] as const,
      );
    await control.focus();
    await expect.poll(() => isTaken(), name).toBe(true);
    for (const modifier of ["altKey", "ctrlKey", "metaKey"] as const) {
      expect(await isTaken(modifier), `${name}, ${modifier}`).toBe(false);
    }
  }
});

test.describe("in forced colours", () => {
  test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active" } });

  async function expectIcon(control: Locator) {
    const icon = control.locator("i[aria-hidden]");
    await icon.scrollIntoViewIfNeeded();
    const clip = await icon.boundingBox();
    if (!clip) throw new Error("not there");
    const look = () => icon.page().screenshot({ clip, animations: "disabled" });
    const shown = await look();
    await icon.evaluate((element) => {
      element.style.visibility = "hidden";
    });
    expect(shown.equals(await look())).toBe(false);
  }

  test("a control without words shows its icon @rehearsal", async ({ page }) => {
    await page.goto("/resources/insights", { waitUntil: "networkidle" });
    await expectIcon(page.getByRole("main").getByRole("button", { name: "Search" }));
    const dialog = await forms["Contact Us"].open(page);
    // It fades in.
    await dialog.evaluate((shown) =>
      Promise.all(shown.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await expectIcon(dialog.getByRole("button", { name: "Close" }));
  });

  test("a chosen filter stands out", async ({ page }) => {
    await page.goto("/resources/insights?tag=Models");
    const filter = page.getByRole("navigation", { name: "Filter" });
    const outline = (name: string) =>
      filter
        .getByRole("link", { name })
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline("Models")).toBe("solid");
    expect(await outline("All")).toBe("none");
  });

  test("walls, filled bars and squares of drawings are seen @rehearsal", async ({ page }) => {
    for (const [path, part, pseudo] of [
      ["/trust", "#whose-machine [data-above]", "::before"],
      ["/trust", "#whose-machine [data-before]", "::after"],
      ["/company", "[data-part=bar]", "::after"],
      ["/aioi", "[data-part=wire]", undefined],
      ["/aioi", "[data-part=packet]", undefined],
      ["/resources/updates", "[data-script=update-ruler] a", "::before"],
    ] as const) {
      const shown = page.locator(part).first();
      // A page of which the year cannot be read soon has no ruler.
      await expect(async () => {
        await page.goto(path);
        await expect(shown).toBeAttached({ timeout: 1000 });
      }).toPass();
      const [color, ground] = await shown.evaluate(
        (element, which) => [
          getComputedStyle(element, which).backgroundColor,
          getComputedStyle(document.body).backgroundColor,
        ],
        pseudo,
      );
      expect(color, `${path} ${part}`).not.toBe(ground);
      expect(color, `${path} ${part}`).not.toBe("rgba(0, 0, 0, 0)");
    }
  });

  test("nothing that is filled as an icon is as large as a column @rehearsal", async ({ page }) => {
    for (const path of ["/", "/compare", "/pricing", "/trust"]) {
      await page.goto(path);
      await page.locator("[type=radio]").evaluateAll((radios) => {
        for (const radio of radios) if (radio instanceof HTMLInputElement) radio.checked = true;
      });
      const large = await page.locator('i[aria-hidden="true"]').evaluateAll((icons) =>
        icons
          .filter((icon) => {
            const { width, height } = icon.getBoundingClientRect();
            return Math.max(width, height) > 64;
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(large, path).toEqual([]);
    }
  });

  for (const path of [
    "/",
    "/aioi",
    "/company",
    "/compare",
    "/pricing",
    "/quickstart",
    "/solutions",
    "/trust",
    "/use-cases/privacy-sovereignty",
  ]) {
    test(`${path}: of several answers the chosen one stands out @rehearsal`, async ({ page }) => {
      await page.goto(path);
      const labels = await page.locator("label:has([type=radio])").evaluateAll((all) => {
        const radios = all.map((label) => label.querySelector("input"));
        // The last of each group.
        for (const radio of radios) if (radio) radio.checked = true;
        return all.map((label, index) => ({
          words: label.textContent,
          isChosen: radios[index]?.checked,
          isOutlined: getComputedStyle(label).outlineStyle === "solid",
        }));
      });
      expect(labels.length).toBeGreaterThan(1);
      expect(labels.filter(({ isChosen, isOutlined }) => isChosen !== isOutlined)).toEqual([]);
    });
  }
});
