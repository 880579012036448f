-- What is called spam or a test is kept for 90 days after somebody called it so. Until now the 90 days
-- began when it came in: a stolen login of staff could mark every lead, and the older ones were gone
-- the next night.

set lock_timeout = '5s';

create function public.was_marked_lately(lead uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.lead_history
    where lead_id = lead
      and new_status is distinct from old_status
      and at > now() - interval '90 days'
  )
$$;

comment on function public.was_marked_lately is
  'Whether the status of a lead was changed in the last 90 days.';

create or replace function public.apply_retention() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  hire_me integer;
  partner integer;
  newsletter integer;
  log_id uuid;
  counts jsonb;
begin
  -- "24 months after it came in"; what was won belongs to an account.
  -- "What looked like spam, and our own tests: 90 days."
  delete from public.hire_me_queries
  where (status is distinct from 'won' and created_at < now() - interval '24 months')
    or (
      status in ('quarantined', 'spam', 'test') and created_at < now() - interval '90 days'
      and not public.was_marked_lately(id)
    );
  get diagnostics hire_me = row_count;
  delete from public.aigency_consultation_queries
  where (status is distinct from 'won' and created_at < now() - interval '24 months')
    or (
      status in ('quarantined', 'spam', 'test') and created_at < now() - interval '90 days'
      and not public.was_marked_lately(id)
    );
  get diagnostics partner = row_count;
  -- "Until 90 days after you stop it, or 30 days if you never confirm it."
  delete from public.newsletter_subscriptions
  where (
      status in ('quarantined', 'spam', 'test') and created_at < now() - interval '90 days'
      and not public.was_marked_lately(id)
    )
    or unsubscribed_at < now() - interval '90 days'
    or (needs_confirmation and confirmed_at is null and created_at < now() - interval '30 days');
  get diagnostics newsletter = row_count;
  delete from public.lead_history where at < now() - interval '24 months';
  delete from public.erased_emails where erased_at < now() - interval '15 days';
  counts := jsonb_build_object(
    'hire_me_queries', hire_me,
    'aigency_consultation_queries', partner,
    'newsletter_subscriptions', newsletter
  );
  insert into public.privacy_log (action, deleted) values ('retention', counts)
  returning id into log_id;
  return jsonb_build_object('record', log_id, 'deleted', counts);
end
$$;

revoke all on function public.was_marked_lately(uuid) from public, anon, authenticated;
grant execute on function public.was_marked_lately(uuid) to service_role;

reset lock_timeout;
