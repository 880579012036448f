import {
  type ComponentType,
  type ReactNode,
  startTransition,
  StrictMode,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { hydrateRoot } from "react-dom/client";

import { controlBefore, getControls } from "./same-control.ts";

/** The pages' own language (`shell/document.tsx`). A browser that translates a page says another one. */
const ownLanguage = "en";

/**
 * Hydrates an island with the props that the Worker wrote beside it. Where a translation or an extension
 * has changed its HTML, React renders it anew, and its controls keep what a visitor did to them.
 *
 * @returns resolves when its handlers are attached
 */
export function hydrateIsland(
  element: HTMLElement,
  Component: ComponentType<object>,
): Promise<void> {
  // `<Island>` has written it.
  const props = JSON.parse(element.dataset["props"] ?? "{}") as object;
  return new Promise((resolve) => {
    // In slices, between which keys and presses are answered.
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <UsedControls of={element} />
          <Hydrated onHydrated={resolve}>
            <Component {...props} />
          </Hydrated>
        </StrictMode>,
        // Reported like any other error, unless the page was translated.
        {
          onRecoverableError: (error) => {
            if (document.documentElement.lang === ownLanguage)
              dispatchEvent(new ErrorEvent("error", { error }));
          },
        },
      );
    });
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Gives the controls of an island what a visitor did to those that the Worker had rendered, where React
 * did not take them over but rendered others in their place. Renders nothing, and stands before the
 * component, so that refs and effects of the component read what was typed.
 */
function UsedControls({ of: island }: { of: HTMLElement }) {
  const [before] = useState(() => ({
    controls: getControls(island),
    focused: document.activeElement,
  }));
  useLayoutEffect(() => {
    for (const control of getControls(island)) {
      const old = controlBefore(before.controls, control);
      if (old === undefined || old === control) continue;
      copyValue(old, control);
      if (old === before.focused) copyFocus(old, control);
    }
  }, [island, before]);
  return null;
}

function copyValue(old: HTMLElement, control: HTMLElement): void {
  if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) {
    control.value = old.value;
    control.checked = old.checked;
  } else if (
    (old instanceof HTMLTextAreaElement && control instanceof HTMLTextAreaElement) ||
    (old instanceof HTMLSelectElement && control instanceof HTMLSelectElement)
  ) {
    control.value = old.value;
  }
}

function copyFocus(old: HTMLElement, control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (!isText(old) || !isText(control)) return;
  // Fields of an address or a number have no selection to set.
  if (old.selectionStart === null) return;
  control.setSelectionRange(old.selectionStart, old.selectionEnd);
}

const isText = (element: HTMLElement) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
