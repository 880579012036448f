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

/** SQL of a migration after which the database refuses leads of one company. */
export const refuseCompany = `alter table public.hire_me_queries
  add constraint known_company check (company <> 'Refused Inc');`;
