import type { ReactNode } from "react";

/** The part of a dialog that scrolls. */
export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div className="flex-auto overflow-y-auto overscroll-contain pt-24px px-16px sm:px-28px pb-26px">
      {children}
    </div>
  );
}

/** The buttons of a dialog: always visible, also while the body scrolls. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex-none flex flex-col sm:flex-row sm:items-center gap-x-20px gap-y-10px p-16px pt-20px sm:px-28px sm:pb-20px bg-ground border-t border-line">
      {children}
    </div>
  );
}
