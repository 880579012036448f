-- Made by `npm run types` from app/server/store/lead-rows.ts; do not edit.
-- What the Worker inserts, column by column: a visitor sets neither id nor created_at, and reads nothing.

set lock_timeout = '5s';

grant insert (
  submission_id,
  source,
  status,
  proof_hash,
  email_proof_hash,
  first_name,
  last_name,
  email,
  whatsapp_number,
  company,
  solution,
  selected_autopilots,
  additional_requirements
) on table public.hire_me_queries to anon;

grant insert (
  submission_id,
  source,
  status,
  proof_hash,
  email_proof_hash,
  first_name,
  last_name,
  email,
  phone,
  company,
  message
) on table public.aigency_consultation_queries to anon;

grant insert (
  submission_id,
  source,
  status,
  proof_hash,
  email_proof_hash,
  email,
  needs_confirmation
) on table public.newsletter_subscriptions to anon;

reset lock_timeout;
