import { Dialog as Ark } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { type ReactNode, useRef } from "react";

import { toastRoot } from "./toast/toast-root.ts";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One mono line under the title: what the dialog is about. */
  subtitle?: string | undefined;
  /** A sentence under the title. */
  description?: string | undefined;
  width?: 560 | 500;
  /** Always visible, also while the body scrolls. */
  footer: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog inside a wall; the page behind it becomes the hatched outside. On phones it is a
 * sheet from the bottom. Toasts shown meanwhile stay above it, can be pressed and are announced.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  subtitle,
  description,
  width = 560,
  footer,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const firstField = () => {
    // A focused field raises the keyboard of a phone over half of the sheet; wait for the tap.
    if (window.matchMedia("(pointer: coarse)").matches) return null;
    return (
      body.current?.querySelector<HTMLElement>(
        ":is(input,select,textarea):not([type=hidden],[tabindex='-1'])",
      ) ?? null
    );
  };
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      lazyMount
      unmountOnExit
      initialFocusEl={firstField}
      persistentElements={[toastRoot]}
    >
      <Portal>
        <Ark.Backdrop className="dialog-backdrop hatch fixed inset-0 z-40" />
        <Ark.Positioner className="fixed inset-0 z-41 flex items-end sm:items-center justify-center">
          <Ark.Content
            className={`dialog flex flex-col w-full max-h-90dvh bg-surface text-ink border-t-3.5px sm:border-4px border-ink sm:ring-ground-8 outline-none ${width === 500 ? "sm:w-500px" : "sm:w-560px"}`}
          >
            <div className="flex-none relative pt-26px px-16px sm:px-28px pb-20px border-b border-line">
              <Ark.Title className="pr-48px t-d3">{title}</Ark.Title>
              {subtitle !== undefined && <p className="mt-8px t-lab text-ink2">{subtitle}</p>}
              {description !== undefined && (
                <Ark.Description className="mt-8px t-small text-ink2">
                  {description}
                </Ark.Description>
              )}
              <Ark.CloseTrigger
                aria-label="Close"
                className="absolute top-18px right-4px sm:right-14px grid place-items-center w-44px h-44px rounded-2px cursor-pointer hover:bg-ground"
              >
                <i aria-hidden="true" className="i-mark-cross w-14px h-14px" />
              </Ark.CloseTrigger>
            </div>
            <div
              ref={body}
              className="flex-auto overflow-y-auto overscroll-contain pt-24px px-16px sm:px-28px pb-26px"
            >
              {children}
            </div>
            <div className="flex-none flex flex-col sm:flex-row sm:items-center gap-x-20px gap-y-10px p-16px pt-20px sm:px-28px sm:pb-20px bg-ground border-t border-line">
              {footer}
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
