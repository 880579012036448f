import { type ComponentType, type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

import { UsedControls } from "./used-controls.tsx";

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
