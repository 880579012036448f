import type { ReactNode } from "react";

import { trialPlaceOf } from "../../content/trial.ts";
import { buttonClass, type ButtonStyle } from "../../ui/button.tsx";
import { DialogTrigger } from "../../ui/dialog/dialog.tsx";
import type { dialogContent } from "./dialog-content.ts";

/** A form that stands in a dialog. */
export type DialogKind = keyof typeof dialogContent;

/** Id of the dialog that holds a form. */
export const leadDialogId = (kind: DialogKind): string => `${kind}-dialog`;

/** Id of the form in a dialog. */
export const dialogFormId = (kind: DialogKind): string => `${kind}-form`;

/** What a page asks with a form of a dialog, in its own words; the fields stay those of the form. */
export type DialogRequest = {
  title: string;
  subtitle: string;
  /** Stands in the message, and can be changed. */
  message: string;
  /** Beside the button. */
  promise: readonly [string, string];
  /** Id of the button, which the lead carries without script too. */
  ctaId: string;
};

/** With a `variant` it looks like a button, else as its class says. */
type LeadDialogTriggerProps = Partial<ButtonStyle> & {
  /** The dialog that the trigger opens; it must be part of the page. */
  dialog: DialogKind;
  /** Short id of the trigger, stored with the lead. */
  ctaId: string;
  /** Slug of the pricing tier the visitor chose. */
  tier?: string | undefined;
  /** One line under the title that says what the request is about. */
  subtitle?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A button that opens a lead dialog of the same page, with and without script. */
export function LeadDialogTrigger({
  dialog,
  ctaId,
  variant,
  size,
  className,
  ...trigger
}: LeadDialogTriggerProps) {
  const { tier } = trigger;
  const look = variant && buttonClass({ variant, ...(size && { size }) });
  const place =
    dialog === "getStarted" && tier !== undefined
      ? (trialPlaceOf(tier, undefined) ?? "contract")
      : undefined;
  return (
    <DialogTrigger
      {...trigger}
      opens={leadDialogId(dialog)}
      ctaId={ctaId}
      place={place}
      className={[look, className].filter(Boolean).join(" ")}
    />
  );
}
