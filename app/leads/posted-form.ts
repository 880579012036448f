import { createContext, use } from "react";

import type { Message } from "../content/messages.ts";
import type { LeadKind } from "./contract.ts";

/** What came of a form that was posted without script. */
export type PostedForm =
  | { ok: true; kind: LeadKind; message: Message }
  | {
      ok: false;
      kind: LeadKind;
      /** What was typed, by field. */
      values: Record<string, string>;
      /** The message of each failing field. */
      errors: Record<string, string>;
      /** What went wrong with the whole; null when the fields say it. */
      message: Message | null;
    };

/** The answer the page was rendered with; null for every other page. */
export const PostedFormContext = createContext<PostedForm | null>(null);

/**
 * @param kind which form
 * @returns what came back from a post of this form that failed
 */
export function usePostedForm(kind: LeadKind): (PostedForm & { ok: false }) | null {
  const posted = use(PostedFormContext);
  return posted !== null && !posted.ok && posted.kind === kind ? posted : null;
}
