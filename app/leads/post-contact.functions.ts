import { createServerOnlyFn } from "@tanstack/react-start";

import { receiveLead } from "../server/leads/pipeline.ts";
import { postId } from "../server/leads/post-id.ts";
import type { RequestContext } from "../server/request-context.ts";
import type { PostedContact } from "./contact-form.tsx";
import { type LeadFieldName, type LeadResult, leadSchemas } from "./contract.ts";
import { honeypotName } from "./fields/honeypot-field.tsx";

// The keys of the schema are its fields.
const names = Object.keys(leadSchemas.contactPage.entries) as LeadFieldName<"contactPage">[];
const nothing = Object.fromEntries(names.map((name) => [name, ""]));

/** What the contact page shows after a post without script that was not a success. */
export type ContactResult = PostedContact & { outcome: LeadResult & { ok: false } };

/**
 * The contact form without script.
 *
 * @param request a form post with the form's fields
 * @param worker the request's context
 * @returns null when the lead is safe, else what to show beside the form with all that was typed
 */
export const postContact = createServerOnlyFn(
  async (request: Request, worker: RequestContext): Promise<ContactResult | null> => {
    const form = await request.formData().catch(() => new FormData());
    const values: PostedContact["values"] = {};
    for (const name of names) {
      const value = form.get(name);
      if (typeof value === "string") values[name] = value;
    }
    const posted = form.get(honeypotName);
    const trap = typeof posted === "string" ? posted : "";
    const { result: outcome, fieldErrors: errors = {} } = await receiveLead(
      {
        kind: "contactPage",
        submissionId: await postId({
          kind: "contactPage",
          contents: [values, trap],
          clientIp: worker.address,
          key: worker.environment.IP_HASH_KEY,
          now: Date.now(),
        }),
        fields: { ...nothing, ...values },
        source: { page: "/contact-us", opener: "form-post" },
        // Pages come from a cache, so nobody knows when this one was opened.
        screen: { trap, filledMs: null },
      },
      worker,
    );
    return outcome.ok ? null : { values, errors, outcome };
  },
);
