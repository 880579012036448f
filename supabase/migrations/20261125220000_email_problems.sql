-- Addresses that bounce, and addresses whose owner reports a mail as spam. Cloudflare says so by the
-- address alone, and the mail may have been sent by another program than the Worker. Whoever has the
-- anonymous key must neither learn whose address is stored nor mark it. So every row carries the SHA-256
-- of a proof that the Worker derives from its own secret and the address (docs/decisions/0048).

set lock_timeout = '5s';

alter table public.hire_me_queries
  add column email_proof_hash text
    constraint hire_me_queries_email_proof_hash_check check (email_proof_hash ~ '^[0-9a-f]{64}$'),
  add column email_problem text
    constraint hire_me_queries_email_problem_check
    check (email_problem in ('bounced', 'complained')),
  add column email_problem_at timestamptz;

alter table public.aigency_consultation_queries
  add column email_proof_hash text
    constraint aigency_consultation_queries_email_proof_hash_check
    check (email_proof_hash ~ '^[0-9a-f]{64}$'),
  add column email_problem text
    constraint aigency_consultation_queries_email_problem_check
    check (email_problem in ('bounced', 'complained')),
  add column email_problem_at timestamptz;

alter table public.newsletter_subscriptions
  add column email_proof_hash text
    constraint newsletter_subscriptions_email_proof_hash_check
    check (email_proof_hash ~ '^[0-9a-f]{64}$'),
  add column email_problem text
    constraint newsletter_subscriptions_email_problem_check
    check (email_problem in ('bounced', 'complained')),
  add column email_problem_at timestamptz;

comment on column public.hire_me_queries.email_proof_hash is
  'SHA-256 of what only the Worker can show for this email address.';
comment on column public.hire_me_queries.email_problem is
  'bounced: the address refuses mail for good; complained: its owner reported a mail of ours as spam.';
comment on column public.newsletter_subscriptions.email_problem is
  'Why the subscription was stopped, where its owner did not stop it: bounced or complained.';

grant insert (email_proof_hash) on table public.hire_me_queries to anon;
grant insert (email_proof_hash) on table public.aigency_consultation_queries to anon;
grant insert (email_proof_hash) on table public.newsletter_subscriptions to anon;

create index hire_me_queries_email_proof_hash_idx
  on public.hire_me_queries (email_proof_hash) where email_proof_hash is not null;
create index aigency_consultation_queries_email_proof_hash_idx
  on public.aigency_consultation_queries (email_proof_hash) where email_proof_hash is not null;
create index newsletter_subscriptions_email_proof_hash_idx
  on public.newsletter_subscriptions (email_proof_hash) where email_proof_hash is not null;

-- Marks every row of the address. The first bounce stays; a complaint is worse than a bounce. An event
-- that comes again changes nothing and counts nothing.
create function public.record_email_problem(email_proof text, problem text) returns jsonb
language sql security definer set search_path = ''
as $$
  with address as (
    select encode(sha256(convert_to(email_proof, 'UTF8')), 'hex') as proof_hash
  ),
  hire_me as (
    update public.hire_me_queries as stored
    set email_problem = problem, email_problem_at = now()
    from address
    where stored.email_proof_hash = address.proof_hash
      and (stored.email_problem is null or (stored.email_problem, problem) = ('bounced', 'complained'))
    returning 1
  ),
  partner as (
    update public.aigency_consultation_queries as stored
    set email_problem = problem, email_problem_at = now()
    from address
    where stored.email_proof_hash = address.proof_hash
      and (stored.email_problem is null or (stored.email_problem, problem) = ('bounced', 'complained'))
    returning 1
  ),
  newsletter as (
    update public.newsletter_subscriptions as stored
    set email_problem = problem,
      email_problem_at = now(),
      unsubscribed_at = coalesce(stored.unsubscribed_at, now())
    from address
    where stored.email_proof_hash = address.proof_hash
      and (stored.email_problem is null or (stored.email_problem, problem) = ('bounced', 'complained'))
    returning 1
  )
  select jsonb_build_object(
    'leads', (select count(*) from hire_me) + (select count(*) from partner),
    'subscriptions', (select count(*) from newsletter)
  )
$$;

comment on function public.record_email_problem is
  'Marks the leads of an address that bounced or complained, and stops its newsletter. Says how many rows changed.';

revoke all on function public.record_email_problem(text, text) from public, anon, authenticated;
grant execute on function public.record_email_problem(text, text) to anon, service_role;

