import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Locator, Page, Request, Route } from "playwright/test";

import { exampleIf, expect, ownEmail, started, test } from "./fixtures.ts";
import { fillPerson, forms, openFilled, submitOf, toast } from "./forms.ts";

// "A form that got no answer stays, says so (the lead may have arrived), and is sent again under the same id
// when the connection returns while its page is open." Nothing is decided by what the browser says about its
// connection: it is often wrong.

const endpoint = "**/_serverFn/submitLead";

/** The id under which a call sent a form. */
const idIn = (request: Request) =>
  /"submissionId":"([^"]+)"/.exec(request.postData() ?? "")?.[1] ?? "none";

/** Has the calls of the submit endpoint end as told, the rest as usual; notes the id of each. */
async function withAnswers(
  page: Page,
  ...answers: ((route: Route) => Promise<unknown>)[]
): Promise<string[]> {
  const ids: string[] = [];
  await page.route(endpoint, async (route) => {
    ids.push(idIn(route.request()));
    await (answers[ids.length - 1] ?? ((usual: Route) => usual.continue()))(route);
  });
  return ids;
}

/** The request does not leave. */
const noNetwork = (route: Route) => route.abort("internetdisconnected");
/** The lead is stored, and the answer gets lost. */
const answerLost = async (route: Route) => {
  await route.fetch();
  // The page may have gone meanwhile.
  await route.abort("connectionreset").catch(() => undefined);
};
const neverAnswered = () => Promise.resolve();

/** A request that waits until `route` goes on or ends. */
function heldRequest() {
  const held: { route?: Route; hold: (route: Route) => Promise<unknown> } = {
    hold: (route) => {
      held.route = route;
      return Promise.resolve();
    },
  };
  return held;
}

const connectionReturns = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

test("a browser that wrongly says it is offline sends the form @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("wrongly-offline");
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
  });
  const form = await openFilled(page, "contact page", { Email: email });
  await submitOf(form).click();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  expect(await backend.stored({ email })).toHaveLength(1);
});

for (const name of Object.keys(forms) as (keyof typeof forms)[]) {
  test(
    `${name}: without an answer it stays, says so, and is sent again once, under its id`,
    exampleIf(name === "Get Started"),
    async ({ page, backend }) => {
      const email = ownEmail(`unanswered-${name.replaceAll(" ", "-").toLowerCase()}`);
      const ids = await withAnswers(page, answerLost, noNetwork);
      const form = await openFilled(page, name, { Email: email });
      await submitOf(form).click();
      await expect(toast(page, "No answer yet")).toHaveAttribute("data-type", "error");
      await expect(form.getByRole("status")).toContainText(/No answer yet.*may have arrived/);
      await expect(form.locator("[name=email]")).toHaveValue(email);
      await connectionReturns(page);
      await expect.poll(() => ids.length).toBe(2);
      await expect(form.getByRole("status")).toContainText("No answer yet");
      await connectionReturns(page);
      await expect.poll(() => ids.length).toBe(3);
      await expect(form.getByText("No answer yet")).toHaveCount(0);
      expect(new Set(ids).size).toBe(1);
      expect(await backend.stored({ table: forms[name].table, email })).toHaveLength(1);
    },
  );
}

test("who stops it is told so, and nothing more is sent @rehearsal", async ({ page, backend }) => {
  const email = ownEmail("stopped");
  const ids = await withAnswers(page, noNetwork);
  const form = await openFilled(page, "contact page", { Email: email });
  await submitOf(form).click();
  await form.getByRole("button", { name: "Do not send it again" }).click();
  await expect(form.getByRole("status")).toContainText(/not sent again/);
  await expect(form.getByRole("button", { name: "Do not send it again" })).toHaveCount(0);
  await expect(submitOf(form)).toBeFocused();
  await connectionReturns(page);
  await connectionReturns(page);
  // A press goes out; what had been stopped would have gone before it.
  await submitOf(form).click();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(await backend.stored({ email })).toHaveLength(1);
});

test("what is said of it stands whole over a dialog on a narrow phone @rehearsal", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withAnswers(page, noNetwork);
  const form = await openFilled(page, "Get Started", { Email: ownEmail("unanswered-narrow") });
  await submitOf(form).click();
  await expect(toast(page, "No answer yet")).toBeInViewport({ ratio: 1 });
});

test("who stops it while it is being sent is promised nothing @rehearsal", async ({ page }) => {
  const held = heldRequest();
  const ids = await withAnswers(page, noNetwork, held.hold);
  const form = await openFilled(page, "contact page", { Email: ownEmail("stopped-late") });
  await submitOf(form).click();
  await expect(form.getByRole("status")).toContainText("No answer yet");
  await connectionReturns(page);
  await expect.poll(() => ids.length).toBe(2);
  await form.getByRole("button", { name: "Do not send it again" }).click();
  const failed = page.waitForEvent("requestfailed");
  await held.route?.abort("internetdisconnected");
  await failed;
  await expect(form.getByRole("status")).toContainText(/not sent again/);
  await expect(form.getByRole("status")).not.toContainText("is sent again when");
});

