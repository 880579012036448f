-- Leads: what visitors send, in three tables, and the staff who answer.
--
-- Visitors (anon) insert and read nothing; staff read and mark; service_role may do all. Every grant is by
-- name: older Supabase projects grant everything on whatever a migration creates to anon, authenticated and
-- service_role, newer ones nothing.

set lock_timeout = '5s';

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

grant usage on schema public to anon, authenticated, service_role;

-- Staff ---------------------------------------------------------------------------------------

create table public.staff (
  user_id uuid primary key,
  created_at timestamptz not null default now(),
  name text not null constraint staff_name_check check (name ~ '\S' and char_length(name) <= 100)
);

comment on table public.staff is
  'Users who may read and change leads. user_id is the id of the user in Supabase Auth.';

-- A database without Supabase Auth (the embedded one, a plain PostgreSQL) has no such table.
do $$
begin
  if to_regclass('auth.users') is not null then
    alter table public.staff add constraint staff_user_id_fkey
      foreign key (user_id) references auth.users (id) on delete cascade;
  end if;
end
$$;

-- Security definer: a policy of staff that read staff itself would call itself.
create function public.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.staff
    where user_id::text
      = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )
$$;

comment on function public.is_staff is 'Whether the user of this request is listed in staff.';

-- Tables --------------------------------------------------------------------------------------
--
-- A length limit is the limit of the widest form that writes the column. char_length() counts
-- characters, the forms count UTF-16 units, so whatever a form accepts fits here. The solution of a
-- consultation is an "optional string, no bound"; a request holds at most 64 KiB. `~ '\S'` means: not blank.
--
-- A name, a company, a phone number stand on one line, without control characters: a second line
-- could become a header of a mail or a row of an export, an escape could steer a terminal. Text may have
-- lines, and nothing else that is not to be seen. The Worker sees to it already; the checks hold for
-- whoever has the anonymous key.

