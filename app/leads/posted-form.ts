import { createContext, use } from "react";

import type { Message } from "../content/messages.ts";
import type { PostedReceipt } from "./contract.ts";
import type { LeadKind } from "./form-fields.ts";

/** The result of a form that was posted without script. */
export type PostedForm =
  | { ok: true; kind: LeadKind; message: Message; receipt: PostedReceipt | null }
  | FailedPost;

/** A post that failed. */
export type FailedPost = {
  ok: false;
  kind: LeadKind;
  /** The typed values, by field. */
  values: Record<string, string>;
  /** The message of each failing field. */
  errors: Record<string, string>;
  /** The message for the whole form; null when only fields have messages. */
  message: Message | null;
};

/** Props of the island of a form. */
export type FormIslandProps = {
  /** The result of a failed post of this form without script. */
  posted: FailedPost | null;
};

/** The result that the page was rendered with; null for every other page. */
export const PostedFormContext = createContext<PostedForm | null>(null);

/**
 * @returns the receipt of a post of this form that has arrived
 */
export function usePostedReceipt(kind: LeadKind): PostedReceipt | null {
  const posted = use(PostedFormContext);
  return posted?.ok && posted.kind === kind ? posted.receipt : null;
}

/**
 * @returns the result of a failed post of this form
 */
export function usePostedForm(kind: LeadKind): FailedPost | null {
  const posted = use(PostedFormContext);
  return posted !== null && !posted.ok && posted.kind === kind ? posted : null;
}
