import { expect, ownEmail, started, test } from "./fixtures.ts";
import { forms, submitOf } from "./forms.ts";

/** What makes some steps of the start-up fail; each runs in the page before our script. */
const faults = {
  "a browser without IntersectionObserver": () => {
    Reflect.deleteProperty(window, "IntersectionObserver");
  },
  "an add-on that has taken the default policy of Trusted Types": () => {
    // The protocol of the page's own policy, which the types of TypeScript do not have.
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    trustedTypes.createPolicy("default", { createHTML: (html: string) => html });
  },
  "an add-on whose image hides document.forms": () => {
    document.addEventListener("readystatechange", () => {
      const image = new Image();
      image.name = "forms";
      document.body.append(image);
    });
  },
};

for (const [name, fault] of Object.entries(faults)) {
  test(`${name}: the failed steps are reported, and the others run @rehearsal`, async ({
    page,
    backend,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const reports: string[] = [];
    page.on("request", (request) => {
      const sent = request.postData() ?? "";
      if (request.url().endsWith("/page-reports") && sent.includes('"kind":"error"'))
        reports.push(sent);
    });
    await page.addInitScript(fault);
    const site = await backend.siteWith("everything");
    await page.goto(`${site}/pricing`);
    await started(page);
    expect(errors).not.toEqual([]);
    await expect.poll(() => reports).not.toEqual([]);

    await page.getByRole("banner").getByRole("button", { name: "Solutions" }).hover();
    await expect(page.locator("[data-part=menu][data-state=open]")).toHaveCount(1);
    const { table, open, fill } = forms["Get Started"];
    const email = ownEmail(name.replaceAll(" ", "-"));
    const form = await open(page, site);
    await fill(form, { Email: email });
    await submitOf(form).click();
    expect(await backend.stored({ table, email })).toHaveLength(1);
  });
}

test.describe("a browser older than Chromium 103, Firefox 102 and Safari 15.4", () => {
  test("opens a dialog, whose form posts without script", async ({ page, backend }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "structuredClone");
      // Before the commands of buttons.
      Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
      document.addEventListener("command", (event) => event.preventDefault(), true);
    });
    const { table, open, fill } = forms["Get Started"];
    const email = ownEmail("older");
    const form = await open(page);
    await fill(form, { Email: email });
    await submitOf(form).click();
    await page.waitForURL(/sent=getStarted/);
    const receipt = "Request submitted! We'll get back to you shortly.";
    await expect(page.getByText(receipt, { exact: true })).toBeVisible();
    const [row] = await backend.stored({ table, email });
    expect(row?.["source"]).toMatchObject({ form: "getStarted" });
  });

  test("that has no dialogs gets to the contact page by the button of one @rehearsal", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "structuredClone");
      Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
      document.addEventListener("command", (event) => event.preventDefault(), true);
    });
    await page.goto("/pricing");
    await started(page);
    await page.getByRole("banner").getByRole("button", { name: "Contact sales" }).click();
    await page.waitForURL("/contact-us");
  });
});
