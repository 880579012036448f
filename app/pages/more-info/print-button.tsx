import type { ReactNode } from "react";

import { buttonClass } from "../../ui/button.tsx";

/** Prints the page it stands on (`browser/print.ts`). */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" data-print="" className={buttonClass({ variant: "secondary" })}>
      {children}
    </button>
  );
}
