-- Who changed a lead, and when.
select history.at, coalesce(staff.name, 'dashboard or program') as changed_by,
  history.old_status, history.new_status, history.changed
from public.lead_history as history
left join public.staff on staff.user_id = history.changed_by
where history.lead_id = '00000000-0000-0000-0000-000000000000'
order by history.at;
