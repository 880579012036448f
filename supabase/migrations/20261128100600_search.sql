-- Search and archives of everything that is published.

set lock_timeout = '5s';

-- Search --------------------------------------------------------------------------------------

-- In how many ways people write one thing is known in one place, for pages and articles
-- (app/lib/search-spellings.ts). So a question is what the Worker makes of it, in the syntax of
-- to_tsquery(): of 100 characters it makes less than 8,000.
create function public.search_question(question text)
returns tsquery
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select to_tsquery('english', left(question, 8000))
$$;

-- The same words joined by "or", without those that are left out; null where none is left.
create function public.any_word(words tsquery)
returns tsquery
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select nullif(
    regexp_replace(nullif(querytree(words), 'T'), ' (?:&|<(?:-|\d+)>) ', ' | ', 'g'),
    ''
  )::tsquery
$$;

revoke all on function
  public.search_question(text),
  public.any_word(tsquery)
from public;
grant execute on function
  public.search_question(text),
  public.any_word(tsquery)
to service_role;

-- The published rows of a table that hold the words, with their ranks. To rank a row is to read all of its
-- words, so at most 200 are: where a third of the newest 200 hold the words, those of them; else the newest
-- of all that the index finds, which are all of them where the words are rare.
create function public.search_hits(searched_table text, words tsquery)
returns table (id uuid, rank real, published_at timestamptz)
language plpgsql
stable
-- The planner takes a look into a row's words to cost no more than one at its date.
set search_path = '' set enable_seqscan = off
as $$
declare
  ids uuid[];
  ranks real[];
  times timestamptz[];
begin
  execute format(
    'select array_agg(newest.id), array_agg(ts_rank(newest.search, $1)), array_agg(newest.published_at)
    from (
      select id, search, published_at from public.%I
      where published_at <= now()
      order by published_at desc, id desc
      limit 200
    ) as newest
    where newest.search @@ $1',
    searched_table
  ) into ids, ranks, times using words;
  if cardinality(ids) > 66 then
    return query select * from unnest(ids, ranks, times);
  else
    -- The index alone answers for all of the words, without their order: whether they follow one another
    -- stands in the rows, which are read from the newest on until there are enough.
    return query execute format(
      'select candidate.id, ts_rank(ranked.search, $1), candidate.published_at
      from (
        select hit.id, hit.published_at
        from (select id, published_at from public.%1$I where search @@ $2 offset 0) as hit
        where hit.published_at <= now()
        order by hit.published_at desc, hit.id desc
      ) as candidate
      cross join lateral (
        select search from public.%1$I as found where found.id = candidate.id offset 0
      ) as ranked
      where ranked.search @@ $1
      order by candidate.published_at desc, candidate.id desc
      limit 200',
      searched_table
    ) using words, coalesce(
      nullif(
        regexp_replace(nullif(querytree(words), 'T'), ' <(?:-|\d+)> ', ' & ', 'g'), ''
      )::tsquery,
      words
    );
  end if;
end
$$;

revoke all on function public.search_hits(text, tsquery) from public;
grant execute on function public.search_hits(text, tsquery) to service_role;

