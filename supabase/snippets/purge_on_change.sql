-- Run once: from then on every change of an article tells the site, which shows it within seconds.
-- docs/content.md, "For the person who runs the site", says under "Changes at once" where the two
-- secrets come from:
--   select vault.create_secret('https://your-domain.com', 'site_origin');
--   select vault.create_secret('whsec_...', 'purge_secret');
-- It needs the extension pg_net: Database, Extensions.

create schema if not exists private;

create or replace function private.purge_site()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  origin text := (select decrypted_secret from vault.decrypted_secrets where name = 'site_origin');
  secret text := (select decrypted_secret from vault.decrypted_secrets where name = 'purge_secret');
  id text := gen_random_uuid()::text;
  sent_at text := floor(extract(epoch from clock_timestamp()))::text;
  body jsonb := '{"type": "articles.changed"}';
begin
  -- Signed as Standard Webhooks says.
  perform net.http_post(
    url := origin || '/purge',
    body := body,
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'webhook-id', id,
      'webhook-timestamp', sent_at,
      'webhook-signature', 'v1,' || encode(
        extensions.hmac(
          convert_to(id || '.' || sent_at || '.' || body::text, 'UTF8'),
          decode(substr(secret, 7), 'base64'),
          'sha256'
        ),
        'base64'
      )
    )
  );
  return null;
exception when others then
  -- The change counts, the site shows it within two minutes.
  raise warning 'The site was not told: %', sqlerrm;
  return null;
end
$$;

create or replace trigger purge_site after insert or update or delete on public.success_stories
  for each statement execute function private.purge_site();
create or replace trigger purge_site after insert or update or delete on public.insights
  for each statement execute function private.purge_site();
create or replace trigger purge_site after insert or update or delete on public.updates
  for each statement execute function private.purge_site();
create or replace trigger purge_site after insert or update or delete on public.categories
  for each statement execute function private.purge_site();
