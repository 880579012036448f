-- Notifications and the newsletter's double opt-in.
--
-- The Worker has the anonymous key only, and so may anybody who gets hold of it. Therefore every lead
-- carries the SHA-256 of a proof that the Worker derives from its own secret and the submission id.
-- The functions below act on a lead for whoever shows its proof: the anonymous key is not enough.

set lock_timeout = '5s';

alter table public.hire_me_queries
  add column proof_hash text
    constraint hire_me_queries_proof_hash_check check (proof_hash ~ '^[0-9a-f]{64}$');

alter table public.aigency_consultation_queries
  add column proof_hash text
    constraint aigency_consultation_queries_proof_hash_check
    check (proof_hash ~ '^[0-9a-f]{64}$');

alter table public.newsletter_subscriptions
  add column proof_hash text
    constraint newsletter_subscriptions_proof_hash_check check (proof_hash ~ '^[0-9a-f]{64}$'),
  add column needs_confirmation boolean default false,
  add column confirmed_at timestamptz,
  add column unsubscribed_at timestamptz;

comment on column public.hire_me_queries.proof_hash is
  'SHA-256 of what only the Worker can show for this lead. Without it nobody is notified of the lead.';
comment on column public.newsletter_subscriptions.needs_confirmation is
  'Whether the address counts only once its owner has followed the link in the confirmation mail.';
comment on column public.newsletter_subscriptions.confirmed_at is
  'When the owner of the address followed that link.';
comment on column public.newsletter_subscriptions.unsubscribed_at is
  'When the subscription was stopped. The address may be subscribed again.';

grant insert (proof_hash) on table public.hire_me_queries to anon;
grant insert (proof_hash) on table public.aigency_consultation_queries to anon;
grant insert (proof_hash, needs_confirmation) on table public.newsletter_subscriptions to anon;

-- A stopped subscription does not hold its address. The new index exists before the old one goes; the
-- Worker knows the constraint by its name, so the name stays.

alter index public.newsletter_subscriptions_email_key
  rename to newsletter_subscriptions_stopped_email_key;

create unique index newsletter_subscriptions_email_key
  on public.newsletter_subscriptions (lower(email))
  where status is distinct from 'quarantined'
    and status is distinct from 'test'
    and unsubscribed_at is null;

drop index public.newsletter_subscriptions_stopped_email_key;

comment on index public.newsletter_subscriptions_email_key is
  'One active subscription per address, whatever its letter case. Quarantined, test and stopped rows do not count.';

-- An address that nobody confirmed in time may be subscribed again: the old row makes way.
create function public.drop_expired_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.newsletter_subscriptions
  where lower(email) = lower(new.email)
    and needs_confirmation
    and confirmed_at is null
    and unsubscribed_at is null
    and status is distinct from 'quarantined'
    and status is distinct from 'test'
    and created_at < now() - interval '7 days';
  return new;
end
$$;

create trigger drop_expired before insert on public.newsletter_subscriptions
  for each row when (new.status is distinct from 'quarantined' and new.status is distinct from 'test')
  execute function public.drop_expired_subscription();

-- Notifications -------------------------------------------------------------------------------

-- Which queue message tells which receiver. It holds ids only, nothing of a person.
create table public.lead_notifications (
  submission_id uuid not null,
  receiver text not null constraint lead_notifications_receiver_check check (receiver ~ '^[a-z-]{1,40}$'),
  -- Null: to be told again, by whichever message comes next.
  owner uuid,
  claimed_at timestamptz not null default now(),
  -- When the Worker gave up.
  failed_at timestamptz,

  primary key (submission_id, receiver)
);

create index lead_notifications_released_idx on public.lead_notifications (submission_id)
  where owner is null;

comment on table public.lead_notifications is
  'Who has been told, or is being told, of which lead. See docs/notifications.md.';

alter table public.lead_notifications enable row level security;
revoke all on table public.lead_notifications from public, anon, authenticated;
grant all on table public.lead_notifications to service_role;

-- Internal: what the functions below need of a lead of any table.
create function public.lead_with_proof(lead uuid, proof text)
returns table (lead_table text, lead_row jsonb)
language sql stable security definer set search_path = ''
as $$
  with hashed as (select encode(sha256(convert_to(proof, 'UTF8')), 'hex') as proof_hash)
  select 'hire_me_queries', to_jsonb(stored)
  from public.hire_me_queries as stored join hashed using (proof_hash)
  where stored.submission_id = lead
  union all
  select 'aigency_consultation_queries', to_jsonb(stored)
  from public.aigency_consultation_queries as stored join hashed using (proof_hash)
  where stored.submission_id = lead
  union all
  select 'newsletter_subscriptions', to_jsonb(stored)
  from public.newsletter_subscriptions as stored join hashed using (proof_hash)
  where stored.submission_id = lead
$$;

