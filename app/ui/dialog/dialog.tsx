import type { ReactNode } from "react";

declare module "react" {
  // The browser's own commands of buttons, which React's types do not know yet.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}

const subtitleClass = "mt-8px t-lab text-ink2";

type DialogProps = {
  id: string;
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** One mono line under the title: what the dialog is about. Without it the trigger may give one. */
  subtitle?: string | undefined;
  /** A sentence under the title. */
  description?: string | undefined;
  width?: 560 | 500;
  /** Whether the page comes with the dialog open: it answers a form posted without script. */
  startOpen?: boolean;
  /** A body, then a footer. */
  children: ReactNode;
};

/**
 * A modal dialog inside a wall; the page behind it becomes the hatched outside. On phones it is a
 * sheet from the bottom. It is the browser's own, part of the page, and opens without script:
 * `browser/dialogs.ts` adds what browsers without commands or light dismissal lack.
 */
export function Dialog({
  id,
  title,
  closeLabel,
  subtitle,
  description,
  width = 560,
  startOpen = false,
  children,
}: DialogProps) {
  return (
    <>
      {startOpen && <div aria-hidden="true" className="dialog-veil fixed inset-0 z-40" />}
      <dialog
        id={id}
        aria-labelledby={`${id}-title`}
        closedby="any"
        open={startOpen}
        data-start-open={startOpen ? "" : undefined}
        className={`dialog fixed inset-0 z-41 open:flex flex-col m-auto mb-0 sm:mb-auto w-full max-w-full h-fit max-h-90dvh bg-surface text-ink border-t-3.5px sm:border-4px border-wall sm:ring-ground-8 outline-none ${width === 500 ? "sm:w-500px" : "sm:w-560px"}`}
      >
        <div className="flex-none relative pt-26px px-16px sm:px-28px pb-20px border-b border-line">
          <h2 id={`${id}-title`} className="pr-48px t-d3">
            {title}
          </h2>
          {subtitle === undefined ? (
            <p data-subtitle="" hidden className={subtitleClass} />
          ) : (
            <p className={subtitleClass}>{subtitle}</p>
          )}
          {description !== undefined && <p className="mt-8px t-small text-ink2">{description}</p>}
          <DialogClose
            dialog={id}
            label={closeLabel}
            className="absolute top-18px right-4px sm:right-14px"
          />
        </div>
        {children}
      </dialog>
    </>
  );
}

type DialogCloseProps = {
  /** Id of the dialog. */
  dialog: string;
  /** Accessible name. */
  label: string;
  className: string;
};

/** The cross that closes a dialog. */
export function DialogClose({ dialog, label, className }: DialogCloseProps) {
  return (
    <button
      type="button"
      command="close"
      commandfor={dialog}
      className={`grid place-items-center w-44px h-44px rounded-2px cursor-pointer hover:bg-ground focus-visible:-outline-offset-4px ${className}`}
    >
      <span className="sr-only">{label}</span>
      <i aria-hidden="true" className="i-mark-cross w-14px h-14px" />
    </button>
  );
}

type DialogTriggerProps = {
  /** Id of the dialog it opens. */
  opens: string;
  /** Short id of the trigger, the pricing tier it stands for, and what the dialog says of it. */
  ctaId?: string | undefined;
  tier?: string | undefined;
  subtitle?: string | undefined;
  className: string;
  children: ReactNode;
};

/** A button that opens a dialog of the same page, with and without script. */
export function DialogTrigger({
  opens,
  ctaId,
  tier,
  subtitle,
  className,
  children,
}: DialogTriggerProps) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={opens}
      aria-haspopup="dialog"
      data-cta-id={ctaId}
      data-tier={tier}
      data-subtitle={subtitle}
      className={`cursor-pointer ${className}`}
    >
      {children}
    </button>
  );
}