create table public.hire_me_queries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  email text not null,
  whatsapp_number text,
  company text not null,
  solution text,
  selected_autopilots text[],
  additional_requirements text,
  submission_id uuid constraint hire_me_queries_submission_id_key unique,
  source jsonb,
  status text not null default 'new',
  proof_hash text,
  received_at timestamptz not null default now(),
  came_in_at timestamptz not null default now(),
  contacted_at timestamptz,
  owner uuid
    constraint hire_me_queries_owner_fkey references public.staff (user_id) on delete set null,
  note text,
  email_proof_hash text,
  email_problem text,
  email_problem_at timestamptz,
  kind text generated always as (
    case
      when source ->> 'form' in
        ('getStarted', 'hireMe', 'contactUs', 'consultation', 'contactPage')
        then source ->> 'form'
      when selected_autopilots = '{contact_us}' then 'contactUs'
      when selected_autopilots = '{contact_page}' then 'contactPage'
      when selected_autopilots = '{}' then 'getStarted'
      else 'hireMe'
    end
  ) stored,
  reference text generated always as (
    'AIOI-' || upper(substr(submission_id::text, 1, 4))
      || '-' || upper(substr(submission_id::text, 5, 4))
  ) stored,
  email_lower text generated always as (lower(email)) stored,

  constraint hire_me_queries_first_name_check
    check (first_name ~ '\S' and char_length(first_name) <= 50),
  constraint hire_me_queries_last_name_check
    check (last_name ~ '\S' and char_length(last_name) <= 50),
  constraint hire_me_queries_email_check
    check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 255),
  constraint hire_me_queries_whatsapp_number_check
    check (char_length(whatsapp_number) <= 20),
  constraint hire_me_queries_company_check
    check (company ~ '\S' and char_length(company) <= 100),
  constraint hire_me_queries_solution_check
    check (char_length(solution) <= 65536),
  -- At most 20 entries in one dimension, none of them null, 2000 characters in all.
  constraint hire_me_queries_selected_autopilots_check
    check (
      cardinality(selected_autopilots) <= 20
      and coalesce(array_ndims(selected_autopilots), 1) = 1
      and array_position(selected_autopilots, null) is null
      and char_length(array_to_string(selected_autopilots, '')) <= 2000
    ),
  -- Get Started 1000, consultation 2000; the contact page writes its subject (at most 200),
  -- a blank line (2) and its message (at most 2000): 2202.
  constraint hire_me_queries_additional_requirements_check
    check (char_length(additional_requirements) <= 2202),
  constraint hire_me_queries_source_check
    check (jsonb_typeof(source) = 'object' and octet_length(source::text) <= 8192),
  constraint hire_me_queries_status_check check (
    status in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam', 'quarantined', 'test')
  ),
  constraint hire_me_queries_proof_hash_check check (proof_hash ~ '^[0-9a-f]{64}$'),
  constraint hire_me_queries_note_check check (char_length(note) <= 4000),
  constraint hire_me_queries_email_proof_hash_check check (email_proof_hash ~ '^[0-9a-f]{64}$'),
  constraint hire_me_queries_email_problem_check
    check (email_problem in ('bounced', 'complained')),
  constraint hire_me_queries_single_lines_check check (
    concat(first_name, last_name, email, whatsapp_number, company, solution)
      !~ '[\u0001-\u001f\u007f-\u009f]'
  ),
  constraint hire_me_queries_text_check check (
    concat(additional_requirements, array_to_string(selected_autopilots, ''))
      !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'
  ),
  -- For whoever has the anonymous key: what nobody sees, or what turns the direction of other characters.
  constraint hire_me_queries_hidden_check check (
    concat(
      first_name, last_name, email, whatsapp_number, company, solution, additional_requirements,
      array_to_string(selected_autopilots, '')
    )
      !~ '[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0'
        '\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]'
  )
);

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null,
  submission_id uuid constraint newsletter_subscriptions_submission_id_key unique,
  source jsonb,
  status text not null default 'new',
  proof_hash text,
  needs_confirmation boolean default false,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  received_at timestamptz not null default now(),
  came_in_at timestamptz not null default now(),
  contacted_at timestamptz,
  owner uuid
    constraint newsletter_subscriptions_owner_fkey
    references public.staff (user_id) on delete set null,
  note text,
  email_proof_hash text,
  email_problem text,
  email_problem_at timestamptz,
  reference text generated always as (
    'AIOI-' || upper(substr(submission_id::text, 1, 4))
      || '-' || upper(substr(submission_id::text, 5, 4))
  ) stored,
  email_lower text generated always as (lower(email)) stored,

  constraint newsletter_subscriptions_email_check
    check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 255),
  constraint newsletter_subscriptions_source_check
    check (jsonb_typeof(source) = 'object' and octet_length(source::text) <= 8192),
  constraint newsletter_subscriptions_status_check check (
    status in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam', 'quarantined', 'test')
  ),
  constraint newsletter_subscriptions_proof_hash_check check (proof_hash ~ '^[0-9a-f]{64}$'),
  constraint newsletter_subscriptions_note_check check (char_length(note) <= 4000),
  constraint newsletter_subscriptions_email_proof_hash_check
    check (email_proof_hash ~ '^[0-9a-f]{64}$'),
  constraint newsletter_subscriptions_email_problem_check
    check (email_problem in ('bounced', 'complained')),
  constraint newsletter_subscriptions_single_lines_check
    check (email !~ '[\u0001-\u001f\u007f-\u009f]'),
  constraint newsletter_subscriptions_hidden_check check (
    email
      !~ '[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0'
        '\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]'
  )
);

create table public.aigency_consultation_queries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  company text not null,
  message text not null,
  submission_id uuid constraint aigency_consultation_queries_submission_id_key unique,
  source jsonb,
  status text not null default 'new',
  proof_hash text,
  received_at timestamptz not null default now(),
  came_in_at timestamptz not null default now(),
  contacted_at timestamptz,
  owner uuid
    constraint aigency_consultation_queries_owner_fkey
    references public.staff (user_id) on delete set null,
  note text,
  email_proof_hash text,
  email_problem text,
  email_problem_at timestamptz,
  reference text generated always as (
    'AIOI-' || upper(substr(submission_id::text, 1, 4))
      || '-' || upper(substr(submission_id::text, 5, 4))
  ) stored,
  email_lower text generated always as (lower(email)) stored,

  constraint aigency_consultation_queries_first_name_check
    check (first_name ~ '\S' and char_length(first_name) <= 100),
  constraint aigency_consultation_queries_last_name_check
    check (last_name ~ '\S' and char_length(last_name) <= 100),
  constraint aigency_consultation_queries_email_check
    check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 255),
  constraint aigency_consultation_queries_phone_check
    check (phone ~ '\S' and char_length(phone) <= 20),
  constraint aigency_consultation_queries_company_check
    check (company ~ '\S' and char_length(company) <= 200),
  -- 'Partner type: ' (14) and the type (at most 100), a line break (1), 'Expected revenue: ' (18)
  -- and the revenue (at most 50), a blank line (2), the message (at most 2000): 2185.
  constraint aigency_consultation_queries_message_check
    check (message ~ '\S' and char_length(message) <= 2185),
  constraint aigency_consultation_queries_source_check
    check (jsonb_typeof(source) = 'object' and octet_length(source::text) <= 8192),
  constraint aigency_consultation_queries_status_check check (
    status in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam', 'quarantined', 'test')
  ),
  constraint aigency_consultation_queries_proof_hash_check check (proof_hash ~ '^[0-9a-f]{64}$'),
  constraint aigency_consultation_queries_note_check check (char_length(note) <= 4000),
  constraint aigency_consultation_queries_email_proof_hash_check
    check (email_proof_hash ~ '^[0-9a-f]{64}$'),
  constraint aigency_consultation_queries_email_problem_check
    check (email_problem in ('bounced', 'complained')),
  constraint aigency_consultation_queries_single_lines_check check (
    concat(first_name, last_name, email, phone, company) !~ '[\u0001-\u001f\u007f-\u009f]'
  ),
  constraint aigency_consultation_queries_text_check check (
    message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'
  ),
  constraint aigency_consultation_queries_hidden_check check (
    concat(first_name, last_name, email, phone, company, message)
      !~ '[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0'
        '\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]'
  )
);

