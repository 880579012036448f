import * as z from "zod/mini";

import { leadRateLimits } from "../../config/limits.ts";
import type { LeadFields, LeadKind } from "../../leads/contract.ts";

const leadColumns = z.object({
  /** Any UUID that PostgreSQL takes; visitors' browsers choose it. */
  submission_id: z.guid(),
  source: z.record(z.string(), z.string()),
  status: z.enum(["new", "quarantined", "test"]),
  /** SHA-256 of the lead's proof (lead-proof.ts); missing where nobody is notified. */
  proof_hash: z.exactOptional(z.string()),
  /** SHA-256 of the proof of its email address; missing where nobody is notified. */
  email_proof_hash: z.exactOptional(z.string()),
});

/** What every lead table has. */
export type LeadColumns = z.infer<typeof leadColumns>;

/**
 * The columns that the Worker writes, as in supabase/migrations (spec section 3). Inserts, queued and
 * dead leads derive their columns from here. `npm run leads` reads a view (scripts/lib/read-leads.ts).
 *
 * Queued and dead leads hold such a row, so a changed column needs an entry in `rowUpgrades`.
 * Strict: a column that this Worker does not know must not be dropped silently.
 */
export const leadTables = {
  hire_me_queries: z.strictObject({
    ...leadColumns.shape,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    whatsapp_number: z.nullable(z.string()),
    company: z.string(),
    solution: z.nullable(z.string()),
    selected_autopilots: z.nullable(z.array(z.string())),
    additional_requirements: z.nullable(z.string()),
  }),
  aigency_consultation_queries: z.strictObject({
    ...leadColumns.shape,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    message: z.string(),
  }),
  newsletter_subscriptions: z.strictObject({
    ...leadColumns.shape,
    email: z.string(),
    /** Whether the e-mail address counts only once its owner has confirmed it. */
    needs_confirmation: z.exactOptional(z.boolean()),
  }),
};

/** A row that an older Worker queued. */
export type OlderLead = { table: string; row: Record<string, unknown> };

/**
 * By version of the rows: makes a lead of that version one of the next. The first change of a column
 * after the launch is `{ 1: ... }`, and from then on queued leads say version 2.
 */
export const rowUpgrades: Readonly<Record<number, (lead: OlderLead) => OlderLead>> = {};

/** A table that holds leads. */
export type LeadTable = keyof typeof leadTables;

/** The columns that hold what a visitor typed or chose. */
export const visitorColumns = (table: LeadTable): string[] =>
  Object.keys(leadTables[table].shape).filter(
    (column) => !Object.hasOwn(leadColumns.shape, column) && column !== "needs_confirmation",
  );

const rowOf = <Table extends LeadTable>(table: Table) =>
  z.object({ table: z.literal(table), row: leadTables[table] });

/** Reads a row that was queued as JSON. */
export const leadRowSchema = z.discriminatedUnion("table", [
  rowOf("hire_me_queries"),
  rowOf("aigency_consultation_queries"),
  rowOf("newsletter_subscriptions"),
]);

/** A row and the table it belongs to. */
export type LeadRow = z.infer<typeof leadRowSchema>;

/** Does not compile for a field without a column: a new field of a form has to be stored. */
type Only<Names extends string, Fields> = Fields & Record<Exclude<keyof Fields, Names>, never>;

type PersonField = "firstName" | "lastName" | "email" | "company";

const personColumns = <Fields extends Record<PersonField, string>>(
  fields: Only<PersonField, Fields>,
) => ({
  first_name: fields.firstName,
  last_name: fields.lastName,
  email: fields.email,
  company: fields.company,
});

const orNull = (text: string) => (text === "" ? null : text);

type RowKind<Kind extends LeadKind> = {
  /** Table and columns (spec sections 3 and 7). */
  toRow: (fields: LeadFields<Kind>, common: LeadColumns) => LeadRow;
  rateLimit: (typeof leadRateLimits)[keyof typeof leadRateLimits];
  /** The variable that an operator sets to "simulated", so that demonstrations store nothing. */
  deliveryVariable?: "CONTACT_PAGE_DELIVERY";
};

/** The table, columns and limits of each kind of lead. */
export const leadKinds: { [Kind in LeadKind]: RowKind<Kind> } = {
  getStarted: {
    rateLimit: leadRateLimits.form,
    toRow: ({ phone, message, ...person }, common) => ({
      table: "hire_me_queries",
      row: {
        ...common,
        ...personColumns(person),
        whatsapp_number: orNull(phone),
        solution: null,
        selected_autopilots: [],
        additional_requirements: message === "" ? "Get Started Request" : message,
      },
    }),
  },
  hireMe: {
    rateLimit: leadRateLimits.form,
    toRow: ({ phone, solution, requirements, autopilot, ...person }, common) => ({
      table: "hire_me_queries",
      row: {
        ...common,
        ...personColumns(person),
        whatsapp_number: orNull(phone),
        solution: orNull(solution),
        selected_autopilots: autopilot === undefined ? null : [autopilot],
        additional_requirements: orNull(requirements),
      },
    }),
  },
  consultation: {
    rateLimit: leadRateLimits.form,
    toRow: ({ whatsappNumber, solution, requirements, ...person }, common) => ({
      table: "hire_me_queries",
      row: {
        ...common,
        ...personColumns(person),
        whatsapp_number: orNull(whatsappNumber),
        solution: orNull(solution),
        selected_autopilots: null,
        additional_requirements: orNull(requirements),
      },
    }),
  },
  contactUs: {
    rateLimit: leadRateLimits.form,
    toRow: ({ phone, message, ...person }, common) => ({
      table: "hire_me_queries",
      row: {
        ...common,
        ...personColumns(person),
        whatsapp_number: orNull(phone),
        solution: null,
        selected_autopilots: ["contact_us"],
        additional_requirements: message,
      },
    }),
  },
  contactPage: {
    rateLimit: leadRateLimits.form,
    deliveryVariable: "CONTACT_PAGE_DELIVERY",
    toRow: ({ phone, subject, message, ...person }, common) => ({
      table: "hire_me_queries",
      row: {
        ...common,
        ...personColumns(person),
        whatsapp_number: orNull(phone),
        solution: null,
        selected_autopilots: ["contact_page"],
        additional_requirements: `${subject}\n\n${message}`,
      },
    }),
  },
  partner: {
    rateLimit: leadRateLimits.form,
    toRow: ({ phone, partnerType, expectedRevenue, message, ...person }, common) => ({
      table: "aigency_consultation_queries",
      row: {
        ...common,
        ...personColumns(person),
        phone,
        message: [
          `Partner Type: ${partnerType}`,
          `Expected Revenue: ${expectedRevenue}`,
          "",
          message === "" ? "No additional message" : message,
        ].join("\n"),
      },
    }),
  },
  newsletter: {
    rateLimit: leadRateLimits.newsletter,
    toRow: ({ email, ...rest }, common) => {
      rest satisfies Record<string, never>;
      return { table: "newsletter_subscriptions", row: { ...common, email } };
    },
  },
};
