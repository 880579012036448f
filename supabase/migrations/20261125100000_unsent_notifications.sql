set lock_timeout = '5s';

-- A message says how it ended: told, given up, or of no concern to the receiver. The monitor can then
-- report notifications that were given up, and claims whose message is gone. Claims from before stay
-- closed: nobody knows how they ended.
alter table public.lead_notifications
  add column is_open boolean not null default false;

comment on column public.lead_notifications.is_open is
  'Whether the message that claimed it has not said yet how it ended.';

create index lead_notifications_open_idx on public.lead_notifications (claimed_at) where is_open;
create index lead_notifications_failed_idx on public.lead_notifications (failed_at)
  where failed_at is not null;

create or replace function public.claim_lead_notification(
  lead uuid, proof text, receiver_name text, owner_id uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_table text;
  found_row jsonb;
  told_by uuid;
  told timestamptz;
begin
  select stored.lead_table, stored.lead_row into found_table, found_row
  from public.lead_with_proof(lead, proof) as stored;
  if found_row is null or found_row ->> 'status' = 'test'
    or (
      found_row ->> 'status' = 'spam'
      and public.lead_released_at(found_table, (found_row ->> 'id')::uuid) is not null
    )
    or (found_row ->> 'status' is not distinct from 'quarantined') <> (receiver_name like 'digest-%')
  then
    return null;
  end if;
  insert into public.lead_notifications as notification
    (lead_table, submission_id, receiver, owner, is_open)
  values (found_table, lead, receiver_name, owner_id, true)
  on conflict (lead_table, submission_id, receiver) do update
    set owner = excluded.owner, claimed_at = now(), failed_at = null, told_at = null, is_open = true
    where notification.owner is null;
  select notification.owner, notification.told_at into told_by, told
  from public.lead_notifications as notification
  where notification.lead_table = found_table
    and notification.submission_id = lead
    and notification.receiver = receiver_name;
  if told_by is distinct from owner_id or told is not null then return null; end if;
  -- The link in the confirmation mail ends seven days after this date.
  if receiver_name = 'confirmation' then
    found_row := jsonb_set(found_row, '{created_at}', to_jsonb(greatest(
      (found_row ->> 'created_at')::timestamptz,
      public.lead_released_at(found_table, (found_row ->> 'id')::uuid)
    )));
  end if;
  return jsonb_build_object('table', found_table, 'row', found_row - 'proof_hash');
end
$$;

create or replace function public.complete_lead_notification(
  lead uuid, proof text, receiver_name text, owner_id uuid
) returns boolean
language sql security definer set search_path = ''
as $$
  update public.lead_notifications as notification
  set told_at = now(), failed_at = null, is_open = false
  from public.lead_with_proof(lead, proof) as stored
  where notification.lead_table = stored.lead_table
    and notification.submission_id = lead
    and notification.receiver = receiver_name
    and notification.owner = owner_id
  returning true
$$;

create function public.skip_lead_notification(
  lead uuid, proof text, receiver_name text, owner_id uuid
) returns boolean
language sql security definer set search_path = ''
as $$
  update public.lead_notifications as notification set is_open = false
  from public.lead_with_proof(lead, proof) as stored
  where notification.lead_table = stored.lead_table
    and notification.submission_id = lead
    and notification.receiver = receiver_name
    and notification.owner = owner_id
  returning true
$$;

comment on function public.skip_lead_notification is
  'Records that the lead does not concern the receiver: the message that owns the notification is done.';

-- Of a digest that was sent in parts, what the receiver has is not given up.
create or replace function public.fail_lead_notification(
  lead uuid, proof text, receiver_name text, owner_id uuid
) returns boolean
language sql security definer set search_path = ''
as $$
  update public.lead_notifications as notification set failed_at = now(), is_open = false
  from public.lead_with_proof(lead, proof) as stored
  where notification.lead_table = stored.lead_table
    and notification.submission_id = lead
    and notification.receiver = receiver_name
    and notification.owner = owner_id
    and notification.told_at is null
  returning true
$$;

-- A message lives for 20 hours, and its claim is younger than it. At most 1,000 of each are counted, so
-- that the monitor's question never takes long.
create function public.unsent_notifications() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with unsent as (
    (
      select lead_table, submission_id, true as is_failed
      from public.lead_notifications
      where failed_at is not null and owner is not null
      limit 1000
    )
    union all
    (
      select lead_table, submission_id, false
      from public.lead_notifications
      where is_open and owner is not null and claimed_at < now() - interval '24 hours'
      limit 1000
    )
  )
  select jsonb_build_object(
    'failed', count(*) filter (where is_failed),
    'vanished', count(*) filter (where not is_failed)
  )
  from unsent
  -- Nobody is to be told of a lead that was deleted.
  where case lead_table
    when 'hire_me_queries' then exists (
      select from public.hire_me_queries as lead where lead.submission_id = unsent.submission_id
    )
    when 'aigency_consultation_queries' then exists (
      select from public.aigency_consultation_queries as lead
      where lead.submission_id = unsent.submission_id
    )
    else exists (
      select from public.newsletter_subscriptions as lead
      where lead.submission_id = unsent.submission_id
    )
  end
$$;

comment on function public.unsent_notifications is
  'How many notifications were given up, and how many were claimed by a message that is gone. See docs/notifications.md.';

revoke all on function public.skip_lead_notification(uuid, text, text, uuid)
  from public, anon, authenticated;
grant execute on function public.skip_lead_notification(uuid, text, text, uuid)
  to anon, service_role;
revoke all on function public.unsent_notifications() from public, anon, authenticated;
grant execute on function public.unsent_notifications() to anon, service_role;

reset lock_timeout;