test("what is typed while it is first sent is emptied with the form @rehearsal", async ({
  page,
}) => {
  const held = heldRequest();
  await withAnswers(page, held.hold);
  const form = await openFilled(page, "Get Started", { Email: ownEmail("typed-at-first") });
  await submitOf(form).click();
  await expect.poll(() => held.route).toBeDefined();
  await form.getByRole("textbox", { name: /^Message/ }).fill("One more thing.");
  await held.route?.continue();
  // "On success the form resets and the dialog closes."
  await expect(form).toBeHidden();
  await expect(page.locator("[id=getStarted-message]")).toHaveValue("");
});

test("a connection that ends within the answer is no failure; one row is stored @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("half-answer");
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "99" });
    response.write('{"ok":', () => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const { port } = server.address() as AddressInfo;
  const ids = await withAnswers(page, async (route) => {
    await route.fetch();
    await route.continue({ url: `http://localhost:${port}/` });
  });
  const form = await openFilled(page, "contact page", { Email: email });
  await submitOf(form).click();
  await expect(form.getByRole("status")).toContainText("No answer yet");
  await connectionReturns(page);
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  server.close();
  expect(new Set(ids).size).toBe(1);
  expect(await backend.stored({ email })).toHaveLength(1);
});

test("the same words sent from another button are the same lead @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("another-button");
  const ids = await withAnswers(page, answerLost);
  const form = await openFilled(page, "Hire Me", { Email: email });
  await submitOf(form).click();
  await expect(form.getByRole("status")).toContainText("No answer yet");
  await form.getByRole("button", { name: "Do not send it again" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("button", { name: "Contact Sales" }).last().click();
  await submitOf(form).click();
  await expect(form).toBeHidden();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await backend.stored({ email })).toHaveLength(1);
});

test("what is typed while it is sent again stays, when that comes through @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("typed-while-sent");
  const held = heldRequest();
  const ids = await withAnswers(page, noNetwork, held.hold);
  const form = await openFilled(page, "contact page", { Email: email });
  await submitOf(form).click();
  await expect(form.getByRole("status")).toContainText("No answer yet");
  await connectionReturns(page);
  await expect.poll(() => ids.length).toBe(2);
  const message = form.getByRole("textbox", { name: "Message" });
  await message.fill("Not in March, but in April.");
  await held.route?.continue();
  await page.getByRole("button", { name: "Write another" }).click();
  await expect(message).toHaveValue("Not in March, but in April.");
  // It is another lead, when it is sent.
  await submitOf(form).click();
  await expect.poll(() => new Set(ids).size).toBe(2);
  await page.getByRole("button", { name: "Write another" }).click();
  await expect(message).toHaveValue("");
  expect(await backend.rows({ table: "hire_me_queries", email })).toHaveLength(2);
});

test("a press sends at once what waits for the answer of another try; one row is stored @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("pressed-while-sent");
  const held = heldRequest();
  const ids = await withAnswers(page, noNetwork, held.hold);
  const form = await openFilled(page, "contact page", { Email: email });
  await submitOf(form).click();
  await expect(form.getByRole("status")).toContainText("No answer yet");
  await connectionReturns(page);
  await expect.poll(() => ids.length).toBe(2);
  await submitOf(form).click();
  await page.getByRole("button", { name: "Write another" }).click();
  await form.getByRole("textbox", { name: "Message" }).fill("Another one.");
  // What comes late of the try before changes nothing.
  const late = page.waitForResponse(endpoint);
  await held.route?.continue();
  await late;
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue("Another one.");
  expect(new Set(ids).size).toBe(1);
  expect(await backend.rows({ table: "hire_me_queries", email })).toHaveLength(1);
});

test("two forms of one kind keep an id each, whichever is answered first @rehearsal", async ({
  page,
  backend,
}) => {
  const [inPage, inDialog] = [ownEmail("form-in-page"), ownEmail("form-in-dialog")];
  const ids = await withAnswers(page, answerLost);
  await page.goto("/for/hospitals", { waitUntil: "networkidle" });
  await started(page);
  const fill = async (form: Locator, email: string) => {
    await fillPerson(form, { Email: email });
    await submitOf(form).click();
  };
  const form = page.locator("form", { has: page.locator("#page-getStarted-email") });
  await fill(form, inPage);
  await expect(form.getByRole("status")).toContainText("No answer yet");
  await page.getByRole("button", { name: "Get started" }).first().click();
  await fill(page.getByRole("dialog"), inDialog);
  await expect(toast(page, "Request submitted!")).toBeVisible();
  await connectionReturns(page);
  await expect.poll(() => ids.length).toBe(3);
  expect(ids[2]).toBe(ids[0]);
  expect(await backend.stored({ email: inPage })).toHaveLength(1);
});

test("what is changed meanwhile is not sent by itself @rehearsal", async ({ page, backend }) => {
  const email = ownEmail("changed-meanwhile");
  const ids = await withAnswers(page, noNetwork);
  const form = await openFilled(page, "contact page", { Email: email });
  await submitOf(form).click();
  await expect(form.getByRole("status")).toContainText("No answer yet");
  await form.getByRole("textbox", { name: "Message" }).fill("Not in March, but in April.");
  await connectionReturns(page);
  await submitOf(form).click();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  // Other words are another lead.
  expect(new Set(ids).size).toBe(2);
  expect(await backend.stored({ email })).toMatchObject([
    { additional_requirements: "A pilot\n\nNot in March, but in April." },
  ]);
});

