import { leadMessages } from "../content/messages.ts";
import type { PostedReceipt } from "./contract.ts";
import { formResultIn } from "./newsletter-result.ts";
import type { PostedForm } from "./posted-form.ts";

/**
 * The result of a form that was posted without script: what the request's middleware put into the
 * context, or the success whose receipt the URL signs. The newsletter's page also answers links of mails.
 */
export function readPostedForm(
  serverContext: unknown,
  { pathname, searchStr }: { pathname: string; searchStr: string },
): PostedForm | null {
  // `start.ts` puts `posted` into the context, `server/render` the context of the request.
  const { posted, worker } = (serverContext ?? {}) as {
    posted?: PostedForm;
    worker?: { receipt: PostedReceipt | null };
  };
  if (posted) return posted;
  const receipt = worker?.receipt ?? null;
  if (receipt !== null) {
    const { kind } = receipt;
    return { ok: true, kind, message: leadMessages[kind].success, receipt };
  }
  if (pathname !== "/newsletter") return null;
  const result = formResultIn(Object.fromEntries(new URLSearchParams(searchStr)));
  if (result === null) return null;
  const { ok, message } = result;
  const kind = "newsletter";
  return ok ? { ok, kind, message, receipt: null } : { ok, kind, message, values: {}, errors: {} };
}
