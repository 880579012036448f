set lock_timeout = '5s';

-- The sweep and the monitor ask these two functions every five minutes, with limits of 4 and 3 seconds.
-- They read every lead there was; now each reads what an index finds.

create index lead_history_released_idx on public.lead_history (at)
  where old_status = 'quarantined';

-- Leads that no message tells of yet: those that came in within three days, those that staff released
-- from quarantine within three days, and the notifications that they released at any age. In random
-- order, so that rows whose proof nobody can give do not keep others from the list.
create or replace function public.untold_leads(receivers text[])
returns table (submission_id uuid, receiver text)
language sql stable security definer set search_path = ''
as $$
  with lead as not materialized (
    select 'hire_me_queries' as lead_table, stored.id, stored.submission_id, stored.status,
      stored.created_at, stored.proof_hash
    from public.hire_me_queries as stored
    union all
    select 'aigency_consultation_queries', stored.id, stored.submission_id, stored.status,
      stored.created_at, stored.proof_hash
    from public.aigency_consultation_queries as stored
    union all
    select 'newsletter_subscriptions', stored.id, stored.submission_id, stored.status,
      stored.created_at, stored.proof_hash
    from public.newsletter_subscriptions as stored
  ),
  candidate as (
    select lead.* from lead where lead.created_at > now() - interval '3 days'
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
    and notification.owner is null
    and (
      notification.submission_id is not null
      or lead.created_at > now() - interval '3 days'
      or (
        wanted.receiver not like 'digest-%'
        and public.lead_released_at(lead.lead_table, lead.id) > now() - interval '3 days'
      )
    )
  order by random()
  limit 100
$$;

-- Of each kind the 1,000 leads that have waited longest: more than one glance at the desk can hold.
create or replace function public.lead_promise() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with waiting as (
    (
      select received_at, public.lead_due_at('hire_me_queries', received_at) as due_at
      from public.hire_me_queries
      where status = 'new' and received_at is not null
      order by received_at
      limit 1000
    )
    union all
    (
      select received_at, public.lead_due_at('aigency_consultation_queries', received_at)
      from public.aigency_consultation_queries
      where status = 'new' and received_at is not null
      order by received_at
      limit 1000
    )
  )
  select jsonb_build_object(
    'oldest_minutes', floor(extract(epoch from now() - min(received_at)) / 900) * 15,
    'due_in_minutes', floor(extract(epoch from min(due_at) - now()) / 900) * 15,
    'overdue', count(*) filter (where due_at <= now())
  )
  from waiting
$$;

comment on function public.lead_promise is
  'How long the oldest lead waits for its first answer, when the next promise breaks, and how many have; at most 1,000 of each table.';

reset lock_timeout;
