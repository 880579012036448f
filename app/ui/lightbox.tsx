import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import type { ReactNode } from "react";

/** What the opened view is given by the picture in the page. */
export type LightboxProps = {
  /** What the picture shows: the name of the opened view. */
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What gets the focus back. */
  trigger: () => HTMLElement | null;
  /** The picture at full size. */
  children: ReactNode;
};

/** A picture over the whole screen: hatched ground, a wall around it. */
export function Lightbox({ title, open, onOpenChange, trigger, children }: LightboxProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      finalFocusEl={trigger}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className="dialog-backdrop hatch fixed inset-0 z-40" />
        <Dialog.Positioner className="fixed inset-0 z-41 grid place-items-center p-16px sm:p-48px">
          <Dialog.Content
            aria-label={title}
            className="dialog relative wall bg-surface text-ink max-w-full max-h-full overflow-auto outline-none"
          >
            {children}
            <Dialog.CloseTrigger
              aria-label="Close"
              className="absolute top-0 right-0 grid place-items-center w-44px h-44px bg-surface cursor-pointer hover:bg-ground focus-visible:-outline-offset-4px"
            >
              <i aria-hidden="true" className="i-mark-cross w-14px h-14px" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
