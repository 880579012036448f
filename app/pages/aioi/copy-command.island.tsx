import { useState } from "react";

import { copiedMs } from "../../config/timings.ts";
import { buttonClass } from "../../ui/button.tsx";

type CopyCommandProps = {
  command: string;
  /** Label of the button, and what it says when the command is on the clipboard. */
  copy: string;
  copied: string;
};

/** Copies a command. */
export default function CopyCommand({ command, copy, copied }: CopyCommandProps) {
  const [isCopied, setCopied] = useState(false);
  const onCopy = () => {
    navigator.clipboard.writeText(command).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), copiedMs);
      },
      () => undefined, // The command stands there to be selected.
    );
  };
  return (
    <>
      <button
        type="button"
        onClick={onCopy}
        className={`${buttonClass({ variant: "secondary" })} dry-run-copy`}
      >
        {isCopied ? copied : copy}
      </button>
      <span role="status" className="sr-only">
        {isCopied ? copied : ""}
      </span>
    </>
  );
}
