set lock_timeout = '5s';

-- Stops only the row that the proof belongs to: with the anonymous key anybody can insert a row for the
-- address of somebody else, with a proof of their own. The Worker, which has the proof of every row, asks
-- for the present subscription of the address and stops that one too.
create or replace function public.stop_subscription(lead uuid, proof text) returns boolean
language sql security definer set search_path = ''
as $$
  with stopped as (
    update public.newsletter_subscriptions as stored
    set unsubscribed_at = coalesce(stored.unsubscribed_at, now())
    where stored.submission_id = lead
      and stored.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
    returning 1
  )
  select exists (select 1 from stopped)
$$;

create function public.present_subscription(lead uuid, proof text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select present.submission_id
  from public.newsletter_subscriptions as named
  join public.newsletter_subscriptions as present
    on lower(present.email) = lower(named.email)
  where named.submission_id = lead
    and named.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
    and present.status is distinct from 'quarantined'
    and present.status is distinct from 'test'
    and present.status is distinct from 'spam'
    and present.unsubscribed_at is null
$$;

comment on function public.present_subscription(uuid, text) is
  'Submission id of the subscription that the address of this one has now; null without any.';

revoke all on function public.present_subscription(uuid, text) from public, anon, authenticated;
grant execute on function public.present_subscription(uuid, text) to anon, service_role;

reset lock_timeout;
