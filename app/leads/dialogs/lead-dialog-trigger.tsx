import { createClientOnlyFn } from "@tanstack/react-start";
import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";

/** What every lead dialog is given by the link that opens it. */
export type LeadDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Short id of the link, kept with the lead. */
  ctaId: string;
  /** Slug of the pricing tier the visitor chose. */
  tier?: string | undefined;
  /** One line under the title that says what the request is about. */
  subtitle?: string | undefined;
};

// One chunk a dialog, fetched when a visitor points at, focuses or presses its opener. Client only:
// the Worker never opens a dialog, and would carry all of Ark UI for it.
const dialogs = {
  getStarted: createClientOnlyFn(async () => {
    const { GetStartedDialog } = await import("./get-started-dialog.tsx");
    return GetStartedDialog;
  }),
  hireMe: createClientOnlyFn(async () => {
    const { HireMeDialog } = await import("./hire-me-dialog.tsx");
    return HireMeDialog;
  }),
  contactUs: createClientOnlyFn(async () => {
    const { ContactUsDialog } = await import("./contact-us-dialog.tsx");
    return ContactUsDialog;
  }),
  partner: createClientOnlyFn(async () => {
    const { PartnerDialog } = await import("./partner-dialog.tsx");
    return PartnerDialog;
  }),
  consultation: createClientOnlyFn(async () => {
    const { ConsultationDialog } = await import("./consultation-dialog.tsx");
    return ConsultationDialog;
  }),
} satisfies Record<string, () => Promise<ComponentType<LeadDialogProps>>>;

const isDialog = (name: string): name is keyof typeof dialogs => Object.hasOwn(dialogs, name);

/**
 * Fetches a dialog before anything can open it. That it does not come is no failure yet: the press
 * tries again and then follows the link.
 *
 * @param name as it stands in the opener's `data-dialog`; anything else is left alone
 * @returns what it failed with, undefined when there is nothing to tell; never rejects
 */
export async function preloadDialog(name: string | undefined): Promise<unknown> {
  if (name === undefined || !isDialog(name)) return undefined;
  return dialogs[name]().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
}

type LeadRequest = Pick<LeadDialogProps, "ctaId" | "tier" | "subtitle"> & {
  dialog: keyof typeof dialogs;
};

const href = "/contact-us";

/**
 * A lead dialog and what its link does. With a modifier key, or when the dialog's code cannot be
 * fetched, a click leads to the contact page.
 *
 * @returns `preload` for the first sign of interest, `show` for the click, `element` to be drawn
 *   anywhere
 */
export function useLeadDialog({ dialog, ...request }: LeadRequest) {
  const [Dialog, setDialog] = useState<ComponentType<LeadDialogProps> | null>(null);
  const [open, setOpen] = useState(false);

  const preload = () => void preloadDialog(dialog);

  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialogs[dialog]().then(
      (Loaded) => {
        setDialog(() => Loaded);
        setOpen(true);
      },
      () => window.location.assign(href),
    );
  };

  const element = Dialog && <Dialog {...request} open={open} onOpenChange={setOpen} />;
  return { preload, show, element };
}

/**
 * A link that opens a lead dialog. Before and without JavaScript it is what it looks like: a link to
 * the contact page.
 */
export function LeadDialogTrigger({
  className,
  children,
  ...request
}: LeadRequest & { className: string; children: ReactNode }) {
  const { preload, show, element } = useLeadDialog(request);
  return (
    <>
      <a
        href={href}
        aria-haspopup="dialog"
        data-dialog={request.dialog}
        className={className}
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={show}
      >
        {children}
      </a>
      {element}
    </>
  );
}
