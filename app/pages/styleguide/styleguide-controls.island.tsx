import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog, DialogTrigger } from "../../ui/dialog/dialog.tsx";
import { DialogBody, DialogFooter } from "../../ui/dialog/dialog-parts.tsx";
import { ExternalLink, TextLink } from "../../ui/link.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { showToast } from "../../browser/toast/show-toast.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { StyleguideRow } from "./styleguide-row.tsx";
import styles from "./styleguide-controls.module.css";

/** Buttons, links, fields and overlays. */
export default function StyleguideControls() {
  return (
    <>
      <StyleguideRow label="Buttons">
        <div className="flex flex-wrap items-center gap-16px">
          <Button variant="primary">Default</Button>{" "}
          <Button variant="primary" className={styles.primaryHover}>
            Hover
          </Button>{" "}
          <Button variant="primary" className={styles.focus}>
            Focus
          </Button>{" "}
          <Button variant="primary" busy>
            Submitting...
          </Button>{" "}
          <Button variant="secondary">Secondary</Button>{" "}
          <Button variant="secondary" className={styles.secondaryHover}>
            Hover
          </Button>{" "}
          <Button variant="secondary" size="header">
            Header, 40
          </Button>{" "}
          <a href="#styleguide" className={buttonClass({ variant: "evidence" })}>
            Evidence link
          </a>{" "}
          <span className="p-12px bg-inv">
            <button type="button" className={buttonClass({ variant: "inv" })}>
              On the closing block
            </button>
          </span>
        </div>
      </StyleguideRow>
      <StyleguideRow label="Links">
        <p>
          In a sentence, <TextLink href="/pricing">a page of this site</TextLink> and{" "}
          <ExternalLink href="https://docs.aioi.example">another site</ExternalLink>.
        </p>
      </StyleguideRow>
      <StyleguideRow label="Fields">
        <div className="grid gap-24px sm:grid-cols-3">
          <TextField id="default" name="default" label="Default" required defaultValue="Maya" />
          <TextField
            id="optional"
            name="optional"
            label="Optional"
            hint="optional"
            placeholder="Placeholder"
          />
          <TextField
            id="error"
            name="error"
            label="Error"
            required
            defaultValue="maya@northgate"
            error="Invalid email address"
          />
          <SelectField
            id="select"
            name="select"
            label="Select"
            emptyLabel="Choose one"
            choices={["One", "Two"]}
          />
          <TextArea id="area" name="area" label="Text area" counterMax={1000} />
        </div>
      </StyleguideRow>
      <StyleguideRow label="Overlays">
        <div className="flex flex-wrap gap-16px">
          <DialogTrigger opens="a-dialog" className={buttonClass({ variant: "secondary" })}>
            Dialog
          </DialogTrigger>{" "}
          <Button
            variant="secondary"
            onClick={() =>
              showToast({
                type: "success",
                title: "Message Sent!",
                description: "Thank you for contacting us. We'll get back to you soon.",
              })
            }
          >
            Success toast
          </Button>{" "}
          <Button
            variant="secondary"
            onClick={() =>
              showToast({
                type: "error",
                title: "Error",
                description: "Something went wrong. Please try again.",
              })
            }
          >
            Failure toast
          </Button>
        </div>
        <Dialog
          id="a-dialog"
          title="A dialog"
          closeLabel="Close"
          subtitle="Explorer, $199 per month"
        >
          <DialogBody>
            <TextField id="dialog-field" name="dialog-field" label="Email" required />
          </DialogBody>
          <DialogFooter>
            <button
              type="button"
              command="close"
              commandfor="a-dialog"
              className={buttonClass({ variant: "primary" })}
            >
              Done
            </button>
          </DialogFooter>
        </Dialog>
      </StyleguideRow>
    </>
  );
}
