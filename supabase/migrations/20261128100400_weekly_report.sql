set lock_timeout = '5s';

-- The numbers of two weeks for the weekly mail to the team: sums over all leads, no row, no name, no
-- address. What a visitor's browser wrote (source, page) comes out only where it is a plain word or a
-- plain path, as in app/lib/came-from.ts; anything else is counted as `other`.

-- One expression without settings: the planner puts it into the query that counts, in place of a call for
-- each lead.
create function public.lead_came_from(source jsonb) returns text
language sql immutable
as $$
  select coalesce(
    substring(
      lower(coalesce(
        source ->> 'utm_source',
        case when coalesce(source ->> 'referrer', '') = '' then 'direct'
          else regexp_replace(
            substring(lower(source ->> 'referrer') from '^https?://([a-z0-9.-]+)(?:[:/?#]|$)'),
            '^www\.', ''
          )
        end
      ))
      from '^[a-z0-9][a-z0-9._-]{0,39}$'
    ),
    'other'
  )
$$;

comment on function public.lead_came_from is
  'One plain word for where a lead came from: the campaign''s source, else the host that linked to the site, else direct.';

-- Those who confirmed, with what else decides whether they count: they are counted without their rows.
create index newsletter_subscriptions_confirmed_idx
  on public.newsletter_subscriptions (confirmed_at) include (unsubscribed_at, status)
  where confirmed_at is not null;

