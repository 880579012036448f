import { createServerOnlyFn } from "@tanstack/react-start";

import { receiveLead } from "../server/leads/pipeline.ts";
import { postId } from "../server/leads/post-id.ts";
import type { RequestContext } from "../server/request-context.ts";
import { honeypotName } from "./fields/honeypot-field.tsx";

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
    const textOf = (name: string) => {
      const value = form?.get(name);
      return typeof value === "string" ? value : "";
    };
    const [email, trap] = [textOf("email"), textOf(honeypotName)];
    const { result: outcome } = await receiveLead(
      {
        kind: "newsletter",
        submissionId: await postId({
          kind: "newsletter",
          contents: [email, trap],
          clientIp: worker.address,
          key: worker.environment.IP_HASH_KEY,
          now: Date.now(),
        }),
        fields: { email },
        source: { page: "/newsletter", opener: "form-post" },
        // Pages come from a cache, so nobody knows when this one was opened.
        screen: { trap, filledMs: null },
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