-- With the rights of its owner: under row level security the planner may not use an index of a tsvector,
-- whose operator is not leakproof. So the functions themselves say what is published.
--
-- $1 question, $2 number of results. Characters 2 and 3 stand around what was found. Where title and
-- description do not hold all of the words: `facts`, at most two that hold the rest; without such facts
-- `parts`, the two that hold the most of the words, with their places (from 1). `headings`: all of the
-- article in order.
create function public.search_articles(question text, max_results integer default 20)
returns jsonb
language sql
stable
security definer
-- Compiling the query takes longer than answering it.
set search_path = '' set jit = off
as $$
  with best as materialized (
    select
      searched.kind, found.id, found.rank, found.published_at, asked.words, loosely.any_words
    from public.search_question($1) as asked (words)
    cross join public.any_word(asked.words) as loosely (any_words)
    cross join (
      values
        ('success-stories', 'success_stories'), ('insights', 'insights'), ('updates', 'updates')
    ) as searched (kind, searched_table)
    cross join lateral public.search_hits(searched.searched_table, asked.words) as found
    order by found.rank desc, found.published_at desc, found.id
    limit least(greatest($2, 1), 50)
  ),
  hit as (
    select best.*, article.*
    from best
    cross join lateral (
      select
        story.slug, story.title, story.description as summary, story.outline, story.image_url,
        null::jsonb as insight
      from public.success_stories as story
      where best.kind = 'success-stories' and story.id = best.id
      union all
      select
        insight.slug, insight.title, insight.excerpt, insight.outline, null,
        jsonb_build_object(
          'author', insight.author, 'tags', insight.tags, 'read_time', insight.read_time,
          'cover', insight.cover
        )
      from public.insights as insight
      where best.kind = 'insights' and insight.id = best.id
      union all
      select null, one.title, one.description, null, null, null
      from public.updates as one
      where best.kind = 'updates' and one.id = best.id
    ) as article
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'kind', kind,
      'id', id,
      'slug', slug,
      'title', ts_headline('english', left(title, 1000), words, marks.whole),
      'summary', ts_headline('english', left(summary, 2000), words, marks.whole),
      'image_url', image_url,
      'insight', insight,
      'headings', coalesce(elsewhere.headings, '[]'),
      'parts', case when in_facts.facts is null then coalesce(elsewhere.parts, '[]') else '[]' end,
      'facts', coalesce(in_facts.facts, '[]'),
      'published_at', published_at
    )
    order by rank desc, published_at desc, id
  ), '[]')
  from hit
  cross join (
    values (format('StartSel=%s, StopSel=%s, HighlightAll=true', chr(2), chr(3)))
  ) as marks (whole)
  cross join lateral (
    select
      hit.slug is not null
      and not to_tsvector('english', left(hit.title, 1000) || ' ' || left(hit.summary, 10000)) @@ hit.words
      as is_needed
  ) as beyond
  left join lateral (
    select
      jsonb_agg(part.heading order by part.place) filter (where part.place > 0) as headings,
      jsonb_agg(
        jsonb_build_object(
          'place', part.place,
          'title', ts_headline('english', left(part.heading, 1000), hit.words, marks.whole)
        )
        order by part.place
      ) filter (where part.place > 0 and part.rank > 0 and part.position <= 2) as parts
    from (
      select
        found.place, found.heading, found.rank,
        row_number() over (order by found.rank desc, found.place) as position
      from (
        select
          body.place, body.heading, ts_rank(body.words, hit.any_words) as rank
        from jsonb_to_recordset(hit.outline -> 'parts')
          as body (place bigint, heading text, words tsvector)
      ) as found
    ) as part
  ) as elsewhere on beyond.is_needed
  left join lateral (
    select jsonb_agg(
      ts_headline('english', left(one.fact, 1000), hit.words, marks.whole) order by one.place
    ) as facts
    from (
      select fact.place, fact.fact
      from jsonb_array_elements_text(hit.outline -> 'facts') with ordinality as fact (fact, place)
      cross join ts_rank(to_tsvector('english', fact.fact), hit.any_words) as found (rank)
      where found.rank > 0
      order by found.rank desc, fact.place
      limit 2
    ) as one
    having to_tsvector(
      'english',
      left(hit.title, 1000) || ' ' || left(hit.summary, 10000) || ' ' || string_agg(one.fact, ' ')
    ) @@ hit.words
  ) as in_facts on beyond.is_needed
$$;

comment on function public.search_articles is
  'What is published and holds the words of a question, the best first.';

revoke all on function public.search_articles(text, integer) from public;
grant execute on function public.search_articles(text, integer) to anon, authenticated, service_role;

-- Archives ------------------------------------------------------------------------------------
-- With the rights of the caller: row level security hides what is not published.

