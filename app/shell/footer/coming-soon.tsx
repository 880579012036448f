import { closeLabel } from "../../content/control-labels.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Dialog, DialogTrigger } from "../../ui/dialog/dialog.tsx";
import { DialogBody, DialogFooter } from "../../ui/dialog/dialog-parts.tsx";
import { footerContent } from "./footer-content.ts";

/** Something that is not there yet: a dialog says so, and offers to talk about it (spec section 2). */
export function ComingSoon({ feature, className }: { feature: string; className: string }) {
  const { mark, title, text, contact } = footerContent.soon;
  const id = `soon-${feature.toLowerCase()}`;
  return (
    <>
      <DialogTrigger opens={id} className={className}>
        {`${feature} `}
        <span className="t-caption text-ink3">{mark}</span>
      </DialogTrigger>
      <Dialog id={id} title={title} closeLabel={closeLabel} subtitle={feature} width={500}>
        <DialogBody>
          <p className="t-body text-ink2">{text(feature)}</p>
        </DialogBody>
        <DialogFooter>
          <a href={contact.href} className={buttonClass({ variant: "primary" })}>
            {contact.label}
          </a>{" "}
          <button
            type="button"
            command="close"
            commandfor={id}
            className={buttonClass({ variant: "secondary" })}
          >
            {closeLabel}
          </button>
        </DialogFooter>
      </Dialog>
    </>
  );
}
