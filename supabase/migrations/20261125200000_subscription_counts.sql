set lock_timeout = '5s';

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

revoke all on function public.subscription_counts() from public, anon, authenticated;
grant execute on function public.subscription_counts() to anon, service_role;

reset lock_timeout;
