-- Content: four tables that visitors read, redirects from earlier slugs, previews, and a bucket for
-- pictures. A row is published when published_at is set and not in the future.

set lock_timeout = '5s';

-- Text for the search columns ------------------------------------------------------------------

-- The words of a body, HTML or Markdown: what a search looks through, and shows as a fragment. Nothing
-- of it is ever shown as HTML.
create function public.plain_text(source text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  -- Each pattern has its own call: one with branches would take as much as it can.
  with without_code as (
    select regexp_replace(
      regexp_replace(
        regexp_replace(source, '<!--.*?-->', ' ', 'g'),
        '<script\M.*?</script>', ' ', 'gi'
      ),
      '<style\M.*?</style>', ' ', 'gi'
    ) as text
  ),
  without_tags as (
    select regexp_replace(text, '</?[a-z][^>]*>', ' ', 'gi') as text from without_code
  ),
  without_marks as (
    select replace(replace(
      regexp_replace(
        regexp_replace(text, '!?\[([^]]*)\]\([^)]*\)', '\1', 'g'),
        '(^|\n)\s*(?:#{1,6}|>|[-+*]|\d+\.)\s+', '\1', 'g'
      ),
      '*', ''), '`', '') as text
    from without_tags
  )
  select btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(
      text, '&nbsp;', ' '), '&quot;', '"'), '&#39;', ''''), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'),
    '\s+', ' ', 'g'
  ))
  from without_marks
$$;

-- array_to_string() is not immutable for arrays of any type; for texts it is.
create function public.join_words(words text[])
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select array_to_string(words, ' ')
$$;

-- The parts of a body, HTML or Markdown: what stands before the first heading of the first or second
-- level (place 0, without a heading), and each such heading with what follows it. Of a longer body the
-- first part of it.
create function public.article_parts(content text, body_format text)
returns table (place bigint, heading text, words text)
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  with html as (
    select case
      when body_format = 'markdown' then
        -- Signs in code make no headings. Each pattern has its own call, as in plain_text().
        regexp_replace(
          regexp_replace(
            regexp_replace(source.text, '\n```.*?\n```', E'\n', 'g'),
            '\n~~~.*?\n~~~', E'\n', 'g'
          ),
          '\n#{1,2}[ \t]+([^\n]*)', E'\n<h2>\\1</h2>', 'g'
        )
      else source.text
    end as text
    from (
      select regexp_replace(E'\n' || left(content, 60000), '<!--.*?-->', ' ', 'g') as text
    ) as source
  ),
  part as (
    select split.ordinality - 1 as place, split.text
    from html
    cross join regexp_split_to_table(html.text, '<h[12]\M[^>]*>', 'i')
      with ordinality as split (text, ordinality)
  )
  select
    part.place,
    case when part.place > 0 then
      rtrim(public.plain_text(regexp_replace(part.text, '</h[12]\M.*', '', 'i')), ' #')
    end,
    public.plain_text(part.text)
  from part
$$;

-- The facts at the beginning of a body, HTML or Markdown, as the page shows them beside the text: the
-- rows of a table of two columns, each as "name, value". None of any other beginning.
create function public.article_facts(content text, body_format text)
returns table (place bigint, fact text)
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  with source as (
    select regexp_replace(
      regexp_replace(left(content, 20000), '<!--.*?-->', ' ', 'g'), '^\s+', ''
    ) as text
  ),
  found as (
    select split.ordinality as place, regexp_split_to_array(split.text, '<t[dh]\M[^>]*>', 'i') as cells
    from source
    cross join regexp_split_to_table(
      substring(source.text from '(?i)^<table\M.*?</table>'), '<tr\M[^>]*>', 'i'
    ) with ordinality as split (text, ordinality)
    where split.ordinality > 1
    union all
    -- A row of Markdown gets an empty first cell, as one of HTML has.
    select line.ordinality, array[''] || regexp_split_to_array(btrim(line.text, E' \t\r|'), '\|')
    from source
    cross join regexp_split_to_table(
      substring(source.text from '^(?:\|[^\n]*(?:\n|$))+'), '\n'
    ) with ordinality as line (text, ordinality)
    where body_format = 'markdown' and line.text ~ '[^-:|\s]'
  )
  select
    found.place,
    public.plain_text(found.cells[2]) || ', ' || public.plain_text(found.cells[3])
  from found
  where not exists (select 1 from found as other where cardinality(other.cells) <> 3)
$$;

-- What a search needs of a body besides its words: `parts` with their places, headings and words, and
-- `facts`. Stored, because to find it takes longer than the search.
create function public.article_outline(content text, body_format text)
returns jsonb
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select jsonb_build_object(
    'parts', (
      select jsonb_agg(
        jsonb_build_object(
          'place', part.place,
          'heading', part.heading,
          'words', to_tsvector('english', part.words)::text
        )
        order by part.place
      )
      from public.article_parts(content, body_format) as part
    ),
    'facts', (
      select coalesce(jsonb_agg(fact.fact order by fact.place), '[]')
      from public.article_facts(content, body_format) as fact
    )
  )
$$;

-- The last part of the address of an author's page: the twin of app/lib/author-slug.ts; a test compares
-- them.
create function public.author_slug(author text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select rtrim(left(ltrim(regexp_replace(
    lower(regexp_replace(
      normalize(author, nfkd),
      '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'
    )),
    '[^a-z0-9]+', '-', 'g'
  ), '-'), 120), '-')
$$;

revoke all on function
  public.plain_text(text),
  public.join_words(text[]),
  public.article_parts(text, text),
  public.article_facts(text, text),
  public.article_outline(text, text),
  public.author_slug(text)
from public;
grant execute on function
  public.plain_text(text),
  public.join_words(text[]),
  public.article_parts(text, text),
  public.article_facts(text, text),
  public.article_outline(text, text),
  public.author_slug(text)
to service_role;

-- Tables --------------------------------------------------------------------------------------
-- The HTML of an article is at most 256 KiB: about ten times the longest one, and little enough to be
-- checked within one request. Longer texts are searched in their first part: a tsvector takes at most 1 MB.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null constraint categories_name_check check (name ~ '\S'),
  slug text not null constraint categories_slug_key unique,

  constraint categories_slug_check
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120)
);

create table public.success_stories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  category_id uuid references public.categories (id) on delete set null,
  title text not null constraint success_stories_title_check check (title ~ '\S'),
  slug text not null constraint success_stories_slug_key unique,
  description text not null default '',
  content text not null default ''
    constraint success_stories_content_check check (octet_length(content) <= 262144),
  image_url text,
  read_time integer not null default 5
    constraint success_stories_read_time_check check (read_time > 0),
  published_at timestamptz,
  updated_at timestamptz,
  search tsvector generated always as (
    setweight(to_tsvector('english', left(title, 1000)), 'A')
    || setweight(to_tsvector('english', left(description, 10000)), 'B')
    || setweight(to_tsvector('english', left(public.plain_text(content), 200000)), 'C')
  ) stored,
  body_format text not null default 'html'
    constraint success_stories_body_format_check check (body_format in ('html', 'markdown')),
  outline jsonb generated always as (public.article_outline(content, body_format)) stored,

  constraint success_stories_slug_check
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120)
);

create table public.insights (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  title text not null constraint insights_title_check check (title ~ '\S'),
  slug text not null constraint insights_slug_key unique,
  excerpt text not null default '',
  author text not null default 'AIOI',
  tags text[] not null default '{}'
    constraint insights_tags_check check (array_position(tags, null) is null),
  content text not null default ''
    constraint insights_content_check check (octet_length(content) <= 262144),
  read_time integer not null default 5
    constraint insights_read_time_check check (read_time > 0),
  published_at timestamptz,
  updated_at timestamptz,
  search tsvector generated always as (
    setweight(to_tsvector('english', left(title, 1000)), 'A')
    || setweight(
      to_tsvector(
        'english',
        left(excerpt, 10000) || ' ' || left(author, 1000) || ' ' || left(public.join_words(tags), 10000)
      ),
      'B'
    )
    || setweight(to_tsvector('english', left(public.plain_text(content), 200000)), 'C')
  ) stored,
  body_format text not null default 'html'
    constraint insights_body_format_check check (body_format in ('html', 'markdown')),
  outline jsonb generated always as (public.article_outline(content, body_format)) stored,
  author_slug text generated always as (public.author_slug(author)) stored,
  cover text constraint insights_cover_check
    check (cover in ('numeral', 'bars', 'pairs', 'matrix', 'plate')),

  constraint insights_slug_check
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120)
);

create table public.updates (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  title text not null constraint updates_title_check check (title ~ '\S'),
  description text not null default '',
  type text not null constraint updates_type_check check (type ~ '\S'),
  href text constraint updates_href_check
    check (href ~ '^(/|https://)[^\s\\]+$' and href !~ '^//' and char_length(href) <= 500),
  published_at timestamptz,
  updated_at timestamptz,
  search tsvector generated always as (
    setweight(to_tsvector('english', left(title, 1000)), 'A')
    || setweight(to_tsvector('english', left(description, 10000) || ' ' || left(type, 1000)), 'B')
  ) stored
);

comment on table public.categories is 'What success stories are filed under.';
comment on table public.success_stories is 'Customer stories. Public once published_at has passed.';
comment on table public.insights is 'Articles. Public once published_at has passed.';
comment on table public.updates is 'Release notes in a line. Public once published_at has passed.';
comment on column public.success_stories.read_time is 'Minutes.';
comment on column public.insights.read_time is 'Minutes.';
comment on column public.success_stories.updated_at is
  'When visitors last saw the story change; null while it is as it was published.';
comment on column public.insights.updated_at is
  'When visitors last saw the insight change; null while it is as it was published.';
comment on column public.updates.updated_at is
  'When visitors last saw the update change; null while it is as it was published.';
comment on column public.success_stories.body_format is 'What content is written in: html, markdown.';
comment on column public.insights.body_format is 'What content is written in: html, markdown.';
comment on column public.insights.cover is
  'The drawing: numeral, bars, pairs, matrix, plate; null: the first tag decides.';

comment on column public.updates.href is
  'The page that it changed: a path of the site or an https address; null: its type decides.';

create index success_stories_category_idx on public.success_stories (category_id);
-- Two articles of one instant have an order too, or a page could repeat what the one before it showed.
create index success_stories_order_idx on public.success_stories (published_at desc, id desc)
  where published_at is not null;
create index insights_order_idx on public.insights (published_at desc, id desc)
  where published_at is not null;
create index insights_author_idx on public.insights (author_slug, published_at desc, id desc)
  where published_at is not null;
create index updates_order_idx on public.updates (published_at desc, id desc)
  where published_at is not null;

create index success_stories_search_idx on public.success_stories using gin (search)
  with (fastupdate = off);
create index insights_search_idx on public.insights using gin (search)
  with (fastupdate = off);
create index updates_search_idx on public.updates using gin (search)
  with (fastupdate = off);

-- When an article was corrected -----------------------------------------------------------------

create function public.note_correction()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- What is generated follows from the others, and has no value yet in a new row.
  if (old.published_at <= now() or new.published_at <= now())
    and to_jsonb(new) - array['updated_at', 'search', 'outline', 'author_slug'] is distinct from
      to_jsonb(old) - array['updated_at', 'search', 'outline', 'author_slug']
  then
    new.updated_at := now();
  end if;
  return new;
end
$$;

revoke all on function public.note_correction() from public;

create trigger success_stories_correction before update on public.success_stories
  for each row execute function public.note_correction();
create trigger insights_correction before update on public.insights
  for each row execute function public.note_correction();
create trigger updates_correction before update on public.updates
  for each row execute function public.note_correction();

-- Access: what is published ---------------------------------------------------------------------

alter table public.categories enable row level security;
alter table public.success_stories enable row level security;
alter table public.insights enable row level security;
alter table public.updates enable row level security;

revoke all on table
  public.categories, public.success_stories, public.insights, public.updates
from public, anon, authenticated;
grant all on table
  public.categories, public.success_stories, public.insights, public.updates
to service_role;
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
  -- The article is at its new slug itself: whatever led there from elsewhere ends, unless it is a draft.
  delete from public.article_redirects
  where kind = article_kind and old_slug = new.slug
    and (new.published_at <= now() or new_slug = old.slug);
  -- One step, however often an article is renamed.
  update public.article_redirects
  set new_slug = new.slug
  where kind = article_kind and new_slug = old.slug;
  insert into public.article_redirects (kind, old_slug, new_slug)
  values (article_kind, old.slug, new.slug)
  on conflict (kind, old_slug) do update set new_slug = excluded.new_slug, created_at = now()
    -- Nobody has seen the old address of a draft.
    where old.published_at <= now();
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

-- Previews: an unpublished article, for somebody with a link that the site has signed -------------
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

-- With the time of publication (null without one). Updates are named by their id.
create function public.preview_article(kind text, article_slug text, preview_key text)
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

comment on function public.preview_article is
  'One article, published or not, for the site''s signed preview links.';

revoke all on function public.preview_article(text, text, text) from public, authenticated;
grant execute on function public.preview_article(text, text, text) to anon, service_role;

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
