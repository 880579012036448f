import type { ReactNode } from "react";

import { buttonClass } from "./button.tsx";

type PrintButtonProps = { variant: "secondary" | "evidence"; children: ReactNode };

/** Prints the page it stands on (`browser/buttons.ts`). */
export function PrintButton({ variant, children }: PrintButtonProps) {
  return (
    <button type="button" data-print="" className={buttonClass({ variant })}>
      {children}
    </button>
  );
}
