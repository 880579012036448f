-- By month and kind: how long a lead waited for its first answer, and how many waited too long.
select date_trunc('month', received_at) as month, kind,
  count(*) as contacted,
  percentile_cont(0.5) within group (order by hours_to_contact) as median_hours,
  percentile_cont(0.9) within group (order by hours_to_contact) as slowest_tenth_hours,
  count(*) filter (where contacted_at > due_at) as late
from public.leads
where contacted_at is not null and due_at is not null
group by 1, 2
order by 1 desc, 2;
