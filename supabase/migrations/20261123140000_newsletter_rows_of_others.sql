set lock_timeout = '5s';

-- A row that no mail was sent for stops only itself: with the anonymous key anybody can insert one in
-- quarantine for the address of somebody else, with a proof of their own.
create or replace function public.stop_subscription(lead uuid, proof text) returns boolean
language sql security definer set search_path = ''
as $$
  with named as (
    select stored.id,
      case
        when stored.status in ('quarantined', 'test', 'spam') then null else lower(stored.email)
      end as email
    from public.newsletter_subscriptions as stored
    where stored.submission_id = lead
      and stored.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
  ),
  stopped as (
    update public.newsletter_subscriptions as stored
    set unsubscribed_at = now()
    from named
    where (stored.id = named.id or lower(stored.email) = named.email)
      and stored.unsubscribed_at is null
  )
  select exists (select 1 from named)
$$;

-- An address that was stored while no mail was configured has never been confirmed, and is in no export.
-- It may be subscribed again, and is then asked.
create or replace function public.drop_expired_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_subscriptions as stored
  set unsubscribed_at = now()
  where lower(stored.email) = lower(new.email)
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

reset lock_timeout;
