import { createServerOnlyFn } from "@tanstack/react-start";

import { newId } from "../lib/new-id.ts";
import { receiveLead } from "../server/leads/pipeline.ts";
import type { RequestContext } from "../server/request-context.ts";

/**
 * The newsletter form without script: takes what a browser posts by itself, and answers with the
 * page that says what became of it (303, so that a reload sends nothing again).
 *
 * @param request a form post with the field `email`
 * @param worker the request's context
 */
export const postNewsletter = createServerOnlyFn(
  async (request: Request, worker: RequestContext): Promise<Response> => {
    const form = await request.formData().catch(() => null);
    const email = form?.get("email");
    const { outcome } = await receiveLead(
      {
        kind: "newsletter",
        // A page may come from a cache, so the id cannot be written into the form.
        submissionId: newId(),
        fields: { email: typeof email === "string" ? email : "" },
        source: { page: "/newsletter", opener: "form-post" },
      },
      worker,
    );
    const result = outcome.ok ? "subscribed" : outcome.failure;
    const minutes =
      !outcome.ok && outcome.failure === "limited" ? `&minutes=${outcome.retryInMinutes}` : "";
    return new Response(null, {
      status: 303,
      headers: { location: `/newsletter?result=${result}${minutes}` },
    });
  },
);
