import { randomUUID } from "node:crypto";

/** A queued lead, as the Worker writes it. */
export const queuedLead = (company: string, id: string = randomUUID()) => ({
  version: 1,
  lead: {
    table: "hire_me_queries",
    row: {
      submission_id: id,
      source: { form: "getStarted", received_at: "2026-11-21T10:00:00.000Z" },
      status: "new",
      first_name: "Maya",
      last_name: "Okonjo",
      email: "maya@northgate.example",
      whatsapp_number: null,
      company,
      solution: null,
      selected_autopilots: [],
      additional_requirements: "Get Started Request",
    },
  },
});

/** SQL of a migration after which a check on a visitor's field refuses leads of one company. */
export const refuseCompany = (table = "hire_me_queries"): string => `
  alter table public.${table} rename constraint ${table}_company_check to company_length;
  alter table public.${table} add constraint ${table}_company_check
    check (company <> 'Refused Inc');`;

/** SQL of a migration that corrects it. */
export const allowCompany =
  "alter table public.hire_me_queries drop constraint hire_me_queries_company_check;";
