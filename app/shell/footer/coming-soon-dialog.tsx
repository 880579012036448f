import { closeLabel } from "../../content/control-labels.ts";
import { navigation } from "../../content/navigation.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** What the dialog is given by its button. */
export type ComingSoonDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  feature: string;
};

/** Announces a feature and links to the contact page (spec section 2). */
export function ComingSoonDialog({ open, onOpenChange, feature }: ComingSoonDialogProps) {
  const { title, text, contact } = navigation.soon;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={closeLabel}
      subtitle={feature}
      width={500}
      footer={
        <>
          <a
            href={contact.href}
            onClick={() => onOpenChange(false)}
            className={buttonClass({ variant: "primary" })}
          >
            {contact.label}
          </a>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {closeLabel}
          </Button>
        </>
      }
    >
      <p className="t-body text-ink2">{text(feature)}</p>
    </Dialog>
  );
}