comment on table public.hire_me_queries is
  'Requests from visitors: Get Started, Hire Me, Contact Us, consultation, contact page.';
comment on table public.newsletter_subscriptions is 'Newsletter addresses.';
comment on table public.aigency_consultation_queries is 'Applications to the partner program.';

comment on column public.hire_me_queries.submission_id is
  'Made once per filled form and sent again with every retry: one submission, one row.';
comment on column public.hire_me_queries.source is
  'Where the lead came from: form, page, opener, tier, campaign, referrer, country.';
comment on column public.hire_me_queries.status is
  'new, contacted, qualified, won, lost, spam; quarantined: looks like spam; test: sent by a check of the site.';
comment on column public.hire_me_queries.proof_hash is
  'SHA-256 of what only the Worker can show for this lead. Without it nobody is notified of the lead.';
comment on column public.hire_me_queries.received_at is
  'When the site received it: earlier than created_at when it waited in the queue.';
comment on column public.hire_me_queries.kind is
  'The form that was sent: what source says, else what its fixed values say.';
comment on column public.hire_me_queries.reference is
  'What the visitor was told the lead is called: the first eight digits of its submission id.';
comment on column public.hire_me_queries.email_lower is
  'The address without regard to case, for whoever looks for it.';
comment on column public.hire_me_queries.came_in_at is
  'The same for retention: also longer ago than a queue keeps a message. Set by a trigger.';
comment on column public.hire_me_queries.contacted_at is
  'When the status first said that somebody answered. Set by a trigger.';
comment on column public.hire_me_queries.owner is 'Who takes care of it.';
comment on column public.hire_me_queries.email_proof_hash is
  'SHA-256 of what only the Worker can show for this email address.';
comment on column public.hire_me_queries.email_problem is
  'bounced: the address refuses mail for good; complained: its owner reported a mail of ours as spam.';
comment on column public.newsletter_subscriptions.needs_confirmation is
  'Whether the address counts only once its owner has followed the link in the confirmation mail.';
comment on column public.newsletter_subscriptions.confirmed_at is
  'When the owner of the address followed that link.';
comment on column public.newsletter_subscriptions.unsubscribed_at is
  'When the subscription was stopped. The address may be subscribed again.';
comment on column public.newsletter_subscriptions.email_problem is
  'Why the subscription was stopped, where its owner did not stop it: bounced or complained.';

-- Indexes -------------------------------------------------------------------------------------

create index hire_me_queries_newest_idx on public.hire_me_queries (created_at desc);
create index newsletter_subscriptions_newest_idx
  on public.newsletter_subscriptions (created_at desc);
create index aigency_consultation_queries_newest_idx
  on public.aigency_consultation_queries (created_at desc);

-- What the desk asks for: the newest of all, of a status, of a kind; one reference, one address. The columns
-- are stored, because the planner looks into an index before it has asked who may read only for operators
-- that leak nothing, and `=` of a column is one.
create index hire_me_queries_received_idx on public.hire_me_queries (received_at desc, id);
create index hire_me_queries_status_idx
  on public.hire_me_queries (status, received_at desc, id);
