import { use } from "react";

import { resultPrefix, validationErrorTitle } from "../content/messages.ts";
import { SkipLink } from "../ui/skip-link.tsx";
import { PostedFormContext } from "./posted-form.ts";
import { receiptContent } from "./receipt/receipt-content.ts";
import { receiptId } from "./receipt/receipt.tsx";

/**
 * The first line of the page that answers a form posted without script: what came of it, and links to the
 * receipt or to the failing fields. A browser that drops the fragment of an address, or has no styles, begins
 * there; others show its links once they have the focus.
 */
export function PostedLine() {
  const posted = use(PostedFormContext);
  if (!posted) return null;
  const { ok, kind, message } = posted;
  const links = ok
    ? posted.receipt && [[receiptId, receiptContent.name] as const]
    : Object.entries(posted.errors).map(([name, text]) => [`${kind}-${name}`, text] as const);
  const { title, description } = message ?? { title: validationErrorTitle, description: "" };
  const prefix = resultPrefix[ok ? "sent" : "failed"];
  return (
    <aside aria-label={title}>
      <p className="sr-only">{`${prefix} ${title} ${description}`}</p>
      {links?.map(([id, text]) => (
        <p key={id}>
          <SkipLink label={text} target={id} />
        </p>
      ))}
    </aside>
  );
}
