import type { ReactNode } from "react";

import styles from "./dialog.module.css";

declare module "react" {
  // The browser's own commands of buttons, which React's types do not know yet.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}

const subtitleClass = "mt-8px t-caption text-ink2";

/** Class of every `dialog`: how it opens and closes, and what lies around it. */
export const modalClass = styles.modal;

type DialogProps = {
  id: string;
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** One mono line under the title: what the dialog is about. Without it the trigger may give one. */
  subtitle?: string | undefined;
  /** A sentence under the title. */
  description?: ReactNode;
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
      {startOpen && <div aria-hidden="true" className={styles.veil} />}
      <dialog
        id={id}
        aria-labelledby={`${id}-title`}
        closedby="any"
        open={startOpen}
        data-start-open={startOpen ? "" : undefined}
        className={`${modalClass} ${styles.dialog} ${width === 500 ? styles.narrow : ""}`}
      >
        <div className={styles.head}>
          <h2 id={`${id}-title`} className="t-d3">
            {title}
          </h2>
          {subtitle === undefined ? (
            <p data-subtitle="" hidden className={subtitleClass} />
          ) : (
            <p className={subtitleClass}>{subtitle}</p>
          )}
          {description !== undefined && <p className="mt-8px t-small text-ink2">{description}</p>}
          <DialogClose dialog={id} label={closeLabel} />
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
};

/** The cross that closes a dialog. */
export function DialogClose({ dialog, label }: DialogCloseProps) {
  return (
    <button type="button" command="close" commandfor={dialog} className={styles.close}>
      <span className="sr-only">{label}</span>
      <i aria-hidden="true" className="i-mark-cross" />
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
  /** Written on the dialog as `data-place`. */
  place?: string | undefined;
  className: string | undefined;
  children: ReactNode;
};

/** A button that opens a dialog of the same page, with and without script. */
export function DialogTrigger({
  opens,
  ctaId,
  tier,
  subtitle,
  place,
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
      data-place={place}
      className={className}
    >
      {children}
    </button>
  );
}
