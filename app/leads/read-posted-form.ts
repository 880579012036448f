import { sentParam } from "../config/cacheable-pages.ts";
import { leadMessages } from "../content/messages.ts";
import type { PostedReceipt } from "./contract.ts";
import type { PostedForm } from "./posted-form.ts";

const isKind = (kind: string | null): kind is keyof typeof leadMessages =>
  kind !== null && Object.hasOwn(leadMessages, kind);

/**
 * The result of a form that was posted without script: the failure that the request's middleware put
 * into the context, or the success that the URL names, with its receipt where the URL is signed.
 */
export function readPostedForm(serverContext: unknown, search: string): PostedForm | null {
  // `start.ts` puts `posted` into the context, `server/render` the context of the request.
  const { posted, worker } = (serverContext ?? {}) as {
    posted?: PostedForm;
    worker?: { receipt: PostedReceipt | null };
  };
  if (posted) return posted;
  const receipt = worker?.receipt ?? null;
  const kind = receipt?.kind ?? new URLSearchParams(search).get(sentParam);
  return isKind(kind) ? { ok: true, kind, message: leadMessages[kind].success, receipt } : null;
}