create index hire_me_queries_kind_idx on public.hire_me_queries (kind, received_at desc, id);
create index hire_me_queries_reference_idx on public.hire_me_queries (reference);
create index hire_me_queries_email_idx on public.hire_me_queries (email);
create index hire_me_queries_email_lower_idx on public.hire_me_queries (email_lower);
create index aigency_consultation_queries_received_idx on public.aigency_consultation_queries (received_at desc, id);
create index aigency_consultation_queries_status_idx
  on public.aigency_consultation_queries (status, received_at desc, id);
create index aigency_consultation_queries_reference_idx on public.aigency_consultation_queries (reference);
create index aigency_consultation_queries_email_idx on public.aigency_consultation_queries (email);
create index aigency_consultation_queries_email_lower_idx on public.aigency_consultation_queries (email_lower);
create index newsletter_subscriptions_received_idx on public.newsletter_subscriptions (received_at desc, id);
create index newsletter_subscriptions_status_idx
  on public.newsletter_subscriptions (status, received_at desc, id);
create index newsletter_subscriptions_reference_idx on public.newsletter_subscriptions (reference);
create index newsletter_subscriptions_email_idx on public.newsletter_subscriptions (email);
create index newsletter_subscriptions_email_lower_idx on public.newsletter_subscriptions (email_lower);

create index hire_me_queries_email_proof_hash_idx
  on public.hire_me_queries (email_proof_hash) where email_proof_hash is not null;
create index aigency_consultation_queries_email_proof_hash_idx
  on public.aigency_consultation_queries (email_proof_hash) where email_proof_hash is not null;
create index newsletter_subscriptions_email_proof_hash_idx
  on public.newsletter_subscriptions (email_proof_hash) where email_proof_hash is not null;

-- The Worker knows the constraint by its name. A row that looks like spam must not keep the owner of its
-- address from subscribing.
create unique index newsletter_subscriptions_email_key
  on public.newsletter_subscriptions (lower(email))
  where status is distinct from 'quarantined'
    and status is distinct from 'test'
    and status is distinct from 'spam'
    and unsubscribed_at is null;

comment on index public.newsletter_subscriptions_email_key is
  'One active subscription per address, whatever its letter case. Quarantined, test, spam and stopped rows do not count.';

-- Access --------------------------------------------------------------------------------------

alter table public.staff enable row level security;
alter table public.hire_me_queries enable row level security;
alter table public.newsletter_subscriptions enable row level security;
alter table public.aigency_consultation_queries enable row level security;

revoke all on table
  public.staff,
  public.hire_me_queries,
  public.newsletter_subscriptions,
  public.aigency_consultation_queries
from public, anon, authenticated;

grant all on table
  public.staff,
  public.hire_me_queries,
  public.newsletter_subscriptions,
  public.aigency_consultation_queries
to service_role;

-- What the Worker may insert stands in the next file.

create policy "visitors send leads" on public.hire_me_queries
  for insert to anon
  with check (status in ('new', 'quarantined', 'test'));

create policy "visitors subscribe" on public.newsletter_subscriptions
  for insert to anon
  with check (status in ('new', 'quarantined', 'test'));

create policy "visitors apply as partners" on public.aigency_consultation_queries
  for insert to anon
  with check (status in ('new', 'quarantined', 'test'));

grant select on table
  public.hire_me_queries,
  public.newsletter_subscriptions,
  public.aigency_consultation_queries,
  public.staff
to authenticated;

grant update (status, owner, note) on table public.hire_me_queries to authenticated;
grant update (status, owner, note) on table public.newsletter_subscriptions to authenticated;
grant update (status, owner, note) on table public.aigency_consultation_queries to authenticated;

revoke all on function public.is_staff() from public, anon, authenticated;
grant execute on function public.is_staff() to authenticated, service_role;

-- In a subselect: asked once for each statement, not for each row.
create policy "staff read leads" on public.hire_me_queries
  for select to authenticated using ((select public.is_staff()));
create policy "staff work on leads" on public.hire_me_queries
  for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));

create policy "staff read subscriptions" on public.newsletter_subscriptions
  for select to authenticated using ((select public.is_staff()));
create policy "staff work on subscriptions" on public.newsletter_subscriptions
  for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));

create policy "staff read applications" on public.aigency_consultation_queries
  for select to authenticated using ((select public.is_staff()));
create policy "staff work on applications" on public.aigency_consultation_queries
  for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));

create policy "staff see each other" on public.staff
  for select to authenticated using ((select public.is_staff()));

reset lock_timeout;
