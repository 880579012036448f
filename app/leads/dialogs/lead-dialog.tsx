import { type ReactNode, useId } from "react";

import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { LeadDialogProps } from "./lead-dialog-trigger.tsx";
import { HoneypotField } from "../fields/honeypot-field.tsx";
import type { useLeadForm } from "../use-lead-form.ts";

type LeadDialogShellProps = Pick<LeadDialogProps, "open" | "onOpenChange" | "subtitle"> & {
  form: Pick<ReturnType<typeof useLeadForm>, "formProps" | "busy" | "submitLabel">;
  words: { title: string; description?: string; promise: readonly [string, string] };
  width?: 560 | 500;
  children: ReactNode;
};

/** What all lead dialogs share: the wall, the form element, the submit button and its promise. */
export function LeadDialog({
  form,
  words,
  width = 560,
  children,
  open,
  onOpenChange,
  subtitle,
}: LeadDialogShellProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      subtitle={subtitle}
      title={words.title}
      {...(words.description === undefined ? {} : { description: words.description })}
      width={width}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {form.submitLabel}
          </Button>
          <p className="text-14.5px leading-20px text-ink2">
            {words.promise[0]}
            <br />
            {words.promise[1]}
          </p>
        </>
      }
    >
      <form id={formId} {...form.formProps} className="grid gap-x-20px gap-y-18px grid-cols-2">
        {children}
        <HoneypotField />
      </form>
    </Dialog>
  );
}
