-- Archives of everything that is published, search, and the times by which caches and search engines go.

set lock_timeout = '5s';

-- Order ---------------------------------------------------------------------------------------
-- Two articles of one instant have an order too, or a page could repeat what the one before it showed.

create index success_stories_order_idx on public.success_stories (published_at desc, id desc)
  where published_at is not null;
create index insights_order_idx on public.insights (published_at desc, id desc)
  where published_at is not null;
create index updates_order_idx on public.updates (published_at desc, id desc)
  where published_at is not null;
drop index public.success_stories_newest_idx, public.insights_newest_idx, public.updates_newest_idx;

-- When an article was corrected -----------------------------------------------------------------

alter table public.success_stories add column updated_at timestamptz;
alter table public.insights add column updated_at timestamptz;
alter table public.updates add column updated_at timestamptz;

comment on column public.success_stories.updated_at is
  'When visitors last saw the story change; null while it is as it was published.';
comment on column public.insights.updated_at is
  'When visitors last saw the insight change; null while it is as it was published.';
comment on column public.updates.updated_at is
  'When visitors last saw the update change; null while it is as it was published.';

create function public.note_correction()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The search column follows from the others, and has no value yet in a new row.
  if (old.published_at <= now() or new.published_at <= now())
    and to_jsonb(new) - 'updated_at' - 'search' is distinct from
      to_jsonb(old) - 'updated_at' - 'search'
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

-- Search --------------------------------------------------------------------------------------

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

revoke all on function public.plain_text(text), public.join_words(text[]) from public;
grant execute on function public.plain_text(text), public.join_words(text[]) to service_role;

-- Longer texts are searched in their first part: a tsvector takes at most 1 MB.
alter table public.success_stories add column search tsvector generated always as (
  setweight(to_tsvector('english', left(title, 1000)), 'A')
  || setweight(to_tsvector('english', left(description, 10000)), 'B')
  || setweight(to_tsvector('english', left(public.plain_text(content), 200000)), 'C')
) stored;

alter table public.insights add column search tsvector generated always as (
  setweight(to_tsvector('english', left(title, 1000)), 'A')
  || setweight(
    to_tsvector(
      'english',
      left(excerpt, 10000) || ' ' || left(author, 1000) || ' ' || left(public.join_words(tags), 10000)
    ),
    'B'
  )
  || setweight(to_tsvector('english', left(public.plain_text(content), 200000)), 'C')
) stored;

alter table public.updates add column search tsvector generated always as (
  setweight(to_tsvector('english', left(title, 1000)), 'A')
  || setweight(to_tsvector('english', left(description, 10000) || ' ' || left(type, 1000)), 'B')
) stored;

create index success_stories_search_idx on public.success_stories using gin (search)
  with (fastupdate = off);
create index insights_search_idx on public.insights using gin (search)
  with (fastupdate = off);
create index updates_search_idx on public.updates using gin (search)
  with (fastupdate = off);

-- The last word may be the beginning of one, because results are shown while somebody types; not where
-- the question uses quotation marks or a minus sign.
create function public.search_question(question text)
returns tsquery
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select websearch_to_tsquery('english', left(question, 100)) || case
    when left(question, 100) ~ '^[[:alnum:][:space:]]*[[:alnum:]]{2,}\s*$' then
      websearch_to_tsquery('english', regexp_replace(left(question, 100), '\S+\s*$', ''))
      && to_tsquery('english', substring(left(question, 100) from '(\S+)\s*$') || ':*')
    else ''::tsquery
  end
$$;

revoke all on function public.search_question(text) from public;
grant execute on function public.search_question(text) to service_role;

-- With the rights of its owner: under row level security the planner may not use an index of a tsvector,
-- whose operator is not leakproof. So the function itself says what is published.
--
-- $1 question, $2 number of results. Characters 2 and 3 stand around what was found.
create function public.search_articles(question text, max_results integer default 20)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with hit as (
    select
      'success-stories' as kind, story.id, story.slug, story.title, story.description as summary,
      story.content, story.published_at, ts_rank(story.search, asked.words) as rank, asked.words
    from public.search_question($1) as asked (words)
    join public.success_stories as story on story.search @@ asked.words
    where story.published_at <= now()
    union all
    select
      'insights', insight.id, insight.slug, insight.title, insight.excerpt,
      insight.content, insight.published_at, ts_rank(insight.search, asked.words), asked.words
    from public.search_question($1) as asked (words)
    join public.insights as insight on insight.search @@ asked.words
    where insight.published_at <= now()
    union all
    select
      'updates', one.id, null, one.title, one.description,
      '', one.published_at, ts_rank(one.search, asked.words), asked.words
    from public.search_question($1) as asked (words)
    join public.updates as one on one.search @@ asked.words
    where one.published_at <= now()
    order by rank desc, published_at desc, id
    limit least(greatest($2, 1), 50)
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'kind', kind,
      'id', id,
      'slug', slug,
      'title', ts_headline('english', left(title, 1000), words, marks.whole),
      'summary', ts_headline('english', left(summary, 2000), words, marks.whole),
      'fragment', ts_headline('english', public.plain_text(left(content, 20000)), words, marks.part),
      'published_at', published_at
    )
    order by rank desc, published_at desc, id
  ), '[]')
  from hit
  cross join (
    values (
      format('StartSel=%s, StopSel=%s, HighlightAll=true', chr(2), chr(3)),
      format('StartSel=%s, StopSel=%s, MaxFragments=1, MaxWords=32, MinWords=12', chr(2), chr(3))
    )
  ) as marks (whole, part)