test("a page closed before the answer came says so when it is opened again, and one row is stored @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("closed-meanwhile");
  const ids = await withAnswers(page, async (route) => {
    await route.fetch();
  });
  const form = await openFilled(page, "contact page", { Email: email });
  await submitOf(form).click();
  await backend.stored({ email });
  await page.reload();
  await form.getByRole("textbox", { name: "Message" }).focus();
  await expect(form.getByRole("status")).toContainText(/No answer.*may have arrived/);
  await submitOf(form).click();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await backend.stored({ email })).toHaveLength(1);
  // An answer came: nothing is said any more.
  await page.reload();
  await form.getByRole("textbox", { name: "Message" }).focus();
  await expect(page.locator("[data-island=contact-form][data-started]")).toBeAttached();
  await expect(form.getByText("No answer")).toHaveCount(0);
});

test("what got no answer, and posts without script later, is the same submission; changed, it is another @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("posted-later");
  const ids = await withAnswers(page, answerLost);
  const form = await openFilled(page, "contact page", { Email: email });
  await submitOf(form).click();
  await expect(form.getByRole("status")).toContainText("No answer yet");
  // A deployment has removed the code of the form.
  await page.route(/\/assets\/send-form.*\.js$/, (route) => route.abort());
  await page.reload();
  await started(page);
  await submitOf(form).click();
  await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
  expect(await backend.stored({ email })).toMatchObject([{ submission_id: ids[0] }]);

  await page.unroute(/\/assets\/send-form.*\.js$/);
  await page.unroute(endpoint);
  await withAnswers(page, answerLost);
  const changed = await openFilled(page, "contact page", { Email: ownEmail("posted-changed") });
  await submitOf(changed).click();
  await expect(changed.getByRole("status")).toContainText("No answer yet");
  await page.route(/\/assets\/send-form.*\.js$/, (route) => route.abort());
  await page.reload();
  await started(page);
  await changed.getByRole("textbox", { name: "Subject" }).fill("Another pilot");
  await submitOf(changed).click();
  await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
  expect(await backend.stored({ email: ownEmail("posted-changed") })).toHaveLength(2);
});

const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));

/** Presses once what the form says of its last try stands: it moves the button away under a pointer. */
async function pressStarted(form: Locator) {
  const button = submitOf(form);
  await button.focus();
  const isStarted = () =>
    button.evaluate((element) => element.closest("[data-island]")?.matches("[data-started]"));
  await expect.poll(isStarted).toBe(true);
  await button.click();
}

/** `CYCLES=200` for the long drill, which takes a quarter of an hour. */
const cycles = Number(process.env["CYCLES"] ?? 40);

test(
  `one row, whatever is closed, killed or pressed meanwhile: ${cycles} cycles`,
  { tag: "@rehearsal" },
  async ({ page, backend }) => {
    test.setTimeout(1_800_000);
    const names = Object.keys(forms) as (keyof typeof forms)[];
    const faults = [noNetwork, answerLost, neverAnswered, answerLost];
    // The same cycles in every run.
    let seed = 7;
    const pick = <Item>(items: readonly Item[]): Item => {
      seed = (seed * 16_807) % 2_147_483_647;
      return items[seed % items.length] as Item; // None of the lists is empty.
    };
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const name = pick(names);
      await test.step(`${cycle}: ${name}`, async () => {
        const email = ownEmail(`cycle-${cycle}`);
        await page.setExtraHTTPHeaders({ "cf-connecting-ip": `10.200.1.${cycle}` });
        const ids = await withAnswers(page, pick(faults), pick(faults));
        let form = await openFilled(page, name, { Email: email });
        await submitOf(form).click();
        await expect.poll(() => ids.length).toBe(1);
        for (const deed of [
          pick(["press", "online", "reload", "close"]),
          pick(["online", "reload"]),
        ]) {
          if (deed === "press") await submitOf(form).click({ force: true, noWaitAfter: true });
          if (deed === "online") await connectionReturns(page);
          if (deed === "close") await page.keyboard.press("Escape");
          if (deed === "reload") {
            form = await forms[name].open(page);
            await started(page);
            await pressStarted(form);
          }
        }
        // Until it has come through.
        await page.unroute(endpoint);
        await page.route(endpoint, (route) => {
          ids.push(idIn(route.request()));
          return route.continue();
        });
        form = await forms[name].open(page);
        await started(page);
        // What this tab sent before may fill the form again: that is no draft.
        if ((await draftsOf(page)).length > 0) await pressStarted(form);
        expect(await backend.stored({ table: forms[name].table, email })).toHaveLength(1);
        await expect.poll(() => draftsOf(page)).toEqual([]);
        expect(await backend.rows({ table: forms[name].table, email })).toHaveLength(1);
        expect(new Set(ids).size).toBe(1);
        await page.unroute(endpoint);
      });
    }
  },
);
