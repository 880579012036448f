import { RouterProvider } from "@tanstack/react-router";
import { hydrateStart } from "@tanstack/react-start/client";
import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Brings the page to life; resolves when clicks are heard. */
export async function hydrate(): Promise<void> {
  const router = await hydrateStart();
  await new Promise<void>((onCommit) => {
    // A transition is done in slices, so that scrolling and typing are never kept waiting.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Committed onCommit={onCommit}>
            <RouterProvider router={router} />
          </Committed>
        </StrictMode>,
      );
    });
  });
}

/** React tells of a finished hydration through an effect, and in no other way. */
function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}