-- A limit of its own: the API's is for visitors, and compiling takes longer than counting.
create function public.weekly_figures(week date) returns jsonb
language sql stable security definer
set search_path = '' set statement_timeout = '20s' set jit = off
as $$
  with bounds as (
    select
      week::timestamp at time zone 'UTC' as last_start,
      (week - 7)::timestamp at time zone 'UTC' as start,
      (week + 7)::timestamp at time zone 'UTC' as finish
  ),
  stored as (
    select 'hire_me_queries' as lead_table, lead.submission_id, lead.source, lead.status,
      lead.created_at, lead.contacted_at, lead.received_at
    from public.hire_me_queries as lead, bounds
    where lead.created_at >= bounds.start and lead.created_at < bounds.finish
    union all
    select 'aigency_consultation_queries', lead.submission_id, lead.source, lead.status,
      lead.created_at, lead.contacted_at, lead.received_at
    from public.aigency_consultation_queries as lead, bounds
    where lead.created_at >= bounds.start and lead.created_at < bounds.finish
    union all
    select 'newsletter_subscriptions', lead.submission_id, lead.source, lead.status,
      lead.created_at, null, lead.received_at
    from public.newsletter_subscriptions as lead, bounds
    where lead.created_at >= bounds.start and lead.created_at < bounds.finish
  ),
  of_weeks as (
    select
      stored.*,
      stored.status as state,
      stored.created_at >= bounds.last_start as is_last
    from stored, bounds
  ),
  -- What the site and staff call no lead is counted apart, and so is the newsletter.
  leads as (
    select
      of_weeks.*,
      case when source ->> 'form' ~ '^[A-Za-z]{1,40}$' then source ->> 'form' else 'other' end as kind,
      public.lead_came_from(source) as came_from,
      case when source ->> 'page' ~ '^/[a-z0-9/-]{0,100}$' then source ->> 'page' else 'other' end as page
    from of_weeks
    where state not in ('test', 'quarantined', 'spam')
      and lead_table <> 'newsletter_subscriptions'
  ),
  late as (
    select public.lead_due_at(lead.kind, lead.received_at) as due_at, lead.contacted_at,
      lead.status
    from public.hire_me_queries as lead, bounds
    -- A row is never older than its lead, and 14 days younger at most.
    where lead.created_at >= bounds.start - interval '7 days'
      and lead.created_at < bounds.finish + interval '14 days'
    union all
    select public.lead_due_at('partner', lead.received_at), lead.contacted_at,
      lead.status
    from public.aigency_consultation_queries as lead, bounds
    where lead.created_at >= bounds.start - interval '7 days'
      and lead.created_at < bounds.finish + interval '14 days'
  )
  select jsonb_build_object(
    'kinds', (
      select coalesce(jsonb_agg(to_jsonb(counted) order by counted.last desc, counted.name), '[]')
      from (
        select kind as name, count(*) filter (where is_last) as last,
          count(*) filter (where not is_last) as before
        from leads group by kind order by 2 desc, 1 limit 20
      ) as counted
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(counted) order by counted.last desc, counted.name), '[]')
      from (
        select came_from as name, count(*) filter (where is_last) as last,
          count(*) filter (where not is_last) as before
        from leads group by came_from order by 2 desc, 3 desc, 1 limit 10
      ) as counted
    ),
    'pages', (
      select coalesce(jsonb_agg(to_jsonb(counted) order by counted.last desc, counted.name), '[]')
      from (
        select page as name, count(*) filter (where is_last) as last,
          count(*) filter (where not is_last) as before
        from leads group by page order by 2 desc, 3 desc, 1 limit 100
      ) as counted
    ),
    'steps', (
      select coalesce(jsonb_agg(to_jsonb(counted) - 'place' order by counted.place), '[]')
      from (
        select step.place, step.name, count(*) filter (where reached and is_last) as last,
          count(*) filter (where reached and not is_last) as before
        from leads
        left join lateral (
          select bool_or(notification.told_at is not null) as is_told
          from public.lead_notifications as notification
          where notification.lead_table = leads.lead_table
            and notification.submission_id = leads.submission_id
            and notification.receiver in ('email', 'webhook')
        ) as told on true
        cross join lateral (values
          (1, 'stored', true),
          (2, 'notified', coalesce(told.is_told, false)),
          (3, 'contacted', leads.contacted_at is not null),
          (4, 'qualified', leads.state in ('qualified', 'won')),
          (5, 'won', leads.state = 'won')
        ) as step (place, name, reached)
        group by step.place, step.name
      ) as counted
    ),
    'apart', (
      select jsonb_object_agg(apart.name, jsonb_build_object('last', apart.last, 'before', apart.before))
      from (
        select wanted.name,
          count(of_weeks.state) filter (where is_last) as last,
          count(of_weeks.state) filter (where not is_last) as before
        from (values ('test'), ('quarantined'), ('spam')) as wanted (name)
        left join of_weeks on of_weeks.state = wanted.name
        group by wanted.name
      ) as apart
    ),
    'late', (
      select jsonb_build_object(
        'last', count(*) filter (where due_at >= bounds.last_start),
        'before', count(*) filter (where due_at < bounds.last_start)
      )
      from late, bounds
      where due_at >= bounds.start and due_at < bounds.finish
        and coalesce(contacted_at, now()) > due_at
        and (contacted_at is not null or status = 'new')
    ),
    -- Hours to the first answer, median and 90th percentile: of the week's leads that have one.
    'answer_hours', (
      select jsonb_build_object(
        'last',
        percentile_cont(array[0.5, 0.9]) within group (order by hours) filter (where is_last),
        'before',
        percentile_cont(array[0.5, 0.9]) within group (order by hours) filter (where not is_last)
      )
      from (
        select is_last,
          extract(epoch from contacted_at - received_at)::double precision / 3600 as hours
        from leads
        where contacted_at is not null
      ) as answer
    ),
    'waiting', public.lead_promise(),
    'newsletter', (
      select jsonb_build_object(
        'subscribed', (
          select jsonb_build_object(
            'last', count(*) filter (where created_at >= last_start),
            'before', count(*) filter (where created_at < last_start)
          )
          from public.newsletter_subscriptions
          where created_at >= start and created_at < finish
            and status not in ('test', 'quarantined', 'spam')
        ),
        'confirmed', (
          select jsonb_build_object(
            'last', count(*) filter (where confirmed_at >= last_start),
            'before', count(*) filter (where confirmed_at < last_start)
          )
          from public.newsletter_subscriptions
          where confirmed_at >= start and confirmed_at < finish
            and status not in ('test', 'quarantined', 'spam')
        ),
        -- One that nobody confirmed ends too, when its address is subscribed again.
        'stopped', (
          select jsonb_build_object(
            'last', count(*) filter (where unsubscribed_at >= last_start),
            'before', count(*) filter (where unsubscribed_at < last_start)
          )
          from public.newsletter_subscriptions
          where unsubscribed_at >= start and unsubscribed_at < finish
            and confirmed_at is not null
            and status not in ('test', 'quarantined', 'spam')
        ),
        'pending', (
          select count(*)
          from public.newsletter_subscriptions
          where created_at > now() - interval '7 days'
            and needs_confirmation and confirmed_at is null and unsubscribed_at is null
            and status not in ('test', 'quarantined', 'spam')
        ),
        'subscribers', (
          select count(*)
          from public.newsletter_subscriptions
          where (confirmed_at is not null or needs_confirmation is not true)
            and unsubscribed_at is null
            and status not in ('test', 'quarantined', 'spam')
        )
      )
      from bounds
    )
  )
