-- Supabase projects made before October 2026 grant everything on whatever a migration creates to anon,
-- authenticated and service_role, newer ones nothing. A migration that forgets to revoke would open a
-- table in the older ones, one that forgets to grant would not work in the newer ones. From here on
-- both are alike: visitors and signed-in users get what a migration grants by name.

set lock_timeout = '5s';

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- Nothing that visitors write counts its rows.
revoke all on all sequences in schema public from public, anon, authenticated;

reset lock_timeout;
