set lock_timeout = '5s';

-- A status that staff clear in their table editor is `new` again, in whatever asks for it: a lead
-- without a status would wait for its answer unseen by the monitor.
create or replace function public.track_lead_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  columns text[];
begin
  new.status := coalesce(new.status, 'new');
  -- Back to new: the status before was a slip.
  if new.status in ('contacted', 'qualified', 'won', 'lost') then
    new.contacted_at := coalesce(old.contacted_at, now());
  elsif new.status = 'new' then
    new.contacted_at := null;
  end if;
  select array_agg(after.key order by after.key) into columns
  from jsonb_each(to_jsonb(new)) as after
  where after.value is distinct from to_jsonb(old) -> after.key;
  if columns is not null then
    insert into public.lead_history
      (lead_table, lead_id, changed_by, old_status, new_status, changed)
    values (
      tg_table_name, new.id,
      (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid,
      old.status, new.status, columns
    );
  end if;
  return new;
end
$$;

alter table public.hire_me_queries alter column status set not null;
alter table public.aigency_consultation_queries alter column status set not null;
alter table public.newsletter_subscriptions alter column status set not null;

reset lock_timeout;
