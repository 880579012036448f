-- An address is unique among real subscriptions only. Until now a quarantined row held it too, so
-- anyone could keep somebody else's address from being subscribed by posting it as a robot would.
--
-- The new index exists before the old one goes: the address is unique at every moment. The Worker
-- knows the constraint by its name, so the name stays.

set lock_timeout = '5s';

alter index public.newsletter_subscriptions_email_key
  rename to newsletter_subscriptions_any_email_key;

-- `is distinct from`: a row without a status is a real one.
create unique index newsletter_subscriptions_email_key
  on public.newsletter_subscriptions (lower(email))
  where status is distinct from 'quarantined' and status is distinct from 'test';

drop index public.newsletter_subscriptions_any_email_key;

comment on index public.newsletter_subscriptions_email_key is
  'One real subscription per address, whatever its letter case. Quarantined and test rows do not count.';
