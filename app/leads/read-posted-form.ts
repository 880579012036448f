import { createIsomorphicFn } from "@tanstack/react-start";

import { sentParam } from "../config/cacheable-pages.ts";
import { leadMessages } from "../content/messages.ts";
import type { PostedForm } from "./posted-form.ts";

const isKind = (kind: string | null): kind is keyof typeof leadMessages =>
  kind !== null && Object.hasOwn(leadMessages, kind);

/**
 * What came of a form that was posted without script: as the request's middleware found, or the
 * words of success that the address names. In the browser nothing, and none of the words.
 */
export const readPostedForm = createIsomorphicFn()
  .server((serverContext: unknown, search: string): PostedForm | null => {
    // `start.ts` put it there.
    const { posted } = (serverContext ?? {}) as { posted?: PostedForm };
    if (posted) return posted;
    const kind = new URLSearchParams(search).get(sentParam);
    return isKind(kind) ? { ok: true, kind, message: leadMessages[kind].success } : null;
  })
  .client((_serverContext: unknown, _search: string): PostedForm | null => null);
