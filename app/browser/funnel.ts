import { dialogOpened } from "./moments.ts";
import { formKind } from "./own-fields.ts";
import { firstTouch } from "./first-touch.ts";
import { cameFrom } from "../lib/came-from.ts";
import { sendPageReport } from "./page-reports.ts";

type Stage = "viewed" | "seen" | "opened" | "begun";

/** Triggers of lead dialogs, and forms that stand in the page. */
const places =
  "[command=show-modal][commandfor$='-dialog'], main form[method=post], footer form[method=post]";

/** The kind of lead of a trigger, a dialog or a form; null for any other. */
function getKind(element: Element): string | null {
  const dialog = element.getAttribute("commandfor") ?? element.closest("dialog")?.id;
  if (dialog !== undefined) return /^(\w+)-dialog$/.exec(dialog)?.[1] ?? null;
  return formKind(element);
}

/**
 * Counts how far the visitor came with the forms of the page, and sends it when the page is hidden.
 * It stores nothing in the browser and sends no personal data.
 */
export function countForms(): void {
  /** What was reached and not sent yet, and everything that was reached. */
  let unsent: [kind: string, stage: Stage][] = [];
  const reached = new Set<string>();

  const landing = document.querySelector<HTMLElement>("[data-landing]")?.dataset;

  const reach = (element: Element | null, stage: Stage, kind = element && getKind(element)) => {
    const key = `${kind} ${stage}`;
    if (!kind || reached.has(key)) return;
    reached.add(key);
    unsent.push([kind, stage]);
  };

  if (landing?.["landing"]) reach(null, "viewed", landing["landing"]);
  const onScreen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) reach(target, "seen");
  });
  for (const place of document.querySelectorAll(places)) onScreen.observe(place);

  const dialogOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest("dialog") : null;
  // What happened before this script arrived.
  reach(document.querySelector("dialog[open]"), "opened");
  document.addEventListener(dialogOpened, ({ target }) => reach(dialogOf(target), "opened"), true);
  document.addEventListener("input", ({ target }) => {
    if (target instanceof Element) reach(target.closest("form"), "begun");
  });

  const send = () => {
    if (unsent.length === 0) return;
    const from = cameFrom(firstTouch());
    sendPageReport("steps", { from, variant: landing?.["variant"], stages: unsent });
    unsent = [];
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
  // Safari hides some pages without saying so.
  window.addEventListener("pagehide", send);
}
