import { nameOf, type PageScript } from "./registry.ts";

/**
 * When the code of an island or a script is fetched and started. `intent`: a pointer over it, the focus or
 * a touch in it, but for links to other pages, or on a button that opens its dialog. `now`: with the page.
 * `near`: shortly before it comes into view. `rest`: as near, once the page has loaded and stood still, for
 * what moves by itself. `sent`: with the page, in a tab from which a form was sent. `back`: when Back or
 * Forward leads to another address of the same document. Whatever the moment, intent starts it too.
 */
export type Moment = "intent" | "now" | "near" | "rest" | "sent" | "back";

/**
 * Marks the element that a script moves or answers for: `<section {...script(trueSpeed)}>`. The script
 * is started in the browser by `start-on-page.ts`; without it the element is the HTML that it is.
 *
 * @param run default export of a file `NAME.script.ts`
 * @throws {Error} for any other function
 */
export const script = (
  run: PageScript,
  when: Moment = "intent",
): { "data-script": string; "data-when": Moment | undefined } => ({
  "data-script": nameOf(run),
  "data-when": when === "intent" ? undefined : when,
});
