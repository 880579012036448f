set lock_timeout = '5s';

-- "30 days if you never confirm it" holds for an address that was stored while no mail was configured
-- too: until now it was kept for ever.
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
  where (
      status is distinct from 'won'
      and public.came_in_at(source, created_at) < now() - interval '24 months'
    )
    or (
      status in ('quarantined', 'spam', 'test')
      and public.came_in_at(source, created_at) < now() - interval '90 days'
      and not public.was_marked_lately(id)
    );
  get diagnostics hire_me = row_count;
  delete from public.aigency_consultation_queries
  where (
      status is distinct from 'won'
      and public.came_in_at(source, created_at) < now() - interval '24 months'
    )
    or (
      status in ('quarantined', 'spam', 'test')
      and public.came_in_at(source, created_at) < now() - interval '90 days'
      and not public.was_marked_lately(id)
    );
  get diagnostics partner = row_count;
  -- "Until 90 days after you stop it, or 30 days if you never confirm it." The link that confirms is
  -- good for seven days, also when it was sent at a replay or a release from quarantine.
  delete from public.newsletter_subscriptions
  where (
      status in ('quarantined', 'spam', 'test')
      and public.came_in_at(source, created_at) < now() - interval '90 days'
      and not public.was_marked_lately(id)
    )
    or unsubscribed_at < now() - interval '90 days'
    or (
      confirmed_at is null
      and greatest(created_at, public.lead_released_at('newsletter_subscriptions', id))
        < now() - interval '7 days'
      and public.came_in_at(source, created_at) < now() - interval '30 days'
    );
  get diagnostics newsletter = row_count;
  delete from public.lead_history where at < now() - interval '24 months';
  delete from public.erased_emails where erased_at < now() - interval '24 months';
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

-- A replayed lead that came in before the present subscription of its address does not stop it.
create or replace function public.drop_expired_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_subscriptions as stored
  set unsubscribed_at = now()
  where lower(stored.email) = lower(new.email)
    and public.came_in_at(stored.source, stored.created_at)
      <= public.came_in_at(new.source, new.created_at)
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

-- Triggers run in the order of their names. This one ran before take_no_erased: a lead from before an
-- erasure stopped the present subscription, and was then dropped itself.
drop trigger drop_expired on public.newsletter_subscriptions;

create trigger take_over_expired before insert on public.newsletter_subscriptions
  for each row when (new.status is distinct from 'quarantined' and new.status is distinct from 'test')
  execute function public.drop_expired_subscription();

reset lock_timeout;
