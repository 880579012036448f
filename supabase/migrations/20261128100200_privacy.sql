-- What the privacy policy promises: a copy of what is held about a person, its deletion, and the
-- deletion of what is older than the policy says. Only the service role calls these functions.

set lock_timeout = '5s';

create table public.privacy_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  action text not null constraint privacy_log_action_check check (action in ('erase', 'retention')),
  -- Rows deleted, by table.
  deleted jsonb not null
);

comment on table public.privacy_log is
  'That data was deleted, and how many rows. Holds nothing of the person.';

-- A lead that waits in the queue while its person is erased would come back, and a dead lead may be
-- replayed up to 24 months after it came in. Leads that came in before the erasure are dropped when they
-- are inserted.
create table public.erased_emails (
  email_hash text primary key,
  erased_at timestamptz not null default now(),

  constraint erased_emails_email_hash_check check (email_hash ~ '^[0-9a-f]{64}$')
);

comment on table public.erased_emails is
  'SHA-256 of addresses that were erased in the last 24 months, as long as a dead lead may be kept. apply_retention() removes them.';

create function public.email_hash(email text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(lower(btrim(email)), 'UTF8')), 'hex') $$;

-- The column received_at does not say it: it is bounded by the two weeks that a queue keeps a message,
-- so that whoever has the anonymous key cannot make old leads for the promise of an answer. Here a
-- forged time only shortens the life of the row that it stands in. What is no time must not end the
-- retention of all others.
create function public.came_in_at(source jsonb, created timestamptz) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  -- least() skips null.
  return least((source ->> 'received_at')::timestamptz, created);
exception when data_exception then
  return created;
end
$$;

comment on function public.came_in_at is
  'When a lead came in: what the Worker wrote into source, and never later than its row was created.';

-- What retention asks for, whatever else the tables hold.
create index hire_me_queries_kept_idx
  on public.hire_me_queries (came_in_at) where status <> 'won';
create index aigency_consultation_queries_kept_idx
  on public.aigency_consultation_queries (came_in_at) where status <> 'won';
create index hire_me_queries_suspect_idx
  on public.hire_me_queries (came_in_at)
  where status in ('quarantined', 'spam', 'test');
create index aigency_consultation_queries_suspect_idx
  on public.aigency_consultation_queries (came_in_at)
  where status in ('quarantined', 'spam', 'test');
create index newsletter_subscriptions_suspect_idx
  on public.newsletter_subscriptions (came_in_at)
  where status in ('quarantined', 'spam', 'test');
create index newsletter_subscriptions_unconfirmed_idx
  on public.newsletter_subscriptions (came_in_at)
  where confirmed_at is null;
create index newsletter_subscriptions_stopped_idx
  on public.newsletter_subscriptions (unsubscribed_at) where unsubscribed_at is not null;

-- Security definer: visitors insert leads and may not read who was erased.
create function public.drop_erased_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select 1 from public.erased_emails
    where email_hash = public.email_hash(new.email)
      and erased_at > new.came_in_at
  ) then
    return null;
  end if;
  return new;
end
$$;

-- Triggers run in the order of their names: this one after set_times.
create trigger take_no_erased before insert on public.hire_me_queries
  for each row execute function public.drop_erased_lead();
create trigger take_no_erased before insert on public.newsletter_subscriptions
  for each row execute function public.drop_erased_lead();
create trigger take_no_erased before insert on public.aigency_consultation_queries
  for each row execute function public.drop_erased_lead();

-- Both hashes belong to the site, not to the person.
create function public.export_person(person_email text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'hire_me_queries', (
      select coalesce(
        jsonb_agg(to_jsonb(lead) - array['proof_hash', 'email_proof_hash', 'email_lower'] order by lead.created_at), '[]'
      )
      from public.hire_me_queries as lead
      where lead.email_lower = lower(btrim(person_email))
    ),
    'aigency_consultation_queries', (
      select coalesce(
        jsonb_agg(to_jsonb(lead) - array['proof_hash', 'email_proof_hash', 'email_lower'] order by lead.created_at), '[]'
      )
      from public.aigency_consultation_queries as lead
      where lead.email_lower = lower(btrim(person_email))
    ),
    'newsletter_subscriptions', (
      select coalesce(
        jsonb_agg(to_jsonb(lead) - array['proof_hash', 'email_proof_hash', 'email_lower'] order by lead.created_at), '[]'
      )
      from public.newsletter_subscriptions as lead
      where lead.email_lower = lower(btrim(person_email))
    )
  )
$$;

comment on function public.export_person is
  'Every row about one email address, whatever its letter case.';

