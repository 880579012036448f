import { createServerOnlyFn } from "@tanstack/react-start";
import * as v from "valibot";

import { campaignParams } from "../config/campaign.ts";
import { postedIdField, receiptParam, sentParam } from "../config/cacheable-pages.ts";
import { trialPlaces } from "../content/trial.ts";
import { leadMessages, validationErrorTitle } from "../content/messages.ts";
import { receiveLead } from "../server/leads/pipeline.ts";
import { postId } from "../server/leads/post-id.ts";
import { receiptToken } from "../server/leads/receipt-link.ts";
import type { RequestContext } from "../server/environment/request-context.ts";
import { submissionIdSchema } from "./contract.ts";
import { fieldsOf, isLeadKind } from "./form-fields.ts";
import { failureMessage } from "./failure-message.ts";
import { honeypotName } from "./fields/honeypot-field.tsx";
import type { PostedForm } from "./posted-form.ts";
import { receiptId } from "./receipt/receipt.tsx";

/** A post that its page answers at once, and the status of that response. */
type AnsweredPost = { posted: PostedForm; status: number };

/**
 * Receives a form that the browser posts without script to the page that holds the form.
 *
 * @param request a form post
 * @param worker the request's context
 * @returns a redirect (303, so that a reload sends nothing again) to the same page with the success
 *   message and its receipt, or the errors that the page shows; null when no form of ours was posted
 */
export const handleFormPostWithoutScript = createServerOnlyFn(
  async (request: Request, worker: RequestContext): Promise<Response | AnsweredPost | null> => {
    const form = await request.formData().catch(() => new FormData());
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    const url = new URL(request.url);
    // The newsletter's forms all post to its page, and name no kind.
    const kind = form.get("kind") ?? (url.pathname === "/newsletter" ? "newsletter" : null);
    if (!isLeadKind(kind)) return null;

    const values: Record<string, string> = {};
    for (const [name, { required }] of Object.entries(fieldsOf(kind))) {
      // A required field that is missing gets the message of an empty field.
      if (form.has(name) || required) values[name] = text(name);
    }
    const page = URL.parse(request.headers.get("referer") ?? "");
    const honeypot = text(honeypotName);
    const [ctaId, tier, place] = [text("opener"), text("tier"), text("place")];
    const {
      result,
      status,
      receipt,
      fieldErrors: errors = {},
    } = await receiveLead(
      {
        kind,
        submissionId: v.is(submissionIdSchema, form.get(postedIdField))
          ? text(postedIdField)
          : await postId({
              kind,
              contents: [values, ctaId, tier, place, honeypot],
              clientIp: worker.clientIp,
              key: worker.environment.IP_HASH_KEY,
              now: Date.now(),
            }),
        fields: values,
        source: {
          ...getCampaign(url.searchParams, page?.searchParams),
          // The newsletter's forms stand on every page, and post to one.
          page: (page?.host === url.host ? page : url).pathname,
          opener: ctaId || "form-post",
          tier,
          place: trialPlaces.find((one) => one === place),
          consent: text("consent"),
        },
        // The page may come from a cache, so its age is unknown.
        spamSignals: { honeypot, filledMs: null },
      },
      worker,
    );
    const token = receipt ? await receiptToken(kind, receipt, worker.environment) : null;
    // A receipt takes the focus; without one the page begins at its top.
    const hash = token === null ? "" : `#${receiptId}`;
    if (kind === "newsletter" && (result.ok || result.failure === "duplicate")) {
      const signed = token === null ? "" : `&${receiptParam}=${token}`;
      return seeOther(
        `/newsletter?result=${result.ok ? "subscribed" : "duplicate"}${signed}${hash}`,
      );
    }
    if (result.ok) {
      const { success: message } = leadMessages[kind];
      // No address proves it then: what was only simulated has no receipt.
      if (token === null) {
        return { posted: { ok: true, kind, message, receipt: null }, status: 200 };
      }
      url.searchParams.set(sentParam, kind);
      url.searchParams.set(receiptParam, token);
      return seeOther(`${url.pathname}${url.search}${hash}`);
    }
    const [first = ""] = Object.values(errors);
    const message =
      result.failure !== "invalid"
        ? failureMessage(kind, result)
        : // The contact page shows messages in place only (spec section 5).
          kind === "contactPage"
          ? null
          : { title: validationErrorTitle, description: first };
    return {
      // What is chosen beside the fields stands in the page again, too.
      posted: { ok: false, kind, values: { ...values, place }, errors, message },
      // A form that was parsed and is invalid is 422, not 400.
      status: result.failure === "invalid" ? 422 : status,
    };
  },
);

/**
 * The campaign of a post without script: a form without an action posts to the URL of its page,
 * parameters included; any other sends that URL as `Referer`.
 */
function getCampaign(posted: URLSearchParams, page?: URLSearchParams): Record<string, string> {
  const campaign: Record<string, string> = {};
  for (const name of campaignParams) {
    const value = posted.get(name) ?? page?.get(name);
    if (value) campaign[name] = value;
  }
  return campaign;
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });
