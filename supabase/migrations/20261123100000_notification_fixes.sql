-- Faults in the notifications and in the newsletter's links, each with what could go wrong before.

set lock_timeout = '5s';

-- A submission id is unique in its table only. Whoever had the anonymous key could insert a row with the
-- id of a lead into another table, and claim the lead's notifications with the proof of that row.

alter table public.lead_notifications
  add column lead_table text
    constraint lead_notifications_lead_table_check check (
      lead_table in (
        'hire_me_queries', 'aigency_consultation_queries', 'newsletter_subscriptions'
      )
    );

update public.lead_notifications as notification
set lead_table = lead.lead_table
from (
  select 'hire_me_queries' as lead_table, submission_id from public.hire_me_queries
  union all
  select 'aigency_consultation_queries', submission_id from public.aigency_consultation_queries
  union all
  select 'newsletter_subscriptions', submission_id from public.newsletter_subscriptions
) as lead
where lead.submission_id = notification.submission_id;

-- Their leads were deleted.
delete from public.lead_notifications where lead_table is null;

alter table public.lead_notifications
  drop constraint lead_notifications_pkey,
  add constraint lead_notifications_pkey primary key (lead_table, submission_id, receiver);

-- A lead that staff released from quarantine more than a day after it came in was told to nobody, and
-- one that they called spam within that day was told like a new one.

create function public.lead_released_at(table_name text, row_id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select max(history.at)
  from public.lead_history as history
  where history.lead_table = table_name
    and history.lead_id = row_id
    and history.old_status = 'quarantined'
    and history.new_status is distinct from 'quarantined'
$$;

comment on function public.lead_released_at is
  'When a lead last left quarantine; null for one that never did.';

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
    (lead_table, submission_id, receiver, owner)
  values (found_table, lead, receiver_name, owner_id)
  on conflict (lead_table, submission_id, receiver) do update
    set owner = excluded.owner, claimed_at = now(), failed_at = null, told_at = null
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
  update public.lead_notifications as notification set told_at = now(), failed_at = null
  from public.lead_with_proof(lead, proof) as stored
  where notification.lead_table = stored.lead_table
    and notification.submission_id = lead
    and notification.receiver = receiver_name
    and notification.owner = owner_id
  returning true
$$;

create or replace function public.fail_lead_notification(
  lead uuid, proof text, receiver_name text, owner_id uuid
) returns boolean
language sql security definer set search_path = ''
as $$
  update public.lead_notifications as notification set failed_at = now()
  from public.lead_with_proof(lead, proof) as stored
  where notification.lead_table = stored.lead_table
    and notification.submission_id = lead
    and notification.receiver = receiver_name
    and notification.owner = owner_id
  returning true
$$;

-- Leads that no message tells of yet: the queue did not take it, or a replay stored the lead. A lead is
-- found for a day (one in quarantine for three), so that a new receiver is not told of old leads; one
-- that staff released from quarantine is found for a day from then, and a notification that they
-- released, at any age. Submission ids say nothing without the proof.
create or replace function public.untold_leads(receivers text[])
returns table (submission_id uuid, receiver text)
language sql stable security definer set search_path = ''
as $$
  with lead as (
    select 'hire_me_queries' as lead_table, stored.id, stored.submission_id, stored.status,
      stored.created_at
    from public.hire_me_queries as stored where stored.proof_hash is not null
    union all
    select 'aigency_consultation_queries', stored.id, stored.submission_id, stored.status,
      stored.created_at
    from public.aigency_consultation_queries as stored where stored.proof_hash is not null
    union all
    select 'newsletter_subscriptions', stored.id, stored.submission_id, stored.status,
      stored.created_at
    from public.newsletter_subscriptions as stored where stored.proof_hash is not null
  )
  select lead.submission_id, wanted.receiver
  from lead
  cross join unnest(receivers) as wanted (receiver)
  left join public.lead_notifications as notification
    on notification.lead_table = lead.lead_table
    and notification.submission_id = lead.submission_id
    and notification.receiver = wanted.receiver
  where lead.status is distinct from 'test'
    and not (
      lead.status is not distinct from 'spam'
      and public.lead_released_at(lead.lead_table, lead.id) is not null
    )
    and (lead.status is not distinct from 'quarantined') = (wanted.receiver like 'digest-%')
    and notification.owner is null
    and (
      notification.submission_id is not null
      or lead.created_at > now() - case
        when wanted.receiver like 'digest-%' then interval '3 days' else interval '1 day'
      end
      or (
        wanted.receiver not like 'digest-%'
        and public.lead_released_at(lead.lead_table, lead.id) > now() - interval '1 day'
      )
    )
  order by lead.created_at, wanted.receiver
  limit 100
$$;

-- An address that nobody confirmed in time may be subscribed again. Until now its old row was deleted,
-- and the link to unsubscribe in the old mail stopped nothing.
create or replace function public.drop_expired_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_subscriptions as stored
  set unsubscribed_at = now()
  where lower(stored.email) = lower(new.email)
    and stored.needs_confirmation
    and stored.confirmed_at is null
    and stored.unsubscribed_at is null
    and stored.status is distinct from 'quarantined'
    and stored.status is distinct from 'test'
    and greatest(
      stored.created_at, public.lead_released_at('newsletter_subscriptions', stored.id)
    ) < now() - interval '7 days';
  return new;
end
$$;

-- One that was released from quarantine can be confirmed for seven days from then.
create or replace function public.confirm_subscription(lead uuid, proof text) returns boolean
language sql security definer set search_path = ''
as $$
  update public.newsletter_subscriptions as stored
  set confirmed_at = coalesce(stored.confirmed_at, now())
  where stored.submission_id = lead
    and stored.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
    and stored.unsubscribed_at is null
    and greatest(
      stored.created_at, public.lead_released_at('newsletter_subscriptions', stored.id)
    ) > now() - interval '7 days'
  returning true
$$;

-- Says whether the link names a subscription, and no longer whether there was something to stop: only
-- then may the page say that the address is unsubscribed.
create or replace function public.stop_subscription(lead uuid, proof text) returns boolean
language sql security definer set search_path = ''
as $$
  with named as (
    select lower(stored.email) as email
    from public.newsletter_subscriptions as stored
    where stored.submission_id = lead
      and stored.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
  ),
  stopped as (
    update public.newsletter_subscriptions as stored
    set unsubscribed_at = now()
    from named
    where lower(stored.email) = named.email and stored.unsubscribed_at is null
  )
  select exists (select 1 from named)
$$;

revoke all on function public.lead_released_at(text, uuid) from public, anon, authenticated;
grant execute on function public.lead_released_at(text, uuid) to service_role;

reset lock_timeout;
