import type { Moment } from "./moments.ts";
import { nameOf, type PageScript } from "./registry.ts";

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
