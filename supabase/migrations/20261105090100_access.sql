-- Who may do what. Visitors (anon) insert leads and read published content, nothing else;
-- authenticated, which the site does not use, reads the same content; service_role may do all.
--
-- Every grant is explicit: older Supabase projects grant everything on new tables to these roles,
-- newer ones grant nothing.

alter table public.hire_me_queries enable row level security;
alter table public.newsletter_subscriptions enable row level security;
alter table public.aigency_consultation_queries enable row level security;
alter table public.categories enable row level security;
alter table public.success_stories enable row level security;
alter table public.insights enable row level security;
alter table public.updates enable row level security;

grant usage on schema public to anon, authenticated, service_role;

revoke all on table
  public.hire_me_queries,
  public.newsletter_subscriptions,
  public.aigency_consultation_queries,
  public.categories,
  public.success_stories,
  public.insights,
  public.updates
from public, anon, authenticated;

grant all on table
  public.hire_me_queries,
  public.newsletter_subscriptions,
  public.aigency_consultation_queries,
  public.categories,
  public.success_stories,
  public.insights,
  public.updates
to service_role;

-- Leads: column by column, so that a visitor sets neither id nor created_at, and reads nothing.

grant insert (
  first_name, last_name, email, whatsapp_number, company, solution, selected_autopilots,
  additional_requirements, submission_id, source, status
) on table public.hire_me_queries to anon;

grant insert (email, submission_id, source, status)
on table public.newsletter_subscriptions to anon;

grant insert (
  first_name, last_name, email, phone, company, message, submission_id, source, status
) on table public.aigency_consultation_queries to anon;

create policy "visitors send leads" on public.hire_me_queries
  for insert to anon
  with check (status in ('new', 'quarantined', 'test'));

create policy "visitors subscribe" on public.newsletter_subscriptions
  for insert to anon
  with check (status in ('new', 'quarantined', 'test'));

create policy "visitors apply as partners" on public.aigency_consultation_queries
  for insert to anon
  with check (status in ('new', 'quarantined', 'test'));

-- Content: what is published.

grant select on table
  public.categories, public.success_stories, public.insights, public.updates
to anon, authenticated;

create policy "everyone reads categories" on public.categories
  for select to anon, authenticated
  using (true);

create policy "everyone reads published stories" on public.success_stories
  for select to anon, authenticated
  using (published_at <= now());

create policy "everyone reads published insights" on public.insights
  for select to anon, authenticated
  using (published_at <= now());

create policy "everyone reads published updates" on public.updates
  for select to anon, authenticated
  using (published_at <= now());
