-- Supabase projects made before October 2026 grant EXECUTE on every new function to anon,
-- authenticated and service_role by their default privileges; PostgreSQL itself grants it to
-- everybody. The preview needs anon and service_role, by name, and nobody else.

set lock_timeout = '5s';

revoke all on function public.preview_article(text, text, text) from public, authenticated;
grant execute on function public.preview_article(text, text, text) to anon, service_role;
