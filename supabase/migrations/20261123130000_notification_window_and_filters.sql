set lock_timeout = '5s';

-- A notification queue may be down for a weekend: leads without a notification are found for three
-- days, and those that staff released from quarantine for three days from then. In random order, so that
-- rows whose proof nobody can give do not keep others from the list.
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
      or lead.created_at > now() - interval '3 days'
      or (
        wanted.receiver not like 'digest-%'
        and public.lead_released_at(lead.lead_table, lead.id) > now() - interval '3 days'
      )
    )
  order by random()
  limit 100
$$;

-- Every tag, category and type has an archive, also beside a hundred others that are used more.
create or replace function public.archive_filters(kind text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case kind
    when 'success-stories' then jsonb_build_object(
      'total', (select count(*) from public.success_stories),
      'filters', (
        select jsonb_agg(to_jsonb(filter) order by filter.count desc, filter.name)
        from (
          select category.slug as value, category.name, count(*) as count
          from public.success_stories as story
          join public.categories as category on category.id = story.category_id
          group by category.id
          order by count(*) desc, category.name
          limit 10000
        ) as filter
      )
    )
    when 'insights' then jsonb_build_object(
      'total', (select count(*) from public.insights),
      'filters', (
        select jsonb_agg(to_jsonb(filter) order by filter.count desc, filter.name)
        from (
          select tag as value, tag as name, count(distinct insight.id) as count
          from public.insights as insight
          cross join unnest(insight.tags) as tag
          where char_length(tag) <= 100 and tag ~ '\S'
          group by tag
          order by count(distinct insight.id) desc, tag
          limit 10000
        ) as filter
      )
    )
    when 'updates' then jsonb_build_object(
      'total', (select count(*) from public.updates),
      'filters', (
        select jsonb_agg(to_jsonb(filter) order by filter.count desc, filter.name)
        from (
          select type as value, type as name, count(*) as count
          from public.updates
          where char_length(type) <= 100
          group by type
          order by count(*) desc, type
          limit 10000
        ) as filter
      )
    )
  end
$$;

reset lock_timeout;
