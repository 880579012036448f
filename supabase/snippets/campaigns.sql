-- By campaign: leads, and what became of them, in the last 90 days.
select coalesce(campaign, '(none)') as campaign, coalesce(utm_source, referrer, 'direct') as came_from,
  count(*) as leads,
  count(*) filter (where status in ('qualified', 'won')) as qualified,
  count(*) filter (where status = 'won') as won
from public.leads
where status not in ('quarantined', 'test', 'spam') and received_at > now() - interval '90 days'
group by 1, 2
order by leads desc;
