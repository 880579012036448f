import { createServerFn } from "@tanstack/react-start";

import { receiveLead } from "../server/leads/pipeline.ts";
import { submissionField } from "./contract.ts";

/**
 * The submit endpoint: every form with script calls it (spec section 7). It gets `FormData` with the
 * submission as JSON, of which `handleSubmit` leaves that one field, and answers JSON: for that the
 * browser needs no code of Start's (docs/decisions/0007). A success comes with what its
 * receipt says (docs/decisions/0058).
 *
 * @returns the result, with the HTTP status 200, 400, 409, 422, 429 or 503
 */
export const submitLead = createServerFn({ method: "POST" })
  .validator((form: FormData) => form)
  .handler(async ({ data, context }) => {
    const { worker } = context;
    const { result, status, receipt } = await receiveLead(parsedJson(data), worker);
    const { BOOKING_URL } = worker.environment;
    const told = receipt && { receipt: { ...receipt, bookingUrl: BOOKING_URL } };
    return Response.json({ ...result, ...told }, { status });
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
