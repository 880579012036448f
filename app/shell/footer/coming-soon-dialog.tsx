import { navigation } from "../../content/navigation.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { ComingSoonDialogProps } from "./coming-soon.tsx";

/** Says that something is not there yet, and offers to talk about it (spec section 2). */
export function ComingSoonDialog({ open, onOpenChange, feature }: ComingSoonDialogProps) {
  const { title, text, contact } = navigation.soon;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
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
            {navigation.close}
          </Button>
        </>
      }
    >
      <p className="t-body text-ink2">{text(feature)}</p>
    </Dialog>
  );
}
