-- Previews: an unpublished article, for somebody with a link that the site has signed.
--
-- Row level security hides unpublished rows from visitors, and the site reads as a visitor. It gets
-- at one such row through this function alone, with a key of its own; the database knows only the
-- key's hash. Without a row in preview_access there are no previews.

create table public.preview_access (
  key_hash text primary key,
  created_at timestamptz not null default now(),

  constraint preview_access_key_hash_check check (key_hash ~ '^[0-9a-f]{64}$')
);

comment on table public.preview_access is
  'SHA-256 of the PREVIEW_KEY that the site has, in hexadecimal. See docs/content.md.';

alter table public.preview_access enable row level security;
revoke all on table public.preview_access from public, anon, authenticated;
grant all on table public.preview_access to service_role;

create function public.preview_article(kind text, article_slug text, preview_key text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case kind
    when 'success-stories' then (
      select to_jsonb(story) || jsonb_build_object(
        'categories',
        (
          select jsonb_build_object('id', category.id, 'name', category.name, 'slug', category.slug)
          from public.categories as category
          where category.id = story.category_id
        ),
        'published_at', coalesce(story.published_at, now())
      )
      from public.success_stories as story
      where story.slug = article_slug
    )
    when 'insights' then (
      select to_jsonb(insight)
        || jsonb_build_object('published_at', coalesce(insight.published_at, now()))
      from public.insights as insight
      where insight.slug = article_slug
    )
  end
  where exists (
    select 1
    from public.preview_access
    where key_hash = encode(sha256(convert_to(preview_key, 'UTF8')), 'hex')
  )
$$;

comment on function public.preview_article is
  'One article, published or not, for the site''s signed preview links.';

revoke all on function public.preview_article(text, text, text) from public;
grant execute on function public.preview_article(text, text, text) to anon, service_role;
