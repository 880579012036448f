-- Notifications, the newsletter's double opt-in, and addresses that take no mail.
--
-- The Worker has the anonymous key only, and so may anybody who gets hold of it. Therefore every lead
-- carries the SHA-256 of a proof that the Worker derives from its own secret and the submission id.
-- The functions below act on a lead for whoever shows its proof: the anonymous key is not enough.

set lock_timeout = '5s';

-- Which queue message tells which receiver. It holds ids only, nothing of a person.
create table public.lead_notifications (
  submission_id uuid not null,
  receiver text not null constraint lead_notifications_receiver_check check (receiver ~ '^[a-z-]{1,40}$'),
  -- Null: to be told again, by whichever message comes next.
  owner uuid,
  claimed_at timestamptz not null default now(),
  -- When the Worker gave up.
  failed_at timestamptz,
  told_at timestamptz,
  -- A submission id is unique in its table only.
  lead_table text
    constraint lead_notifications_lead_table_check check (
      lead_table in (
        'hire_me_queries', 'aigency_consultation_queries', 'newsletter_subscriptions'
      )
    ),
  is_open boolean not null default false,

  primary key (lead_table, submission_id, receiver)
);

comment on table public.lead_notifications is
  'Who has been told, or is being told, of which lead. See docs/notifications.md.';
comment on column public.lead_notifications.told_at is 'When the receiver said that it has it.';
comment on column public.lead_notifications.is_open is
  'Whether the message that claimed it has not said yet how it ended.';

create index lead_notifications_released_idx on public.lead_notifications (submission_id)
  where owner is null;
create index lead_notifications_mails_idx on public.lead_notifications (claimed_at)
  where receiver = 'email';
create index lead_notifications_open_idx on public.lead_notifications (claimed_at) where is_open;
create index lead_notifications_failed_idx on public.lead_notifications (failed_at)
  where failed_at is not null;

-- Internal: what the functions below need of a lead of any table. Both hashes belong to the site: neither
-- leaves the database with a lead.
create function public.lead_with_proof(lead uuid, proof text)
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

