import { expect, started, test, withoutChat } from "./fixtures.ts";
import { fillPerson, submitOf, toast } from "./forms.ts";

const headlines = {
  a: "The model comes to your clinic.",
  b: "No patient record has to leave your clinic.",
};

for (const variant of ["a", "b"] as const) {
  test(
    `a visitor of variant ${variant} sends Get Started; the row has campaign and variant${variant === "a" ? " @rehearsal" : ""}`,
    { tag: "@phone-rehearsal" },
    async ({ page, backend }, { project }) => {
      const site = await backend.siteWith("everything");
      const email = `landing-${variant}-${project.name}@northgate.example`;
      const source = `landing-${variant}-${project.name}`;
      await withoutChat(page);
      const script = page.waitForResponse(/\/assets\/funnel-/);
      await page.goto(new URL(`/for/clinics?variant=${variant}&utm_source=${source}`, site).href);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headlines[variant]);
      await started(page);
      await script;
      await page.getByRole("main").getByRole("button", { name: "Get started" }).first().click();
      const dialog = page.getByRole("dialog");
      await fillPerson(dialog, { Email: email });
      await submitOf(dialog).click();
      await expect(toast(page, "Request submitted!")).toBeVisible();
      const [row] = await backend.stored({ email });
      expect(row?.["source"]).toMatchObject({
        form: "getStarted",
        page: "/for/clinics",
        opener: `landing-hero-${variant}`,
        tier: "resident",
        campaign: "clinics-2026",
        variant,
        utm_source: source,
      });
      expect(await page.context().cookies()).toEqual([]);
      await page.goto("about:blank");

      const steps = async () =>
        (await backend.logs())
          .filter((line) => line.includes('"event":"funnel.counted"') && line.includes(source))
          .map((line) => JSON.parse(line) as Record<"kind" | "stage" | "variant", string>)
          .filter(({ kind }) => kind === "getStarted")
          .map((count) => `${count.stage} ${count.variant}`)
          .toSorted();
      const journey = ["begun", "notified", "opened", "seen", "sent", "stored", "viewed"];
      await expect.poll(steps).toEqual(journey.map((stage) => `${stage} ${variant}`));
    },
  );
}

test("the form in the page of an industry suggests a message and carries tier and campaign @rehearsal", async ({
  page,
  backend,
}, { project }) => {
  const email = `industry-${project.name}@northgate.example`;
  const suggestion = "Record system: … and its interface engine. First task: Discharge letter.";
  await page.goto("/for/hospitals");
  const form = page.locator("main form").filter({ hasText: "Message" });
  const message = form.getByLabel("Message");
  await expect(message).toHaveValue(suggestion);
  // Nobody typed it: it is in no draft, and in no form of another page.
  await started(page);
  expect(await page.evaluate(() => sessionStorage.getItem("draft:getStarted") ?? "")).not.toContain(
    "Record system",
  );
  await fillPerson(form, { Email: email });
  await submitOf(form).click();
  await expect(toast(page, "Request submitted!")).toBeVisible();
  const [row] = await backend.stored({ email });
  expect(row?.["additional_requirements"]).toBe(suggestion);
  const source = row?.["source"];
  expect(source).toMatchObject({
    opener: "landing-form",
    tier: "resident",
    campaign: "hospitals-2026",
  });
  expect(source).not.toHaveProperty("variant");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is whole, and its form is sent @rehearsal", async ({ page, backend }, {
    project,
  }) => {
    const email = `landing-plain-${project.name}@northgate.example`;
    await page.goto("/for/clinics");
    const headline = await page.getByRole("heading", { level: 1 }).innerText();
    const variant = headline === headlines.a ? "a" : "b";
    expect(headline).toBe(headlines[variant]);
    await page.getByRole("main").getByRole("button", { name: "Get started" }).first().click();
    const dialog = page.getByRole("dialog");
    await fillPerson(dialog, { Email: email });
    await submitOf(dialog).click();
    await expect(page.getByText("Request submitted!", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    const [row] = await backend.stored({ email });
    expect(row?.["source"]).toMatchObject({ campaign: "clinics-2026", variant });
  });
});