create function public.erase_person(person_email text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  hire_me integer;
  partner integer;
  newsletter integer;
  log_id uuid;
  counts jsonb;
begin
  insert into public.erased_emails (email_hash) values (public.email_hash(person_email))
  on conflict (email_hash) do update set erased_at = now();
  delete from public.hire_me_queries where email_lower = lower(btrim(person_email));
  get diagnostics hire_me = row_count;
  delete from public.aigency_consultation_queries where email_lower = lower(btrim(person_email));
  get diagnostics partner = row_count;
  delete from public.newsletter_subscriptions where email_lower = lower(btrim(person_email));
  get diagnostics newsletter = row_count;
  counts := jsonb_build_object(
    'hire_me_queries', hire_me,
    'aigency_consultation_queries', partner,
    'newsletter_subscriptions', newsletter
  );
  insert into public.privacy_log (action, deleted) values ('erase', counts) returning id into log_id;
  return jsonb_build_object('record', log_id, 'deleted', counts);
end
$$;

comment on function public.erase_person is
  'Deletes every row about one email address and writes into privacy_log that it happened.';

-- What is called spam or a test is kept for 90 days after somebody called it so, also when it came in long
-- before: a stolen login of staff could else delete every lead by marking it.
create function public.was_marked_lately(lead uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.lead_history
    where lead_id = lead
      and new_status is distinct from old_status
      and at > now() - interval '90 days'
  )
$$;

comment on function public.was_marked_lately is
  'Whether the status of a lead was changed in the last 90 days.';

-- In parts, so that no call takes long, however much has become old: each rule deletes at most 1,000 rows,
-- and is_complete says whether a further call finds none. A limit of its own: the API's is for visitors.
create function public.apply_retention() returns jsonb
language plpgsql set search_path = '' set statement_timeout = '60s'
as $$
declare
  part constant integer := 1000;
  hire_me integer;
  partner integer;
  newsletter integer;
  history integer;
  log_id uuid;
  counts jsonb;
begin
  -- "24 months after it came in"; what was won belongs to an account.
  -- "What looked like spam, and our own tests: 90 days."
  with late as (
    select id from public.hire_me_queries
    where status <> 'won' and came_in_at < now() - interval '24 months'
    limit part for update
  ),
  suspect as (
    select id from public.hire_me_queries
    where status in ('quarantined', 'spam', 'test')
      and came_in_at < now() - interval '90 days'
      and not public.was_marked_lately(id)
    limit part for update
  )
  delete from public.hire_me_queries where id in (
    select id from late union all select id from suspect
  );
  get diagnostics hire_me = row_count;
  with late as (
    select id from public.aigency_consultation_queries
    where status <> 'won' and came_in_at < now() - interval '24 months'
    limit part for update
  ),
  suspect as (
    select id from public.aigency_consultation_queries
    where status in ('quarantined', 'spam', 'test')
      and came_in_at < now() - interval '90 days'
      and not public.was_marked_lately(id)
    limit part for update
  )
  delete from public.aigency_consultation_queries where id in (
    select id from late union all select id from suspect
  );
  get diagnostics partner = row_count;
  -- "Until 90 days after you stop it, or 30 days if we asked you to confirm it and you did not." The link
  -- that confirms is good for seven days, also when it was sent at a replay or a release from quarantine.
  with suspect as (
    select id from public.newsletter_subscriptions
    where status in ('quarantined', 'spam', 'test')
      and came_in_at < now() - interval '90 days'
      and not public.was_marked_lately(id)
    limit part for update
  ),
  stopped as (
    select id from public.newsletter_subscriptions
    where unsubscribed_at < now() - interval '90 days'
    limit part for update
  ),
  forgotten as (
    select id from public.newsletter_subscriptions
    where needs_confirmation and confirmed_at is null
      and came_in_at < now() - interval '30 days'
      and greatest(created_at, public.lead_released_at('newsletter_subscriptions', id))
        < now() - interval '7 days'
    limit part for update
  )
  delete from public.newsletter_subscriptions where id in (
    select id from suspect union all select id from stopped union all select id from forgotten
  );
  get diagnostics newsletter = row_count;
  delete from public.lead_history where id in (
    select id from public.lead_history where at < now() - interval '24 months' limit part
  );
  get diagnostics history = row_count;
  delete from public.erased_emails where erased_at < now() - interval '24 months';
  counts := jsonb_build_object(
    'hire_me_queries', hire_me,
    'aigency_consultation_queries', partner,
    'newsletter_subscriptions', newsletter
  );
  insert into public.privacy_log (action, deleted) values ('retention', counts)
  returning id into log_id;
  return jsonb_build_object(
    'record', log_id,
    'deleted', counts,
    'is_complete', greatest(hire_me, partner, newsletter, history) < part
  );
end
$$;

comment on function public.apply_retention is
  'Deletes a part of what is older than the privacy policy says, until is_complete. Daily by pg_cron, else npm run leads:retention.';

-- Access --------------------------------------------------------------------------------------

alter table public.privacy_log enable row level security;
alter table public.erased_emails enable row level security;
revoke all on table public.privacy_log, public.erased_emails from public, anon, authenticated;
grant all on table public.privacy_log, public.erased_emails to service_role;

revoke all on function public.email_hash(text) from public, anon, authenticated;
revoke all on function public.came_in_at(jsonb, timestamptz) from public, anon, authenticated;
revoke all on function public.drop_erased_lead() from public, anon, authenticated;
revoke all on function public.export_person(text) from public, anon, authenticated;
revoke all on function public.erase_person(text) from public, anon, authenticated;
revoke all on function public.was_marked_lately(uuid) from public, anon, authenticated;
revoke all on function public.apply_retention() from public, anon, authenticated;
grant execute on function public.email_hash(text) to service_role;
grant execute on function public.came_in_at(jsonb, timestamptz) to service_role;
grant execute on function public.export_person(text) to service_role;
grant execute on function public.erase_person(text) to service_role;
grant execute on function public.was_marked_lately(uuid) to service_role;
grant execute on function public.apply_retention() to service_role;

-- Schedule ------------------------------------------------------------------------------------
-- Where pg_cron is missing or may not be created, docs/operations.md says what to run by hand.

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('lead-retention', '10 3 * * *', $job$
      do $parts$
      begin
        loop
          exit when (public.apply_retention() ->> 'is_complete')::boolean;
          commit;
        end loop;
      end
      $parts$
    $job$);
  end if;
exception when others then
  raise warning 'Retention is not scheduled (%); run npm run leads:retention daily.', sqlerrm;
end
$$;

reset lock_timeout;
