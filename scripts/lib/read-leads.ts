import * as z from "zod/mini";

import { askDatabase, type OperatorDatabase } from "./operator-database.ts";
import { SetupError } from "./setup-error.ts";

/** Statuses of a lead, in the order of its life. */
export const leadStatuses = [
  "new",
  "contacted",
  "qualified",
  "won",
  "lost",
  "spam",
  "quarantined",
  "test",
] as const;

/** PostgREST returns at most this many rows at once. */
const pageSize = 1000;

const text = z.nullable(z.string());

/** A row of the view `leads` (supabase/migrations). */
const leadRow = z.object({
  kind: z.string(),
  status: text,
  received_at: z.string(),
  created_at: z.string(),
  first_name: text,
  last_name: text,
  email: z.string(),
  phone: text,
  company: text,
  solution: text,
  selected_autopilots: z.nullable(z.array(z.string())),
  message: text,
  tier: text,
  page: text,
  opener: text,
  country: text,
  utm_source: text,
  utm_medium: text,
  campaign: text,
  landing_page: text,
  referrer: text,
  owner: text,
  note: text,
  contacted_at: text,
  hours_to_contact: z.nullable(z.number()),
  due_at: text,
  lead_table: z.string(),
  id: z.string(),
  submission_id: text,
  source: z.nullable(z.record(z.string(), z.unknown())),
  reference: text,
  email_problem: text,
  email_problem_at: text,
  email_display: z.string(),
});

/** A lead of any kind, as `npm run leads` prints it. */
export type Lead = ReturnType<typeof toLead>;

const toLead = (row: z.infer<typeof leadRow>) => ({
  receivedAt: row.received_at,
  createdAt: row.created_at,
  kind: row.kind,
  status: row.status ?? "",
  name: [row.first_name, row.last_name].filter(Boolean).join(" "),
  email: row.email,
  emailDisplay: row.email_display,
  phone: row.phone,
  company: row.company ?? "",
  solution: row.solution,
  selectedAutopilots: row.selected_autopilots,
  message: row.message ?? "",
  tier: row.tier,
  page: row.page,
  ctaId: row.opener,
  country: row.country,
  utmSource: row.utm_source,
  utmMedium: row.utm_medium,
  campaign: row.campaign,
  landingPage: row.landing_page,
  referrer: row.referrer,
  owner: row.owner,
  note: row.note,
  contactedAt: row.contacted_at,
  hoursToContact: row.hours_to_contact,
  dueAt: row.due_at,
  table: row.lead_table,
  id: row.id,
  submissionId: row.submission_id,
  source: row.source,
  reference: row.reference,
  emailProblem: row.email_problem,
  emailProblemAt: row.email_problem_at,
});

/** Which leads are read; undefined leaves a filter out. */
export interface LeadFilter {
  kind: string | undefined;
  status: string | undefined;
  /** What the visitor was told the lead is called. */
  reference: string | undefined;
  /** In whatever letters. */
  email: string | undefined;
  /** Received at this time or later. */
  since: Date | undefined;
  limit: number;
}

/**
 * The newest leads of all kinds, newest first.
 *
 * @throws {SetupError} when the database does not answer, or its rows are no leads
 */
export async function readLeads(
  database: Pick<OperatorDatabase, "url" | "serviceRoleKey">,
  filter: LeadFilter,
): Promise<Lead[]> {
  const query = new URLSearchParams({ select: "*", order: "received_at.desc,id" });
  if (filter.kind !== undefined) query.set("kind", `eq.${filter.kind}`);
  if (filter.status !== undefined) query.set("status", `eq.${filter.status}`);
  if (filter.reference !== undefined) query.set("reference", `eq.${filter.reference}`);
  if (filter.email !== undefined) query.set("email_lower", `eq.${filter.email.toLowerCase()}`);
  if (filter.since !== undefined) query.set("received_at", `gte.${filter.since.toISOString()}`);
  const leads: Lead[] = [];
  while (leads.length < filter.limit) {
    const size = Math.min(pageSize, filter.limit - leads.length);
    query.set("limit", String(size));
    const last = leads.at(-1);
    // A page begins after the last row, not at a number: leads that arrive meanwhile move none into it. The
    // first condition is implied by the second, and where the index is entered.
    if (last) {
      const { receivedAt, id } = last;
      query.set(
        "and",
        `(received_at.lte.${receivedAt},or(received_at.lt.${receivedAt},id.gt.${id}))`,
      );
    }
    const page = z.array(leadRow).safeParse(await askDatabase(database, `leads?${query}`));
    if (!page.success) {
      throw new SetupError(
        `leads at ${database.url} has another shape than the migrations give it.`,
      );
    }
    leads.push(...page.data.map(toLead));
    if (page.data.length < size) break;
  }
  return leads;
}
