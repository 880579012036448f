import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import type { ReactNode } from "react";

type LightboxProps = {
  /** What the picture shows: the name of the button and of the opened view. */
  title: string;
  /** The picture in the page, which opens the view. */
  thumbnail: ReactNode;
  /** The picture at full size. */
  children: ReactNode;
};

/** A picture that opens over the whole screen: hatched ground, a wall around it. */
export function Lightbox({ title, thumbnail, children }: LightboxProps) {
  return (
    <Dialog.Root lazyMount unmountOnExit>
      <Dialog.Trigger aria-label={title} className="block w-full text-left cursor-zoom-in">
        {thumbnail}
      </Dialog.Trigger>
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
