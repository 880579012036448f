import * as z from "zod/mini";

import { leadRateLimits } from "../../config/limits.ts";
import type { LeadFields, Submission } from "../../leads/contract.ts";
import { fieldsOf, type LeadFieldName, type LeadKind } from "../../leads/form-fields.ts";

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

/** A column that holds what a visitor typed or chose. */
export type TypedColumn<Table extends LeadTable> = Exclude<
  keyof z.infer<(typeof leadTables)[Table]>,
  keyof LeadColumns | "needs_confirmation"
>;

/** The columns that hold what a visitor typed or chose. */
export const typedColumns = <Table extends LeadTable>(table: Table) =>
  // The keys of the table but for those that `TypedColumn` leaves out.
  Object.keys(leadTables[table].shape).filter(
    (column) => !Object.hasOwn(leadColumns.shape, column) && column !== "needs_confirmation",
  ) as TypedColumn<Table>[];

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

type RowKind<Kind extends LeadKind, Table extends LeadTable> = {
  table: Table;
  /**
   * The column of each field (spec sections 3 and 7); null for one whose text stands in another's. It
   * does not compile without one: a field of a form has to be stored.
   */
  columns: { [Name in LeadFieldName<Kind>]: TypedColumn<Table> | null };
  /** Columns that hold something other than one field as it was typed. Those of no field are null. */
  composed?: (fields: LeadFields<Kind>) => { [Name in TypedColumn<Table>]?: string | string[] };
  rateLimit: (typeof leadRateLimits)[keyof typeof leadRateLimits];
  /** The variable that an operator sets to "simulated", so that demonstrations store nothing. */
  deliveryVariable?: "CONTACT_PAGE_DELIVERY";
};

type RowKinds = {
  [Kind in LeadKind]: { [Table in LeadTable]: RowKind<Kind, Table> }[LeadTable];
};

const person = {
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  company: "company",
} as const;

const request = { table: "hire_me_queries", rateLimit: leadRateLimits.form } as const;

/** The table, columns and limits of each kind of lead. */
export const leadKinds: RowKinds = {
  getStarted: {
    ...request,
    columns: { ...person, phone: "whatsapp_number", message: "additional_requirements" },
    composed: ({ message }) => ({
      selected_autopilots: [],
      ...(message === "" && { additional_requirements: "Get Started Request" }),
    }),
  },
  hireMe: {
    ...request,
    columns: {
      ...person,
      phone: "whatsapp_number",
      solution: "solution",
      requirements: "additional_requirements",
      autopilot: "selected_autopilots",
    },
    composed: ({ autopilot }) =>
      autopilot === undefined ? {} : { selected_autopilots: [autopilot] },
  },
  consultation: {
    ...request,
    columns: {
      ...person,
      whatsappNumber: "whatsapp_number",
      solution: "solution",
      requirements: "additional_requirements",
    },
  },
  contactUs: {
    ...request,
    columns: { ...person, phone: "whatsapp_number", message: "additional_requirements" },
    composed: () => ({ selected_autopilots: ["contact_us"] }),
  },
  contactPage: {
    ...request,
    deliveryVariable: "CONTACT_PAGE_DELIVERY",
    columns: {
      ...person,
      phone: "whatsapp_number",
      subject: null,
      message: "additional_requirements",
    },
    composed: ({ subject, message }) => ({
      selected_autopilots: ["contact_page"],
      additional_requirements: `${subject}\n\n${message}`,
    }),
  },
  partner: {
    table: "aigency_consultation_queries",
    rateLimit: leadRateLimits.form,
    columns: {
      ...person,
      phone: "phone",
      partnerType: null,
      expectedRevenue: null,
      message: "message",
    },
    composed: ({ partnerType, expectedRevenue, message }) => ({
      message: [
        `Partner Type: ${partnerType}`,
        `Expected Revenue: ${expectedRevenue}`,
        "",
        message === "" ? "No additional message" : message,
      ].join("\n"),
    }),
  },
  newsletter: {
    table: "newsletter_subscriptions",
    rateLimit: leadRateLimits.newsletter,
    columns: { email: "email" },
  },
};

/** The row of a kind's fields: what is empty, and the columns that the kind has no field for, is null. */
export function toRow(
  { kind, fields }: Pick<Submission, "kind" | "fields">,
  common: LeadColumns,
): LeadRow {
  // TypeScript does not carry the kind from the union into the table of kinds.
  const { table, columns, composed } = leadKinds[kind] as {
    table: LeadTable;
    columns: Record<string, string | null>;
    composed?: (fields: Submission["fields"]) => object;
  };
  const row: Record<string, unknown> = { ...common };
  for (const column of typedColumns(table)) row[column] = null;
  for (const [name, value] of Object.entries(fields)) {
    const column = columns[name];
    if (column && value) row[column] = value;
  }
  // `columns` names columns of `table`; a test reads a row of each kind as the queue's consumer does.
  return { table, row: { ...row, ...composed?.(fields) } } as LeadRow;
}

/** What a visitor typed or chose, by the columns of the row, in the order of the form. */
export function typedFields(kind: LeadKind): { label: string; column: string }[] {
  const columns: Record<string, string | null> = leadKinds[kind].columns;
  return Object.entries(fieldsOf(kind)).flatMap(([name, { label }]) => {
    const column = columns[name];
    return column ? [{ label, column }] : [];
  });
}
