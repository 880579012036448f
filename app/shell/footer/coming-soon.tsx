import { createClientOnlyFn } from "@tanstack/react-start";
import { type ComponentType, type SyntheticEvent, useState } from "react";

import { navigation } from "../../content/navigation.ts";

/** What the dialog is given by its button. */
export type ComingSoonDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  feature: string;
};

const loadDialog = createClientOnlyFn(async () => {
  const { ComingSoonDialog } = await import("./coming-soon-dialog.tsx");
  return ComingSoonDialog;
});

/**
 * The button of something that is not there yet. Before and without JavaScript it leads to the
 * contact page, as the dialog does.
 */
export function ComingSoon({ feature, className }: { feature: string; className: string }) {
  const [Dialog, setDialog] = useState<ComponentType<ComingSoonDialogProps> | null>(null);
  const [open, setOpen] = useState(false);

  const preload = () => {
    loadDialog().catch(() => undefined);
  };

  const show = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    loadDialog().then(
      (Loaded) => {
        setDialog(() => Loaded);
        setOpen(true);
      },
      () => window.location.assign(navigation.soon.contact.href),
    );
  };

  return (
    <form action={navigation.soon.contact.href} onSubmit={show}>
      <button
        type="submit"
        aria-haspopup="dialog"
        className={`${className} gap-8px cursor-pointer`}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {feature} <span className="t-lab text-12px text-ink3">{navigation.soon.mark}</span>
      </button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} feature={feature} />}
    </form>
  );
}
