import type { ComponentType } from "react";

import { submitWaitMs } from "../config/timings.ts";
import { lastForm } from "../browser/last-form.ts";
import { dialogOpened, whenAtRest, whenNear } from "../browser/moments.ts";
import { nameOfFile } from "./parts.ts";
import type { PageScript } from "./registry.ts";
import { controlAfter } from "./same-control.ts";

/** Gives an element its behaviour. */
type Start = (root: HTMLElement) => void | Promise<void>;

const islands = import.meta.glob<ComponentType<object>>("../**/*.island.tsx", {
  import: "default",
});
const scripts = import.meta.glob<PageScript>(["../**/*.script.ts", "!../shell/**"], {
  import: "default",
});
/** Every page has these, so they cost no request. */
const shellScripts = import.meta.glob<PageScript>("../shell/**/*.script.ts", {
  eager: true,
  import: "default",
});

const starts = new Map<string, Start>();
for (const [path, load] of Object.entries(islands)) {
  starts.set(nameOfFile(path), async (island) => {
    const [{ hydrateIsland }, Component] = await Promise.all([
      import("./hydrate-island.tsx"),
      load(),
    ]);
    await hydrateIsland(island, Component);
  });
}
for (const [path, load] of Object.entries(scripts)) {
  starts.set(nameOfFile(path), async (root) => (await load())(root));
}
for (const [path, run] of Object.entries(shellScripts)) starts.set(nameOfFile(path), run);

/** What `<Island>` and `script()` mark. */
const marked = "[data-island], [data-script]";

/** Set on an element whose code runs. */
const started = "data-started";

const running = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Fetches the code of an island or a script and starts it, once.
 *
 * @returns rejects when the code cannot be fetched; the next call tries again
 */
function start(root: HTMLElement): Promise<void> {
  const before = running.get(root);
  if (before) return before;
  const now = startAnew(root);
  running.set(root, now);
  now.catch(() => running.delete(root));
  return now;
}

async function startAnew(root: HTMLElement): Promise<void> {
  const { island, script } = root.dataset;
  const run = starts.get(island ?? script ?? "");
  if (!run) throw new Error("An island or a script of a page from another build");
  await run(root);
  root.setAttribute(started, "");
}

/** Without its code an element stays the HTML it is; an error in the code is reported like any other. */
function startOrReport(root: HTMLElement): void {
  start(root).catch((error: unknown) => {
    root.setAttribute("data-failed", "");
    dispatchEvent(new ErrorEvent("error", { error }));
  });
}

const notStarted = (element: HTMLElement): boolean => !element.hasAttribute(started);

const markedIn = (parent: ParentNode | null): HTMLElement[] =>
  [...(parent?.querySelectorAll<HTMLElement>(marked) ?? [])].filter(notStarted);

/** All that is marked around an element. */
function markedAround(element: Element): HTMLElement[] {
  const nearest = element.closest<HTMLElement>(marked);
  if (!nearest) return [];
  const outer = nearest.parentElement ? markedAround(nearest.parentElement) : [];
  return [nearest, ...outer].filter(notStarted);
}

/**
 * What is about to be used: what is marked around it, or in the dialog that it opens. A link to another
 * page uses nothing, and its page should not wait for code.
 */
function onIntent({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof Element)) return;
  const link = target.closest("a");
  if (link && link.pathname !== window.location.pathname) return;
  markedAround(target).forEach(startOrReport);
  const dialog = target.closest("[commandfor]")?.getAttribute("commandfor");
  if (dialog) markedIn(document.getElementById(dialog)).forEach(startOrReport);
}

/**
 * A form that is sent before what is around it has started waits for it; where its code cannot be fetched
 * or takes long, it posts to its page.
 */
function onSubmit(event: SubmitEvent): void {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement)) return;
  const root = target.closest<HTMLElement>(marked);
  if (!root || !notStarted(root)) return;
  // In Safari before 16 the form posts to its page.
  if (!("requestSubmit" in target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, submitWaitMs);
  });
  Promise.race([start(root), late]).then(
    () => {
      // An island has one form of ours. The button may be one that an extension had put there.
      const form = target.isConnected ? target : root.querySelector("form");
      const button = submitter ? controlAfter(root, submitter) : undefined;
      form?.requestSubmit(
        button instanceof HTMLButtonElement && button.form === form ? button : null,
      );
    },
    () => target.submit(),
  );
}

/** A press on a button that code alone can answer is repeated once it has started. */
function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("button[type=button]:not([commandfor])");
  const root = button?.closest<HTMLElement>(marked);
  if (!button || !root || !notStarted(root)) return;
  // A failure is reported.
  start(root).then(
    () => controlAfter(root, button)?.click(),
    () => undefined,
  );
}

function startAtItsMoment(root: HTMLElement): void {
  const given = new URLSearchParams(window.location.search);
  const parameters = root.dataset["params"]?.split(" ") ?? [];
  // An island's own element has no box.
  const boxes = root.hasAttribute("data-island") ? root.children : [root];
  const startNear = () => whenNear(boxes, () => startOrReport(root));
  if (parameters.some((name) => given.has(name))) startOrReport(root);
  switch (root.dataset["when"]) {
    case "now":
      startOrReport(root);
      break;
    case "near":
      startNear();
      break;
    case "sent":
      if (lastForm() !== null) startOrReport(root);
      break;
    case "rest":
      whenAtRest(startNear);
      break;
    case "back":
      window.addEventListener("popstate", () => startOrReport(root));
      break;
    default:
  }
}

/** Starts the islands and scripts of the page, each at its moment (`moments.ts`). */
export function startOnPage(): void {
  for (const type of ["pointerover", "focusin", "touchstart"] as const) {
    document.addEventListener(type, onIntent, { capture: true, passive: true });
  }
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
  // A dialog may be opened by a key, by the page, or before this script arrived.
  document.addEventListener(
    dialogOpened,
    ({ target }) => markedIn(target as HTMLDialogElement).forEach(startOrReport), // only dialogs say so
    true,
  );
  markedIn(document.querySelector("dialog[open]")).forEach(startOrReport);
  onIntent({ target: document.activeElement });
  // The innermost element under the pointer stands last.
  onIntent({ target: [...document.querySelectorAll(":hover")].at(-1) ?? null });
  markedIn(document).forEach(startAtItsMoment);
}
