-- A dead lead may be replayed up to 24 months after it came in. Until now it counted as received at the
-- replay: a lead of an erased person came back, and any other was kept for 24 more months.

set lock_timeout = '5s';

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

create or replace function public.drop_erased_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select 1 from public.erased_emails
    where email_hash = public.email_hash(new.email)
      and erased_at > public.came_in_at(new.source, new.created_at)
  ) then
    return null;
  end if;
  return new;
end
$$;

comment on table public.erased_emails is
  'SHA-256 of addresses that were erased in the last 24 months, as long as a dead lead may be kept. apply_retention() removes them.';

create or replace function public.apply_retention() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  hire_me integer;
  partner integer;
  newsletter integer;
  log_id uuid;
  counts jsonb;
begin
  -- "24 months after it came in"; what was won belongs to an account.
  -- "What looked like spam, and our own tests: 90 days."
  delete from public.hire_me_queries
  where (
      status is distinct from 'won'
      and public.came_in_at(source, created_at) < now() - interval '24 months'
    )
    or (
      status in ('quarantined', 'spam', 'test')
      and public.came_in_at(source, created_at) < now() - interval '90 days'
      and not public.was_marked_lately(id)
    );
  get diagnostics hire_me = row_count;
  delete from public.aigency_consultation_queries
  where (
      status is distinct from 'won'
      and public.came_in_at(source, created_at) < now() - interval '24 months'
    )
    or (
      status in ('quarantined', 'spam', 'test')
      and public.came_in_at(source, created_at) < now() - interval '90 days'
      and not public.was_marked_lately(id)
    );
  get diagnostics partner = row_count;
  -- "Until 90 days after you stop it, or 30 days if you never confirm it." The link that confirms is
  -- good for seven days, also when it was sent at a replay.
  delete from public.newsletter_subscriptions
  where (
      status in ('quarantined', 'spam', 'test')
      and public.came_in_at(source, created_at) < now() - interval '90 days'
      and not public.was_marked_lately(id)
    )
    or unsubscribed_at < now() - interval '90 days'
    or (
      needs_confirmation and confirmed_at is null
      and created_at < now() - interval '7 days'
      and public.came_in_at(source, created_at) < now() - interval '30 days'
    );
  get diagnostics newsletter = row_count;
  delete from public.lead_history where at < now() - interval '24 months';
  delete from public.erased_emails where erased_at < now() - interval '24 months';
  counts := jsonb_build_object(
    'hire_me_queries', hire_me,
    'aigency_consultation_queries', partner,
    'newsletter_subscriptions', newsletter
  );
  insert into public.privacy_log (action, deleted) values ('retention', counts)
  returning id into log_id;
  return jsonb_build_object('record', log_id, 'deleted', counts);
end
$$;

revoke all on function public.came_in_at(jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.came_in_at(jsonb, timestamptz) to service_role;

reset lock_timeout;