$$;

comment on function public.weekly_figures is
  'Counts of the week that begins on a day, and of the week before. No personal data. See docs/operations.md.';

-- The Worker has the anonymous key only. It proves itself with a proof that it derives from its own
-- secret; the first proof that is shown becomes the one that counts, and only the operator can remove it.
create table public.report_access (
  is_only boolean primary key default true constraint report_access_is_only_check check (is_only),
  key_hash text not null constraint report_access_key_hash_check check (key_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

comment on table public.report_access is
  'SHA-256 of the proof that opens the weekly figures. Delete the row after LEAD_TOKEN_KEY has changed.';

-- Which queue message sends the report of which week.
create table public.weekly_reports (
  week date primary key,
  owner uuid not null,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz
);

comment on table public.weekly_reports is
  'The weekly mails to the team: one message alone sends that of a week.';

alter table public.report_access enable row level security;
alter table public.weekly_reports enable row level security;
revoke all on table public.report_access from public, anon, authenticated;
revoke all on table public.weekly_reports from public, anon, authenticated;
grant all on table public.report_access to service_role;
grant all on table public.weekly_reports to service_role;

create function public.assert_report_proof(proof text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  shown text := encode(sha256(convert_to(proof, 'UTF8')), 'hex');
begin
  insert into public.report_access (key_hash) values (shown) on conflict do nothing;
  if not exists (select from public.report_access where key_hash = shown) then
    raise exception 'not the proof of this site' using errcode = '42501';
  end if;
end
$$;

-- Null: another message sends the report of this week, or it was sent.
create function public.claim_weekly_report(week_start date, proof text, owner_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '20s'
as $$
begin
  perform public.assert_report_proof(proof);
  insert into public.weekly_reports (week, owner) values (week_start, owner_id)
  on conflict (week) do nothing;
  if exists (
    select from public.weekly_reports
    where week = week_start and owner = owner_id and sent_at is null
  ) then
    return public.weekly_figures(week_start);
  end if;
  return null;
end
$$;

comment on function public.claim_weekly_report is
  'Gives the figures of a week to the one queue message that sends its report.';

create function public.complete_weekly_report(week_start date, proof text, owner_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.assert_report_proof(proof);
  update public.weekly_reports set sent_at = now() where week = week_start and owner = owner_id;
  return found;
end
$$;

comment on function public.complete_weekly_report is
  'Records that the report of a week was sent by the message that owns it.';

revoke all on function public.lead_came_from(jsonb) from public, anon, authenticated;
revoke all on function public.weekly_figures(date) from public, anon, authenticated;
revoke all on function public.assert_report_proof(text) from public, anon, authenticated;
revoke all on function public.claim_weekly_report(date, text, uuid) from public, anon, authenticated;
revoke all on function public.complete_weekly_report(date, text, uuid)
  from public, anon, authenticated;
grant execute on function public.lead_came_from(jsonb) to service_role;
grant execute on function public.weekly_figures(date) to service_role;
grant execute on function public.claim_weekly_report(date, text, uuid) to anon, service_role;
grant execute on function public.complete_weekly_report(date, text, uuid) to anon, service_role;

reset lock_timeout;
