-- The lead desk: sales marks a lead as contacted, qualified, won, lost or spam, with an owner and a
-- note. Visitors still insert new, quarantined and test only (20261105090100_access.sql). A lead is
-- read and changed by staff: users of Supabase who are listed in the table staff.

set lock_timeout = '5s';

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

-- Columns -------------------------------------------------------------------------------------
-- received_at stays null in rows that are older than the desk: nobody marked them as contacted, so
-- they do not count for the promise of an answer.

alter table public.hire_me_queries
  add column received_at timestamptz,
  add column contacted_at timestamptz,
  add column owner uuid
    constraint hire_me_queries_owner_fkey references public.staff (user_id) on delete set null,
  add column note text
    constraint hire_me_queries_note_check check (char_length(note) <= 4000),
  drop constraint hire_me_queries_status_check,
  add constraint hire_me_queries_status_check check (
    status in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam', 'quarantined', 'test')
  );

alter table public.newsletter_subscriptions
  add column received_at timestamptz,
  add column contacted_at timestamptz,
  add column owner uuid
    constraint newsletter_subscriptions_owner_fkey
    references public.staff (user_id) on delete set null,
  add column note text
    constraint newsletter_subscriptions_note_check check (char_length(note) <= 4000),
  drop constraint newsletter_subscriptions_status_check,
  add constraint newsletter_subscriptions_status_check check (
    status in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam', 'quarantined', 'test')
  );

alter table public.aigency_consultation_queries
  add column received_at timestamptz,
  add column contacted_at timestamptz,
  add column owner uuid
    constraint aigency_consultation_queries_owner_fkey
    references public.staff (user_id) on delete set null,
  add column note text
    constraint aigency_consultation_queries_note_check check (char_length(note) <= 4000),
  drop constraint aigency_consultation_queries_status_check,
  add constraint aigency_consultation_queries_status_check check (
    status in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam', 'quarantined', 'test')
  );


comment on column public.hire_me_queries.status is
  'new, contacted, qualified, won, lost, spam; quarantined: looks like spam; test: sent by a check of the site.';
comment on column public.hire_me_queries.received_at is
  'When the site received it: earlier than created_at when it waited in the queue.';
comment on column public.hire_me_queries.contacted_at is
  'When the status first said that somebody answered. Set by a trigger.';
comment on column public.hire_me_queries.owner is 'Who takes care of it.';

-- What the monitor asks for every five minutes.
create index hire_me_queries_uncontacted_idx on public.hire_me_queries (received_at)
  where status = 'new';
create index aigency_consultation_queries_uncontacted_idx
  on public.aigency_consultation_queries (received_at) where status = 'new';

-- An address in a row that staff called spam does not keep its owner from subscribing. The new index
-- exists before the old one goes; the Worker knows the constraint by its name, so the name stays.

alter index public.newsletter_subscriptions_email_key
  rename to newsletter_subscriptions_spam_email_key;

create unique index newsletter_subscriptions_email_key
  on public.newsletter_subscriptions (lower(email))
  where status is distinct from 'quarantined'
    and status is distinct from 'test'
    and status is distinct from 'spam'
    and unsubscribed_at is null;

drop index public.newsletter_subscriptions_spam_email_key;

comment on index public.newsletter_subscriptions_email_key is
  'One active subscription per address, whatever its letter case. Quarantined, test, spam and stopped rows do not count.';

-- History -------------------------------------------------------------------------------------

create table public.lead_history (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  lead_table text not null,
  lead_id uuid not null,
  -- Null for a change that was not made by a user: in the dashboard, or by a program.
  changed_by uuid,
  old_status text,
  new_status text,
  changed text[] not null
);

create index lead_history_lead_idx on public.lead_history (lead_id, at desc);

comment on table public.lead_history is
  'Who changed which lead when, and which columns. Holds nothing that a visitor typed.';

-- Triggers ------------------------------------------------------------------------------------

-- The Worker writes the time of receipt into source. Whoever has the anonymous key may write
-- anything there: what is no time, or not within the two weeks that a queue keeps a message, is the
-- time of the insert.
create function public.set_lead_times() returns trigger
language plpgsql set search_path = ''
as $$
begin
  begin
    new.received_at := (new.source ->> 'received_at')::timestamptz;
  exception when data_exception then
    new.received_at := null;
  end;
  if new.received_at is null
    or new.received_at > new.created_at
    or new.received_at < new.created_at - interval '14 days'
  then
    new.received_at := new.created_at;
  end if;
  return new;
end
$$;