-- Every tag, category and type has an archive.
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
          limit 10000
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
          limit 10000
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
          limit 10000
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
          insight.read_time, insight.published_at, insight.cover
        from public.insights as insight
        where coalesce(filter, '') = '' or filter = any (insight.tags)
        order by insight.published_at desc, insight.id desc
        limit least(size, 100) offset skip
      ) as page
    )
    when 'updates' then (
      select jsonb_agg(to_jsonb(page) order by page.published_at desc, page.id desc)
      from (
        select one.id, one.title, one.description, one.type, one.published_at, one.href
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

-- Sitemap and authors ---------------------------------------------------------------------------
-- In parts: no answer grows with the tables. With the rights of the caller, as the archives.

create function public.sitemap_counts()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'success-stories', (select count(*) from public.success_stories),
    'insights', (select count(*) from public.insights),
    'authors', (select count(distinct author_slug) from public.insights where author_slug <> '')
  )
$$;

comment on function public.sitemap_counts is
  'How many addresses of each kind the sitemap has.';

-- The oldest first: what is published later moves none of them into another part.
create function public.sitemap_part(kind text, part integer)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(case kind
    when 'success-stories' then (
      select jsonb_agg(
        jsonb_build_object('slug', slug, 'changed_at', greatest(published_at, updated_at))
        order by published_at, id
      )
      from (
        select slug, published_at, updated_at, id
        from public.success_stories
        order by published_at, id
        limit 10000 offset (greatest(part, 1) - 1) * 10000
      ) as entry
    )
    when 'insights' then (
      select jsonb_agg(
        jsonb_build_object('slug', slug, 'changed_at', greatest(published_at, updated_at))
        order by published_at, id
      )
      from (
        select slug, published_at, updated_at, id
        from public.insights
        order by published_at, id
        limit 10000 offset (greatest(part, 1) - 1) * 10000
      ) as entry
    )
    when 'authors' then (
      select jsonb_agg(jsonb_build_object('slug', slug, 'changed_at', changed_at) order by slug)
      from (
        select author_slug as slug, max(greatest(published_at, updated_at)) as changed_at
        from public.insights
        where author_slug <> ''
        group by author_slug
        order by author_slug
        limit 10000 offset (greatest(part, 1) - 1) * 10000
      ) as entry
    )
  end, '[]')
$$;

comment on function public.sitemap_part is
  'The last parts of the addresses in a part of the sitemap, and when each page last changed.';

-- Names that differ in signs alone are one author, called as the newest insight spells it.
create function public.author_page(author_path text, size integer)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', newest.author,
    'count', (select count(*) from public.insights where author_slug = author_path),
    'insights', (
      select jsonb_agg(to_jsonb(page) order by page.published_at desc, page.id desc)
      from (
        select
          insight.id, insight.title, insight.slug, insight.excerpt, insight.author, insight.tags,
          insight.read_time, insight.published_at, insight.cover
        from public.insights as insight
        where insight.author_slug = author_path
        order by insight.published_at desc, insight.id desc
        limit least(size, 100)
      ) as page
    )
  )), '[]')
  from (
    select author from public.insights
    where author_slug = author_path and author_path <> ''
    order by published_at desc, id desc
    limit 1
  ) as newest
$$;

comment on function public.author_page is
  'A list of one author, with the name, how many insights are published, and the newest of them; empty for nobody.';

revoke all on function
  public.archive_filters(text),
  public.archive_page(text, text, integer, integer),
  public.update_position(uuid),
  public.sitemap_counts(),
  public.sitemap_part(text, integer),
  public.author_page(text, integer)
from public;
grant execute on function
  public.archive_filters(text),
  public.archive_page(text, text, integer, integer),
  public.update_position(uuid),
  public.sitemap_counts(),
  public.sitemap_part(text, integer),
  public.author_page(text, integer)
to anon, authenticated, service_role;

reset lock_timeout;