-- One message alone tells one receiver of one lead, however often it is tried: it is the owner. A lead
-- that was erased, a test, or one that another message tells of: null. So is one that would be a mail to
-- the team beyond `max_mails` in ten minutes, whoever sent the leads: the sweep finds it later and joins it
-- with others. A message counts as one mail, however many leads it holds.
create function public.claim_lead_notification(
  lead uuid, proof text, receiver_name text, owner_id uuid, max_mails integer default null
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
    or (receiver_name = 'late' and found_row ->> 'status' is distinct from 'new')
  then
    return null;
  end if;
  if receiver_name = 'email' and max_mails is not null then
    -- One after the other: of many claims at once each counts those before it.
    perform pg_advisory_xact_lock(hashtext('public.lead_notifications mails'));
    if max_mails <= (
      select count(distinct notification.owner)
      from public.lead_notifications as notification
      where notification.receiver = 'email'
        and notification.claimed_at > now() - interval '10 minutes'
        and (notification.is_open or notification.told_at is not null)
    ) and not exists (
      -- A message lives for 20 hours.
      select from public.lead_notifications as notification
      where notification.receiver = 'email'
        and notification.claimed_at > now() - interval '21 hours'
        and notification.owner = owner_id
    ) then
      return null;
    end if;
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

comment on function public.claim_lead_notification is
  'Gives a lead to the one queue message that tells the receiver of it.';

-- A queue may deliver a message again although it was acknowledged. That a receiver has said yes is
-- therefore recorded: the message that comes again tells nobody.
create function public.complete_lead_notification(
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

comment on function public.complete_lead_notification is
  'Records that the receiver has been told by the message that owns the notification.';

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

-- After the last try. The row stays, so that staff can see it and have it told again. Of a digest that was
-- sent in parts, what the receiver has is not given up.
create function public.fail_lead_notification(
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

-- Leads that no message tells of yet: those that came in within three days, those that staff released
-- from quarantine within three days, and the notifications that they released at any age. The second
-- address is told of those of a week that wait for an answer for too long: a partner's promise alone may
-- take five days. In random
-- order, so that rows whose proof nobody can give do not keep others from the list. Submission ids say
-- nothing without the proof.
create function public.untold_leads(receivers text[])
returns table (submission_id uuid, receiver text)
language sql stable security definer set search_path = ''
as $$
  with lead as not materialized (
    select 'hire_me_queries' as lead_table, stored.id, stored.submission_id, stored.status,
      stored.created_at, stored.proof_hash, stored.kind, stored.received_at
    from public.hire_me_queries as stored
    union all
    select 'aigency_consultation_queries', stored.id, stored.submission_id, stored.status,
      stored.created_at, stored.proof_hash, 'partner', stored.received_at
    from public.aigency_consultation_queries as stored
    union all
    select 'newsletter_subscriptions', stored.id, stored.submission_id, stored.status,
      stored.created_at, stored.proof_hash, 'newsletter', stored.received_at
    from public.newsletter_subscriptions as stored
  ),
  candidate as (
    select lead.* from lead
    where lead.created_at > now()
      - case when 'late' = any (receivers) then interval '7 days' else interval '3 days' end
    union
    select lead.*
    from public.lead_history as history
    join lead on lead.id = history.lead_id and lead.lead_table = history.lead_table
    where history.old_status = 'quarantined' and history.at > now() - interval '3 days'
    union
    select lead.*
    from public.lead_notifications as notification
    join lead on lead.submission_id = notification.submission_id
      and lead.lead_table = notification.lead_table
    where notification.owner is null
  )
  select lead.submission_id, wanted.receiver
  from candidate as lead
  cross join unnest(receivers) as wanted (receiver)
  -- The limit makes it one look into the index for each pair, and not a join with all notifications.
  left join lateral (
    select found.submission_id, found.owner
    from public.lead_notifications as found
    where found.lead_table = lead.lead_table
      and found.submission_id = lead.submission_id
      and found.receiver = wanted.receiver
    limit 1
  ) as notification on true
  where lead.proof_hash is not null
    and lead.status is distinct from 'test'
    and not (
      lead.status is not distinct from 'spam'
      and public.lead_released_at(lead.lead_table, lead.id) is not null
    )
    and (lead.status is not distinct from 'quarantined') = (wanted.receiver like 'digest-%')
    and (
      wanted.receiver <> 'late'
      or (lead.status = 'new' and public.lead_late_at(lead.kind, lead.received_at) <= now())
    )
    and notification.owner is null
    and (
      notification.submission_id is not null
      or lead.created_at > now()
        - case wanted.receiver when 'late' then interval '7 days' else interval '3 days' end
      or (
        wanted.receiver not like 'digest-%'
        and public.lead_released_at(lead.lead_table, lead.id) > now() - interval '3 days'
      )
    )
  order by random()
  limit 100
$$;

comment on function public.untold_leads is
  'Ids of leads that one of the receivers has not been told of. At most 100.';

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

-- Newsletter ----------------------------------------------------------------------------------

-- An address that nobody confirmed in time may be subscribed again, and so may one that was stored while
-- no mail was configured. A replayed lead that came in before the present subscription of its address
-- does not stop it.
create function public.drop_expired_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_subscriptions as stored
  set unsubscribed_at = now()
  where stored.email_lower = lower(new.email)
    and stored.came_in_at <= new.came_in_at
    and stored.confirmed_at is null
    and stored.unsubscribed_at is null
    and stored.status is distinct from 'quarantined'
    and stored.status is distinct from 'test'
    and case
      when stored.needs_confirmation then greatest(
        stored.created_at, public.lead_released_at('newsletter_subscriptions', stored.id)
      ) < now() - interval '7 days'
      else new.needs_confirmation
    end;
  return new;
end
$$;

-- Triggers run in the order of their names: this one after take_no_erased.
create trigger take_over_expired before insert on public.newsletter_subscriptions
  for each row when (new.status is distinct from 'quarantined' and new.status is distinct from 'test')
  execute function public.drop_expired_subscription();

-- The Worker has checked the signature and the date of the link; the database checks the date again. One
-- that was released from quarantine can be confirmed for seven days from then.
create function public.confirm_subscription(lead uuid, proof text) returns boolean
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

-- Stops only the row that the proof belongs to: with the anonymous key anybody can insert a row for the
-- address of somebody else, with a proof of their own. The Worker, which has the proof of every row, asks
-- for the present subscription of the address and stops that one too.
create function public.stop_subscription(lead uuid, proof text) returns boolean
language sql security definer set search_path = ''
as $$
  with stopped as (
    update public.newsletter_subscriptions as stored
    set unsubscribed_at = coalesce(stored.unsubscribed_at, now())
    where stored.submission_id = lead
      and stored.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
    returning 1
  )
  select exists (select 1 from stopped)
$$;

create function public.present_subscription(lead uuid, proof text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select present.submission_id
  from public.newsletter_subscriptions as named
  join public.newsletter_subscriptions as present
    on present.email_lower = named.email_lower
  where named.submission_id = lead
    and named.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
    and present.status is distinct from 'quarantined'
    and present.status is distinct from 'test'
    and present.status is distinct from 'spam'
    and present.unsubscribed_at is null
$$;

comment on function public.present_subscription(uuid, text) is
  'Submission id of the subscription that the address of this one has now; null without any.';

-- The Worker stops asking addresses to confirm when hardly anybody does: then somebody subscribes the
-- addresses of others. Two numbers of all subscriptions together, no row, no address. A day longer than
-- notifications are caught up (untold_leads): what was held back is not sent when it gets old.
create function public.subscription_counts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'unconfirmed', count(*) filter (where confirmed_at is null),
    'confirmed', count(*) filter (where confirmed_at is not null)
  )
  from public.newsletter_subscriptions
  where created_at > now() - interval '4 days'
    and needs_confirmation
    and coalesce(status, 'new') not in ('spam', 'quarantined', 'test')
$$;

comment on function public.subscription_counts is
  'How many subscriptions of the last four days were confirmed, and how many were not.';

-- Addresses that take no mail -----------------------------------------------------------------

-- Cloudflare names a bounced address alone, and the mail may have been sent by another program than the
-- Worker. Whoever has the anonymous key must neither learn whose address is stored nor mark it. So every
-- row carries the SHA-256 of a proof that the Worker derives from its own secret and the address
-- (docs/decisions/0048). Marks every row of the address. The first bounce stays; a complaint is worse than
-- a bounce. An event that comes again changes nothing and counts nothing.
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

-- Access --------------------------------------------------------------------------------------

alter table public.lead_notifications enable row level security;
revoke all on table public.lead_notifications from public, anon, authenticated;
grant all on table public.lead_notifications to service_role;

revoke all on function public.lead_with_proof(uuid, text) from public, anon, authenticated;
revoke all on function public.claim_lead_notification(uuid, text, text, uuid, integer)
  from public, anon, authenticated;
revoke all on function public.complete_lead_notification(uuid, text, text, uuid)
  from public, anon, authenticated;
revoke all on function public.skip_lead_notification(uuid, text, text, uuid)
  from public, anon, authenticated;
revoke all on function public.fail_lead_notification(uuid, text, text, uuid)
  from public, anon, authenticated;
revoke all on function public.untold_leads(text[]) from public, anon, authenticated;
revoke all on function public.unsent_notifications() from public, anon, authenticated;
revoke all on function public.drop_expired_subscription() from public, anon, authenticated;
revoke all on function public.confirm_subscription(uuid, text) from public, anon, authenticated;
revoke all on function public.stop_subscription(uuid, text) from public, anon, authenticated;
revoke all on function public.present_subscription(uuid, text) from public, anon, authenticated;
revoke all on function public.subscription_counts() from public, anon, authenticated;
revoke all on function public.record_email_problem(text, text) from public, anon, authenticated;

grant execute on function public.claim_lead_notification(uuid, text, text, uuid, integer)
  to anon, service_role;
grant execute on function public.complete_lead_notification(uuid, text, text, uuid)
  to anon, service_role;
grant execute on function public.skip_lead_notification(uuid, text, text, uuid)
  to anon, service_role;
grant execute on function public.fail_lead_notification(uuid, text, text, uuid)
  to anon, service_role;
grant execute on function public.untold_leads(text[]) to anon, service_role;
grant execute on function public.unsent_notifications() to anon, service_role;
grant execute on function public.confirm_subscription(uuid, text) to anon, service_role;
grant execute on function public.stop_subscription(uuid, text) to anon, service_role;
grant execute on function public.present_subscription(uuid, text) to anon, service_role;
grant execute on function public.subscription_counts() to anon, service_role;
grant execute on function public.record_email_problem(text, text) to anon, service_role;

reset lock_timeout;
