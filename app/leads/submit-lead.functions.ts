import { createServerFn } from "@tanstack/react-start";
import { setResponseStatus } from "@tanstack/react-start/server";

import { receiveLead } from "../server/leads/pipeline.ts";
import type { SentSubmission } from "./contract.ts";

/**
 * The submit endpoint: every form with script calls it (spec section 7). It accepts any data and parses
 * it on the Worker, because a call that does not come from our own forms must get a plain 400.
 *
 * @returns the result, with the HTTP status 200, 400, 409, 422, 429 or 503
 */
export const submitLead = createServerFn({ method: "POST" })
  .validator((input: SentSubmission) => input)
  .handler(async ({ data, context }) => {
    const { result, status } = await receiveLead(data, context.worker);
    setResponseStatus(status);
    return result;
  });
