import type { ReactNode } from "react";

import { Button } from "../../ui/button.tsx";

/** Prints the page it stands on. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
