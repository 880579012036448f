import { click } from "../support/engines/engine.ts";
import { startVisitorProxy, type VisitorProxy } from "../support/engines/visitor-proxy.ts";
import { sevenForms } from "../support/seven-forms.ts";
import { inEachEngine, openPage, settles, type } from "./engines.ts";
import { expect, ownEmail, test } from "./fixtures.ts";

// Journeys in Firefox and WebKitGTK: every form, with script and without.

const isInDialog = (kind: string) => kind !== "contactPage" && kind !== "newsletter";

/** The form on its page: in its dialog, or in the page itself. */
const formOf = (kind: string) =>
  isInDialog(kind) ? `#${kind}-dialog form` : "main form[method=post]";

inEachEngine((name, engine) => {
  let proxy: VisitorProxy | undefined;
  test.afterEach(() => proxy?.close());

  for (const hasScript of [true, false]) {
    for (const { kind, path, table, fields } of sevenForms) {
      const how = hasScript ? "with script" : "without script";
      test(`${kind} is sent ${how}, and its page says so @rehearsal`, async ({
        baseURL,
        backend,
      }) => {
        proxy = await startVisitorProxy(baseURL ?? "", hasScript);
        const form = formOf(kind);
        if (hasScript) await openPage(engine(), proxy.url, path);
        else await engine().open(`${proxy.url}${path}`);
        if (isInDialog(kind)) {
          const hasCommands = await engine().run("return 'command' in HTMLButtonElement.prototype");
          test.skip(
            !hasScript && hasCommands === false,
            `${name} opens no dialog without script: docs/browsers.md`,
          );
          const place = kind === "hireMe" ? "header" : "main";
          await click(engine(), `${place} [commandfor=${kind}-dialog]`);
          const opened = `return document.querySelector("dialog[open]")?.id ?? ""`;
          await settles(engine(), opened, `${kind}-dialog`);
        }
        const email = ownEmail(`${name}-${how.replaceAll(" ", "-")}-${kind}`.toLowerCase());
        const texts = Object.entries({ ...fields, email }).map(
          ([field, text]) => [`${form} [name=${field}]`, text] as const,
        );
        if (hasScript) {
          await click(engine(), `${form} [name=email]`);
          await settles(
            engine(),
            `return document.querySelector("${form}").closest("[data-island]").matches("[data-started]")`,
            true,
          );
        }
        await type(engine(), Object.fromEntries(texts));
        await click(engine(), `${form} button[type=submit]`);
        expect(await backend.stored({ table, email })).toMatchObject([{ status: "new" }]);
        if (!hasScript) {
          const answer = kind === "newsletter" ? "?result=subscribed" : `?sent=${kind}`;
          await settles(engine(), "return location.search.split('&')[0]", answer);
        } else if (kind === "newsletter") {
          await settles(
            engine(),
            `return document.querySelector("${form} [name=email]").value`,
            "",
          );
        } else {
          const receipts = "[role=region][aria-label=Receipt]";
          await settles(engine(), `return document.querySelectorAll("${receipts}").length`, 1);
        }
      });
    }
  }
});
