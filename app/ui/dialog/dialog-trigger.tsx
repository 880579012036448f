import type { ReactNode } from "react";

declare module "react" {
  // The browser's own commands of buttons, which React's types do not know yet.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
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
      aria-label={label}
      className={`grid place-items-center w-44px h-44px rounded-2px cursor-pointer hover:bg-ground focus-visible:-outline-offset-4px ${className}`}
    >
      <i aria-hidden="true" className="i-mark-cross w-14px h-14px" />
    </button>
  );
}

type DialogTriggerProps = {
  /** Id of the dialog it opens. */
  opens: string;
  /** Short id of the trigger, the pricing tier it stands for, and what the dialog says of it. */
  cta?: string | undefined;
  tier?: string | undefined;
  subtitle?: string | undefined;
  /** The dialog's title after this trigger, if it is not the dialog's own. */
  title?: string | undefined;
  className: string;
  children: ReactNode;
};

/** A button that opens a dialog of the same page, with and without script. */
export function DialogTrigger({
  opens,
  cta,
  tier,
  subtitle,
  title,
  className,
  children,
}: DialogTriggerProps) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={opens}
      aria-haspopup="dialog"
      data-cta={cta}
      data-tier={tier}
      data-subtitle={subtitle}
      data-title={title}
      className={`cursor-pointer ${className}`}
    >
      {children}
    </button>
  );
}
