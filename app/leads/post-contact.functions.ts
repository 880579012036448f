import { createServerOnlyFn } from "@tanstack/react-start";
import * as v from "valibot";

import { newId } from "../lib/new-id.ts";
import { receiveLead } from "../server/lead-pipeline.ts";
import type { WorkerContext } from "../server/worker-context.ts";
import type { PostedContact } from "./contact-form.tsx";
import type { LeadOutcome } from "./outcome.ts";
import { type LeadFieldName, leadSchemas } from "./schemas.ts";
import { trapName } from "./trap-field.tsx";

type Name = LeadFieldName<"contactPage">;

/** What the contact page shows after a post without script that was not a success. */
export type ContactAnswer = PostedContact & { outcome: LeadOutcome & { ok: false } };

/**
 * The contact form without script.
 *
 * @param request a form post with the form's fields
 * @param worker the request's context
 * @returns null when the lead is safe, else what to show beside the form with all that was typed
 */
export const postContact = createServerOnlyFn(
  async (request: Request, worker: WorkerContext): Promise<ContactAnswer | null> => {
    const form = await request.formData().catch(() => new FormData());
    const values: PostedContact["values"] = {};
    for (const name of Object.keys(leadSchemas.contactPage.entries)) {
      const value = form.get(name);
      // The names are the schema's own.
      if (typeof value === "string") values[name as Name] = value;
    }
    const errors: PostedContact["errors"] = {};
    const parsed = v.safeParse(leadSchemas.contactPage, {
      ...Object.fromEntries(Object.keys(leadSchemas.contactPage.entries).map((name) => [name, ""])),
      ...values,
    });
    for (const issue of parsed.issues ?? []) {
      // Every issue of an object schema of plain fields has that field as its path.
      const name = v.getDotPath(issue) as Name;
      errors[name] ??= issue.message;
    }
    if (!parsed.success) return { values, errors, outcome: { ok: false, failure: "invalid" } };
    const trap = form.get(trapName);
    const { outcome } = await receiveLead(
      {
        kind: "contactPage",
        // A page may come from a cache, so the id cannot be written into the form.
        submissionId: newId(),
        fields: parsed.output,
        source: { page: "/contact-us", opener: "form-post" },
        screen: { trap: typeof trap === "string" ? trap : "", filledMs: null },
      },
      worker,
    );
    return outcome.ok ? null : { values, errors, outcome };
  },
);
