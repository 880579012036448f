import { minimumFillMs } from "../../config/limits.ts";
import type { LeadFields, LeadKind, Submission } from "../../leads/contract.ts";
import type { LeadColumns, LeadTable, LeadTableRow } from "./database-types.ts";

/** A row and the table it belongs to. */
export type LeadRow = {
  [Table in LeadTable]: { table: Table; row: LeadTableRow<Table> };
}[LeadTable];

const personColumns = (fields: { firstName: string; lastName: string; email: string }) => ({
  first_name: fields.firstName,
  last_name: fields.lastName,
  email: fields.email,
});

const orNull = (text: string) => (text === "" ? null : text);

/**
 * What a visitor types into one line stays on one: a second line in a name could become a header of
 * a mail, or a row of a table that is exported.
 */
const onOneLine = <Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Fields => {
  const entries = Object.entries(fields).map(([name, value]) =>
    typeof value === "string" && !manyLines.has(name)
      ? [name, value.replaceAll(/\s+/g, " ")]
      : [name, value],
  );
  // The same names with values of the same types.
  return Object.fromEntries(entries) as Fields;
};

const manyLines = new Set(["message", "requirements"]);

/**
 * Which table and columns each form fills (spec sections 3 and 7). A kind without an entry here
 * does not compile.
 */
const rowsByKind: {
  [Kind in LeadKind]: (fields: LeadFields<Kind>, common: LeadColumns) => LeadRow;
} = {
  getStarted: (fields, common) => ({
    table: "hire_me_queries",
    row: {
      ...common,
      ...personColumns(fields),
      whatsapp_number: orNull(fields.phone),
      company: fields.company,
      solution: null,
      selected_autopilots: [],
      additional_requirements: fields.message === "" ? "Get Started Request" : fields.message,
    },
  }),
  hireMe: (fields, common) => ({
    table: "hire_me_queries",
    row: {
      ...common,
      ...personColumns(fields),
      whatsapp_number: orNull(fields.phone),
      company: fields.company,
      solution: orNull(fields.solution),
      selected_autopilots: fields.autopilot === undefined ? null : [fields.autopilot],
      additional_requirements: orNull(fields.requirements),
    },
  }),
  consultation: (fields, common) => ({
    table: "hire_me_queries",
    row: {
      ...common,
      ...personColumns(fields),
      whatsapp_number: orNull(fields.whatsappNumber),
      company: fields.company,
      solution: orNull(fields.solution),
      selected_autopilots: null,
      additional_requirements: orNull(fields.requirements),
    },
  }),
  contactUs: (fields, common) => ({
    table: "hire_me_queries",
    row: {
      ...common,
      ...personColumns(fields),
      whatsapp_number: orNull(fields.phone),
      company: fields.company,
      solution: null,
      selected_autopilots: ["contact_us"],
      additional_requirements: fields.message,
    },
  }),
  contactPage: (fields, common) => ({
    table: "hire_me_queries",
    row: {
      ...common,
      ...personColumns(fields),
      whatsapp_number: orNull(fields.phone),
      company: fields.company,
      solution: null,
      selected_autopilots: ["contact_page"],
      additional_requirements: `${fields.subject}\n\n${fields.message}`,
    },
  }),
  partner: (fields, common) => ({
    table: "aigency_consultation_queries",
    row: {
      ...common,
      ...personColumns(fields),
      phone: fields.phone,
      company: fields.company,
      message: [
        `Partner Type: ${fields.partnerType}`,
        `Expected Revenue: ${fields.expectedRevenue}`,
        "",
        fields.message === "" ? "No additional message" : fields.message,
      ].join("\n"),
    },
  }),
  newsletter: (fields, common) => ({
    table: "newsletter_subscriptions",
    row: { ...common, email: fields.email },
  }),
};

/**
 * The database row of a submission.
 *
 * @param submission parsed by its schema
 * @param received what the Worker adds: the visitor's country, when the lead came in (ISO 8601), and
 *   whether the visitor passed the challenge, true where there is none; `isTest` marks a lead of the
 *   smoke test
 * @returns the table and the row
 */
export function toLeadRow(
  submission: Submission,
  received: { country: string | null; at: string; isVerified: boolean; isTest?: boolean },
): LeadRow {
  const source = {
    form: submission.kind,
    ...submission.source,
    country: received.country,
    received_at: received.at,
  };
  // TypeScript does not carry the kind from the union into the table of functions.
  const build = rowsByKind[submission.kind] as (
    fields: Submission["fields"],
    common: LeadColumns,
  ) => LeadRow;
  return build(onOneLine(submission.fields), {
    submission_id: submission.submissionId,
    source: dropEmpty(source),
    status: statusOf(submission, received),
  });
}

function statusOf(
  { screen }: Submission,
  { isVerified, isTest = false }: { isVerified: boolean; isTest?: boolean },
): LeadColumns["status"] {
  if (isTest) return "test";
  return isSuspicious(screen) || !isVerified ? "quarantined" : "new";
}

/** Kept all the same, for a person to look at: programs are told apart, never turned away. */
function isSuspicious({ trap, filledMs }: Submission["screen"]): boolean {
  return trap !== "" || (filledMs !== null && filledMs < minimumFillMs);
}

function dropEmpty(entries: Record<string, string | null | undefined>): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(entries)) if (value) filled[name] = value;
  return filled;
}