$$;

comment on function public.search_articles is
  'What is published and holds the words of a question, the best first.';

revoke all on function public.search_articles(text, integer) from public;
grant execute on function public.search_articles(text, integer) to anon, authenticated, service_role;

-- Archives ------------------------------------------------------------------------------------
-- With the rights of the caller: row level security hides what is not published.

create function public.archive_filters(kind text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case kind
    when 'success-stories' then jsonb_build_object(
      'total', (select count(*) from public.success_stories),
      'filters', (
        select jsonb_agg(to_jsonb(filter) order by filter.count desc, filter.name)
        from (
          select category.slug as value, category.name, count(*) as count
          from public.success_stories as story
          join public.categories as category on category.id = story.category_id
          group by category.id
          order by count(*) desc, category.name
          limit 100
        ) as filter
      )
    )
    when 'insights' then jsonb_build_object(
      'total', (select count(*) from public.insights),
      'filters', (
        select jsonb_agg(to_jsonb(filter) order by filter.count desc, filter.name)
        from (
          select tag as value, tag as name, count(distinct insight.id) as count
          from public.insights as insight
          cross join unnest(insight.tags) as tag
          where char_length(tag) <= 100 and tag ~ '\S'
          group by tag
          order by count(distinct insight.id) desc, tag
          limit 100
        ) as filter
      )
    )
    when 'updates' then jsonb_build_object(
      'total', (select count(*) from public.updates),
      'filters', (
        select jsonb_agg(to_jsonb(filter) order by filter.count desc, filter.name)
        from (
          select type as value, type as name, count(*) as count
          from public.updates
          where char_length(type) <= 100
          group by type
          order by count(*) desc, type
          limit 100
        ) as filter
      )
    )
  end
$$;

comment on function public.archive_filters is
  'How many articles of a kind are published, and under which categories, tags or types.';

create function public.archive_page(kind text, filter text, skip integer, size integer)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(case kind
    when 'success-stories' then (
      select jsonb_agg(to_jsonb(page) order by page.published_at desc, page.id desc)
      from (
        select
          story.id, story.title, story.slug, story.description, story.image_url, story.read_time,
          story.published_at,
          case when category.id is not null then
            jsonb_build_object('id', category.id, 'name', category.name, 'slug', category.slug)
          end as categories
        from public.success_stories as story
        left join public.categories as category on category.id = story.category_id
        where coalesce(filter, '') = '' or category.slug = filter
        order by story.published_at desc, story.id desc
        limit least(size, 100) offset skip
      ) as page
    )
    when 'insights' then (
      select jsonb_agg(to_jsonb(page) order by page.published_at desc, page.id desc)
      from (
        select
          insight.id, insight.title, insight.slug, insight.excerpt, insight.author, insight.tags,
          insight.read_time, insight.published_at
        from public.insights as insight
        where coalesce(filter, '') = '' or filter = any (insight.tags)
        order by insight.published_at desc, insight.id desc
        limit least(size, 100) offset skip
      ) as page
    )
    when 'updates' then (
      select jsonb_agg(to_jsonb(page) order by page.published_at desc, page.id desc)
      from (
        select one.id, one.title, one.description, one.type, one.published_at
        from public.updates as one
        where coalesce(filter, '') = '' or one.type = filter
        order by one.published_at desc, one.id desc
        limit least(size, 100) offset skip
      ) as page
    )
  end, '[]')
$$;

comment on function public.archive_page is
  'Articles of a kind, the newest first: all of them, or those of one category, tag or type.';

create function public.update_position(update_id uuid)
returns bigint
language sql
stable
set search_path = ''
as $$
  select (
    select count(*)
    from public.updates as newer
    where (newer.published_at, newer.id) > (one.published_at, one.id)
  )
  from public.updates as one
  where one.id = update_id
$$;

comment on function public.update_position is
  'How many published updates are newer than one; null when it is not published.';

-- A time and nothing else of what is not published: caches end when the next article appears.
create function public.next_publication()
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select least(
    (select min(published_at) from public.success_stories where published_at > now()),
    (select min(published_at) from public.insights where published_at > now()),
    (select min(published_at) from public.updates where published_at > now())
  )
$$;

comment on function public.next_publication is 'When the next scheduled article appears.';

revoke all on function
  public.archive_filters(text),
  public.archive_page(text, text, integer, integer),
  public.update_position(uuid),
  public.next_publication()
from public;
grant execute on function
  public.archive_filters(text),
  public.archive_page(text, text, integer, integer),
  public.update_position(uuid),
  public.next_publication()
to anon, authenticated, service_role;

reset lock_timeout;