create function public.track_lead_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  columns text[];
begin
  -- Back to new: the status before was a slip.
  if new.status in ('contacted', 'qualified', 'won', 'lost') then
    new.contacted_at := coalesce(old.contacted_at, now());
  elsif new.status = 'new' then
    new.contacted_at := null;
  end if;
  select array_agg(after.key order by after.key) into columns
  from jsonb_each(to_jsonb(new)) as after
  where after.value is distinct from to_jsonb(old) -> after.key;
  if columns is not null then
    insert into public.lead_history
      (lead_table, lead_id, changed_by, old_status, new_status, changed)
    values (
      tg_table_name, new.id,
      (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid,
      old.status, new.status, columns
    );
  end if;
  return new;
end
$$;

create trigger set_times before insert on public.hire_me_queries
  for each row execute function public.set_lead_times();
create trigger set_times before insert on public.newsletter_subscriptions
  for each row execute function public.set_lead_times();
create trigger set_times before insert on public.aigency_consultation_queries
  for each row execute function public.set_lead_times();

create trigger track_change before update on public.hire_me_queries
  for each row execute function public.track_lead_change();
create trigger track_change before update on public.newsletter_subscriptions
  for each row execute function public.track_lead_change();
create trigger track_change before update on public.aigency_consultation_queries
  for each row execute function public.track_lead_change();

-- One view of all kinds -----------------------------------------------------------------------

-- "reply within 24 hours" (contact page); partners: "within 2-3 business days" (partner dialog),
-- counted in UTC. A newsletter address is owed no answer.
create function public.lead_due_at(lead_table text, received timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select case lead_table
    when 'hire_me_queries' then received + interval '24 hours'
    when 'aigency_consultation_queries' then received + interval '24 hours' *
      case extract(isodow from received at time zone 'UTC')
        when 3 then 5 when 4 then 5 when 5 then 5 when 6 then 4 else 3
      end
  end
$$;

-- security_invoker: the policies of the tables hold for whoever reads the view.
create view public.leads with (security_invoker = true) as
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
    selected_autopilots, additional_requirements as message
  from public.hire_me_queries
  union all
  select
    'aigency_consultation_queries', 'partner',
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    first_name, last_name, email, phone, company, null, null, message
  from public.aigency_consultation_queries
  union all
  select
    'newsletter_subscriptions', 'newsletter',
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    null, null, email, null, null, null, null, null
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
  lead.source
from every_lead as lead
left join public.staff on staff.user_id = lead.owner;

comment on view public.leads is 'All leads of all kinds, for whoever may read them.';

-- The promise as numbers ----------------------------------------------------------------------

-- The monitor of the Worker has the anonymous key. It learns three numbers of all leads together:
-- no row, no person. Quarters of an hour: nobody can tell from it when somebody sent a form.
create function public.lead_promise() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with waiting as (
    select received_at, public.lead_due_at('hire_me_queries', received_at) as due_at
    from public.hire_me_queries
    where status = 'new' and received_at is not null
    union all
    select received_at, public.lead_due_at('aigency_consultation_queries', received_at)
    from public.aigency_consultation_queries
    where status = 'new' and received_at is not null
  )
  select jsonb_build_object(
    'oldest_minutes', floor(extract(epoch from now() - min(received_at)) / 900) * 15,
    'due_in_minutes', floor(extract(epoch from min(due_at) - now()) / 900) * 15,
    'overdue', count(*) filter (where due_at <= now())
  )
  from waiting
$$;

comment on function public.lead_promise is
  'How long the oldest lead waits for its first answer, when the next promise breaks, and how many have.';

-- Access --------------------------------------------------------------------------------------

alter table public.staff enable row level security;
alter table public.lead_history enable row level security;

revoke all on table public.staff, public.lead_history, public.leads
  from public, anon, authenticated;
grant all on table public.staff, public.lead_history, public.leads to service_role;

grant select on table
  public.hire_me_queries,
  public.newsletter_subscriptions,
  public.aigency_consultation_queries,
  public.leads,
  public.staff,
  public.lead_history
to authenticated;

grant update (status, owner, note) on table public.hire_me_queries to authenticated;
grant update (status, owner, note) on table public.newsletter_subscriptions to authenticated;
grant update (status, owner, note) on table public.aigency_consultation_queries to authenticated;

revoke all on function public.is_staff() from public, anon, authenticated;
revoke all on function public.set_lead_times() from public, anon, authenticated;
revoke all on function public.track_lead_change() from public, anon, authenticated;
revoke all on function public.lead_due_at(text, timestamptz) from public, anon, authenticated;
revoke all on function public.lead_promise() from public, anon, authenticated;
grant execute on function public.is_staff() to authenticated, service_role;
grant execute on function public.lead_due_at(text, timestamptz) to authenticated, service_role;
grant execute on function public.lead_promise() to anon, service_role;

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
create policy "staff read the history" on public.lead_history
  for select to authenticated using ((select public.is_staff()));

reset lock_timeout;