-- One message alone tells one receiver of one lead, however often it is tried: it is the owner. A lead
-- that was erased, a test, or one that another message tells of: null.
create function public.claim_lead_notification(
  lead uuid, proof text, receiver_name text, owner_id uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_table text;
  found_row jsonb;
  told_by uuid;
begin
  select lead_table, lead_row into found_table, found_row
  from public.lead_with_proof(lead, proof);
  if found_row is null or found_row ->> 'status' = 'test'
    or (found_row ->> 'status' is not distinct from 'quarantined') <> (receiver_name like 'digest-%')
  then
    return null;
  end if;
  insert into public.lead_notifications as notification (submission_id, receiver, owner)
  values (lead, receiver_name, owner_id)
  on conflict (submission_id, receiver) do update
    set owner = excluded.owner, claimed_at = now(), failed_at = null
    where notification.owner is null;
  select owner into told_by from public.lead_notifications
  where submission_id = lead and receiver = receiver_name;
  if told_by is distinct from owner_id then return null; end if;
  return jsonb_build_object('table', found_table, 'row', found_row - 'proof_hash');
end
$$;

comment on function public.claim_lead_notification is
  'Gives a lead to the one queue message that tells the receiver of it.';

-- After the last try. The row stays, so that staff can see it and have it told again.
create function public.fail_lead_notification(
  lead uuid, proof text, receiver_name text, owner_id uuid
) returns boolean
language sql security definer set search_path = ''
as $$
  update public.lead_notifications set failed_at = now()
  where submission_id = lead and receiver = receiver_name and owner = owner_id
    and exists (select 1 from public.lead_with_proof(lead, proof))
  returning true
$$;

-- Leads that no message tells of yet: the queue did not take it, or a replay stored the lead. A lead is
-- found for a day (one in quarantine for three), so that a new receiver is not told of old leads; one
-- that staff released is found at any age. Submission ids say nothing without the proof.
create function public.untold_leads(receivers text[])
returns table (submission_id uuid, receiver text)
language sql stable security definer set search_path = ''
as $$
  with recent as (
    select stored.submission_id, stored.status, stored.created_at
    from public.hire_me_queries as stored where stored.proof_hash is not null
    union all
    select stored.submission_id, stored.status, stored.created_at
    from public.aigency_consultation_queries as stored where stored.proof_hash is not null
    union all
    select stored.submission_id, stored.status, stored.created_at
    from public.newsletter_subscriptions as stored where stored.proof_hash is not null
  )
  select lead.submission_id, wanted.receiver
  from recent as lead
  cross join unnest(receivers) as wanted (receiver)
  left join public.lead_notifications as notification
    on notification.submission_id = lead.submission_id
    and notification.receiver = wanted.receiver
  where lead.status is distinct from 'test'
    and (lead.status is not distinct from 'quarantined') = (wanted.receiver like 'digest-%')
    and notification.owner is null
    and (
      notification.submission_id is not null
      or lead.created_at > now() - case
        when wanted.receiver like 'digest-%' then interval '3 days' else interval '1 day'
      end
    )
  order by lead.created_at, wanted.receiver
  limit 100
$$;

comment on function public.untold_leads is
  'Ids of leads that one of the receivers has not been told of. At most 100.';

-- Newsletter ----------------------------------------------------------------------------------

-- The Worker has checked the signature and the date of the link; the database checks the date again.
create function public.confirm_subscription(lead uuid, proof text) returns boolean
language sql security definer set search_path = ''
as $$
  update public.newsletter_subscriptions as stored
  set confirmed_at = coalesce(stored.confirmed_at, now())
  where stored.submission_id = lead
    and stored.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
    and stored.unsubscribed_at is null
    and stored.created_at > now() - interval '7 days'
  returning true
$$;

-- Stops the address, not the row: after subscribing again, the link in an older mail still works.
create function public.stop_subscription(lead uuid, proof text) returns boolean
language sql security definer set search_path = ''
as $$
  with stopped as (
    update public.newsletter_subscriptions as stored
    set unsubscribed_at = now()
    from public.newsletter_subscriptions as named
    where named.submission_id = lead
      and named.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
      and lower(stored.email) = lower(named.email)
      and stored.unsubscribed_at is null
    returning 1
  )
  select count(*) > 0 from stopped
$$;

-- Access --------------------------------------------------------------------------------------

revoke all on function public.drop_expired_subscription() from public, anon, authenticated;
revoke all on function public.lead_with_proof(uuid, text) from public, anon, authenticated;
revoke all on function public.claim_lead_notification(uuid, text, text, uuid)
  from public, anon, authenticated;
revoke all on function public.fail_lead_notification(uuid, text, text, uuid)
  from public, anon, authenticated;
revoke all on function public.untold_leads(text[]) from public, anon, authenticated;
revoke all on function public.confirm_subscription(uuid, text) from public, anon, authenticated;
revoke all on function public.stop_subscription(uuid, text) from public, anon, authenticated;

grant execute on function public.claim_lead_notification(uuid, text, text, uuid)
  to anon, service_role;
grant execute on function public.fail_lead_notification(uuid, text, text, uuid)
  to anon, service_role;
grant execute on function public.untold_leads(text[]) to anon, service_role;
grant execute on function public.confirm_subscription(uuid, text) to anon, service_role;
grant execute on function public.stop_subscription(uuid, text) to anon, service_role;

reset lock_timeout;
