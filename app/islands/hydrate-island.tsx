import { type ComponentType, type ReactNode, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates an island with the props that the Worker wrote beside it.
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
    hydrateRoot(
      element,
      <StrictMode>
        <Hydrated onHydrated={resolve}>
          <Component {...props} />
        </Hydrated>
      </StrictMode>,
      // Reported like any other error; React renders the island anew.
      { onRecoverableError: (error) => dispatchEvent(new ErrorEvent("error", { error })) },
    );
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