-- Both hashes belong to the site: neither leaves the database with a lead.
create or replace function public.lead_with_proof(lead uuid, proof text)
returns table (lead_table text, lead_row jsonb)
language sql stable security definer set search_path = ''
as $$
  with hashed as (select encode(sha256(convert_to(proof, 'UTF8')), 'hex') as proof_hash)
  select 'hire_me_queries', to_jsonb(stored) - 'proof_hash' - 'email_proof_hash'
  from public.hire_me_queries as stored join hashed using (proof_hash)
  where stored.submission_id = lead
  union all
  select 'aigency_consultation_queries', to_jsonb(stored) - 'proof_hash' - 'email_proof_hash'
  from public.aigency_consultation_queries as stored join hashed using (proof_hash)
  where stored.submission_id = lead
  union all
  select 'newsletter_subscriptions', to_jsonb(stored) - 'proof_hash' - 'email_proof_hash'
  from public.newsletter_subscriptions as stored join hashed using (proof_hash)
  where stored.submission_id = lead
$$;

create or replace function public.export_person(person_email text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'hire_me_queries', (
      select coalesce(
        jsonb_agg(to_jsonb(lead) - 'proof_hash' - 'email_proof_hash' order by lead.created_at), '[]'
      )
      from public.hire_me_queries as lead
      where lower(lead.email) = lower(btrim(person_email))
    ),
    'aigency_consultation_queries', (
      select coalesce(
        jsonb_agg(to_jsonb(lead) - 'proof_hash' - 'email_proof_hash' order by lead.created_at), '[]'
      )
      from public.aigency_consultation_queries as lead
      where lower(lead.email) = lower(btrim(person_email))
    ),
    'newsletter_subscriptions', (
      select coalesce(
        jsonb_agg(to_jsonb(lead) - 'proof_hash' - 'email_proof_hash' order by lead.created_at), '[]'
      )
      from public.newsletter_subscriptions as lead
      where lower(lead.email) = lower(btrim(person_email))
    )
  )
$$;

-- The desk says what to do, as the last columns.
create or replace view public.leads with (security_invoker = true) as
with every_lead as (
  select
    'hire_me_queries' as lead_table,
    case
      when source ->> 'form' in
        ('getStarted', 'hireMe', 'contactUs', 'consultation', 'contactPage')
        then source ->> 'form'
      when selected_autopilots = '{contact_us}' then 'contactUs'
      when selected_autopilots = '{contact_page}' then 'contactPage'
      when selected_autopilots = '{}' then 'getStarted'
      else 'hireMe'
    end as kind,
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    first_name, last_name, email, whatsapp_number as phone, company, solution,
    selected_autopilots, additional_requirements as message,
    email_problem, email_problem_at
  from public.hire_me_queries
  union all
  select
    'aigency_consultation_queries', 'partner',
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    first_name, last_name, email, phone, company, null, null, message,
    email_problem, email_problem_at
  from public.aigency_consultation_queries
  union all
  select
    'newsletter_subscriptions', 'newsletter',
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    null, null, email, null, null, null, null, null,
    email_problem, email_problem_at
  from public.newsletter_subscriptions
)
select
  lead.kind,
  lead.status,
  coalesce(lead.received_at, lead.created_at) as received_at,
  lead.created_at,
  lead.first_name,
  lead.last_name,
  lead.email,
  lead.phone,
  lead.company,
  lead.solution,
  lead.selected_autopilots,
  lead.message,
  lead.source ->> 'tier' as tier,
  lead.source ->> 'page' as page,
  lead.source ->> 'opener' as opener,
  lead.source ->> 'country' as country,
  lead.source ->> 'utm_source' as utm_source,
  lead.source ->> 'utm_medium' as utm_medium,
  lead.source ->> 'utm_campaign' as campaign,
  lead.source ->> 'landing_page' as landing_page,
  lead.source ->> 'referrer' as referrer,
  staff.name as owner,
  lead.note,
  lead.contacted_at,
  round(
    extract(epoch from lead.contacted_at - coalesce(lead.received_at, lead.created_at)) / 3600, 1
  )::double precision as hours_to_contact,
  public.lead_due_at(lead.lead_table, lead.received_at) as due_at,
  lead.lead_table,
  lead.id,
  lead.submission_id,
  lead.source,
  'AIOI-' || upper(substr(lead.submission_id::text, 1, 4))
    || '-' || upper(substr(lead.submission_id::text, 5, 4)) as reference,
  case
    when lead.email_problem is null then null
    when lead.kind = 'newsletter' and lead.email_problem = 'bounced' then 'address bounced: stopped'
    when lead.kind = 'newsletter' then 'reported as spam: stopped'
    when lead.email_problem = 'complained' then 'reported as spam: do not mail'
    when lead.phone is null or lead.phone = '' then 'address bounced: no phone number'
    else 'address bounced: call'
  end as email_problem,
  lead.email_problem_at
from every_lead as lead
left join public.staff on staff.user_id = lead.owner;

comment on column public.leads.email_problem is
  'What to do about an address that takes no mail. Null: no mail to it has bounced.';

reset lock_timeout;
