import type { ComponentType } from "react";

import { submitWaitMs } from "../config/timings.ts";
import { dialogOpened } from "../browser/dialog-opened.ts";
import { allowPlainText } from "../browser/trusted-types.ts";
import { whenNear } from "../browser/when-near.ts";
import { islandName } from "./island-name.ts";
import { controlAfter } from "./same-control.ts";

type Loader = () => Promise<ComponentType<object>>;

const modules = import.meta.glob<ComponentType<object>>("../**/*.island.tsx", {
  import: "default",
});
const loaders = new Map<string, Loader>(
  Object.entries(modules).map(([path, load]) => [islandName(path), load]),
);

/** Set on an island whose handlers are attached. */
const hydrated = "data-hydrated";

const hydrations = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Fetches the code of an island and hydrates it, once.
 *
 * @returns rejects when the code cannot be fetched; the next call tries again
 */
function hydrate(island: HTMLElement): Promise<void> {
  const running = hydrations.get(island);
  if (running) return running;
  const hydration = start(island);
  hydrations.set(island, hydration);
  hydration.catch(() => hydrations.delete(island));
  return hydration;
}

async function start(island: HTMLElement): Promise<void> {
  const load = loaders.get(island.dataset["island"] ?? "");
  if (!load) throw new Error("An island of a page from another build");
  const [{ hydrateIsland }, Component] = await Promise.all([
    import("./hydrate-island.tsx"),
    load(),
  ]);
  await hydrateIsland(island, Component);
  island.setAttribute(hydrated, "");
}

/** Without its code an island stays the HTML it is; an error in the code is reported like any other. */
function hydrateOrReport(island: HTMLElement): void {
  hydrate(island).catch((error: unknown) => dispatchEvent(new ErrorEvent("error", { error })));
}

const islandsIn = (parent: ParentNode | null): HTMLElement[] => [
  ...(parent?.querySelectorAll<HTMLElement>(`[data-island]:not([${hydrated}])`) ?? []),
];

/**
 * What is about to be used: the island around it, or those in the dialog that it opens. A link to
 * another page uses no island, and its page should not wait for the code of one.
 */
function onIntent({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof Element)) return;
  const link = target.closest("a");
  if (link && link.pathname !== window.location.pathname) return;
  const island = target.closest<HTMLElement>("[data-island]");
  if (island) hydrateOrReport(island);
  const dialog = target.closest("[commandfor]")?.getAttribute("commandfor");
  if (dialog) islandsIn(document.getElementById(dialog)).forEach(hydrateOrReport);
}

/**
 * A form that is sent before its island is hydrated waits for it; where its code cannot be fetched or
 * takes long, it posts to its page.
 */
function onSubmit(event: SubmitEvent): void {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement)) return;
  const island = target.closest<HTMLElement>("[data-island]");
  if (!island || island.hasAttribute(hydrated)) return;
  // In Safari before 16 the form posts to its page.
  if (!("requestSubmit" in target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, submitWaitMs);
  });
  Promise.race([hydrate(island), late]).then(
    () => {
      // An island has one form of ours. The button may be one that an extension had put there.
      const form = target.isConnected ? target : island.querySelector("form");
      const button = submitter ? controlAfter(island, submitter) : undefined;
      form?.requestSubmit(
        button instanceof HTMLButtonElement && button.form === form ? button : null,
      );
    },
    () => target.submit(),
  );
}

/** A press on a button that its island alone can answer is repeated once the island is hydrated. */
function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("button[type=button]:not([commandfor])");
  const island = button?.closest<HTMLElement>("[data-island]");
  if (!button || !island || island.hasAttribute(hydrated)) return;
  // A failure is reported.
  hydrate(island).then(
    () => controlAfter(island, button)?.click(),
    () => undefined,
  );
}

/** Hydrates the islands of the page: each when somebody is about to use it. */
export function loadIslands(): void {
  // On every page, so that no script of somebody else can set up this policy.
  allowPlainText();
  for (const type of ["pointerover", "focusin", "touchstart"] as const) {
    document.addEventListener(type, onIntent, { capture: true, passive: true });
  }
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
  // A dialog may be opened by a key, by the page, or before this script arrived.
  document.addEventListener(
    dialogOpened,
    ({ target }) => islandsIn(target as HTMLDialogElement).forEach(hydrateOrReport), // only dialogs say so
    true,
  );
  islandsIn(document.querySelector("dialog[open]")).forEach(hydrateOrReport);
  onIntent({ target: document.activeElement });
  // The innermost element under the pointer stands last.
  onIntent({ target: [...document.querySelectorAll(":hover")].at(-1) ?? null });
  const given = new URLSearchParams(window.location.search);
  for (const island of islandsIn(document)) {
    const params = island.dataset["params"]?.split(" ") ?? [];
    if (params.some((name) => given.has(name))) hydrateOrReport(island);
    if (island.dataset["when"] === "visible")
      whenNear(island.children, () => hydrateOrReport(island));
  }
}
