import { createServerFn } from "@tanstack/react-start";
import { setResponseStatus } from "@tanstack/react-start/server";

import { receiveLead } from "../server/leads/pipeline.ts";
import { submissionField } from "./contract.ts";
import { renderReceipt } from "./receipt/render-receipt.tsx";

/**
 * The submit endpoint: every form with script calls it (spec section 7). It accepts any data and parses
 * it on the Worker, because a call that does not come from our own forms must get a plain 400.
 *
 * The site's own forms send `FormData` with the submission as JSON, and get JSON: for that the browser
 * needs no code of Start's (docs/decisions/0007). A success comes with its receipt, which the page shows
 * (docs/decisions/0044).
 *
 * @returns the result, with the HTTP status 200, 400, 409, 422, 429 or 503
 */
export const submitLead = createServerFn({ method: "POST" })
  .validator((input: unknown) => input)
  .handler(async ({ data, context }) => {
    const isForm = data instanceof FormData;
    const { worker } = context;
    const { result, status, receipt } = await receiveLead(isForm ? parsedJson(data) : data, worker);
    if (isForm) {
      const { BOOKING_URL } = worker.environment;
      const shown = receipt && { receipt: renderReceipt(receipt.submission, receipt, BOOKING_URL) };
      return Response.json({ ...result, ...shown }, { status });
    }
    setResponseStatus(status);
    return result;
  });

/** @returns undefined for what is no JSON, which is refused like other data that is no submission */
function parsedJson(form: FormData): unknown {
  const text = form.get(submissionField);
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
