-- Writing: bodies in Markdown, redirects from earlier slugs, previews that say when an article is
-- published, and a bucket for pictures.

set lock_timeout = '5s';

-- Markdown ------------------------------------------------------------------------------------

alter table public.success_stories
  add column body_format text not null default 'html'
  constraint success_stories_body_format_check check (body_format in ('html', 'markdown'));

alter table public.insights
  add column body_format text not null default 'html'
  constraint insights_body_format_check check (body_format in ('html', 'markdown'));

comment on column public.success_stories.body_format is 'What content is written in: html, markdown.';
comment on column public.insights.body_format is 'What content is written in: html, markdown.';

-- Redirects -----------------------------------------------------------------------------------
-- A changed slug leaves its old address behind. A published article with that slug comes first.

create table public.article_redirects (
  kind text not null
    constraint article_redirects_kind_check check (kind in ('success-stories', 'insights')),
  old_slug text not null,
  new_slug text not null,
  created_at timestamptz not null default now(),

  primary key (kind, old_slug),
  constraint article_redirects_slugs_check check (old_slug <> new_slug)
);

create index article_redirects_new_slug_idx on public.article_redirects (kind, new_slug);

comment on table public.article_redirects is
  'Earlier slugs of articles, written by a trigger. Delete a row to end a redirect.';

create function public.leave_redirect()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  article_kind constant text := tg_argv[0];
begin
  -- The article is at its new slug itself: whatever led there from elsewhere ends.
  delete from public.article_redirects
  where kind = article_kind and old_slug = new.slug;
  -- One step, however often an article is renamed.
  update public.article_redirects
  set new_slug = new.slug
  where kind = article_kind and new_slug = old.slug;
  insert into public.article_redirects (kind, old_slug, new_slug)
  values (article_kind, old.slug, new.slug)
  on conflict (kind, old_slug) do update set new_slug = excluded.new_slug, created_at = now();
  return null;
end
$$;

revoke all on function public.leave_redirect() from public, anon, authenticated;

create trigger success_stories_leave_redirect
  after update of slug on public.success_stories
  for each row when (old.slug is distinct from new.slug)
  execute function public.leave_redirect('success-stories');

create trigger insights_leave_redirect
  after update of slug on public.insights
  for each row when (old.slug is distinct from new.slug)
  execute function public.leave_redirect('insights');

alter table public.article_redirects enable row level security;
revoke all on table public.article_redirects from public, anon, authenticated;
grant select on table public.article_redirects to anon, authenticated;
grant all on table public.article_redirects to service_role;

-- The slug of an article that is not published stays unknown.
create policy "everyone follows redirects to published articles" on public.article_redirects
  for select to anon, authenticated
  using (
    case kind
      when 'success-stories' then exists (
        select 1 from public.success_stories as story
        where story.slug = new_slug and story.published_at <= now()
      )
      when 'insights' then exists (
        select 1 from public.insights as insight
        where insight.slug = new_slug and insight.published_at <= now()
      )
    end
  );

-- Previews ------------------------------------------------------------------------------------
-- As before, with the time of publication (null without one), and updates too, by their id.

create or replace function public.preview_article(kind text, article_slug text, preview_key text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select found.article || jsonb_build_object(
    'publishes_at', found.article ->> 'published_at',
    'published_at', coalesce(found.article ->> 'published_at', to_jsonb(now()) #>> '{}')
  )
  from (
    select case kind
      when 'success-stories' then (
        select to_jsonb(story) || jsonb_build_object(
          'categories',
          (
            select jsonb_build_object(
              'id', category.id, 'name', category.name, 'slug', category.slug
            )
            from public.categories as category
            where category.id = story.category_id
          )
        )
        from public.success_stories as story
        where story.slug = article_slug
      )
      when 'insights' then (
        select to_jsonb(insight) from public.insights as insight where insight.slug = article_slug
      )
      when 'updates' then (
        select to_jsonb(news) from public.updates as news where news.id::text = article_slug
      )
    end as article
  ) as found
  where exists (
    select 1
    from public.preview_access
    where key_hash = encode(sha256(convert_to(preview_key, 'UTF8')), 'hex')
  )
$$;

-- Pictures ------------------------------------------------------------------------------------
-- A public bucket of Supabase Storage: whoever knows a file's address may read it, nobody lists them.
-- People upload in the dashboard, `npm run article` with the service key.

do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values (
      'pictures', 'pictures', true, 8388608,
      array['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif']
    )
    on conflict (id) do nothing;
  end if;
end
$$;

reset lock_timeout;
