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
  public.article_parts(text, text),
  public.article_facts(text, text),
  public.any_word(tsquery)
from public;
grant execute on function
  public.search_question(text),
  public.article_parts(text, text),
  public.article_facts(text, text),
  public.any_word(tsquery)
to service_role;

-- With the rights of its owner: under row level security the planner may not use an index of a tsvector,
-- whose operator is not leakproof. So the function itself says what is published.
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
set search_path = ''
as $$
  with hit as (
    select
      'success-stories' as kind, story.id, story.slug, story.title, story.description as summary,
      story.content, story.body_format, story.image_url, null::jsonb as insight, story.published_at,
      ts_rank(story.search, asked.words) as rank, asked.words
    from public.search_question($1) as asked (words)
    join public.success_stories as story on story.search @@ asked.words
    where story.published_at <= now()
    union all
    select
      'insights', insight.id, insight.slug, insight.title, insight.excerpt,
      insight.content, insight.body_format, null,
      jsonb_build_object(
        'author', insight.author, 'tags', insight.tags, 'read_time', insight.read_time,
        'cover', insight.cover
      ),
      insight.published_at,
      ts_rank(insight.search, asked.words), asked.words
    from public.search_question($1) as asked (words)
    join public.insights as insight on insight.search @@ asked.words
    where insight.published_at <= now()
    union all
    select
      'updates', one.id, null, one.title, one.description,
      '', 'html', null, null, one.published_at, ts_rank(one.search, asked.words), asked.words
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
          body.place, body.heading,
          ts_rank(to_tsvector('english', body.words), public.any_word(hit.words)) as rank
        from public.article_parts(hit.content, hit.body_format) as body
      ) as found
    ) as part
  ) as elsewhere on beyond.is_needed
  left join lateral (
    select jsonb_agg(
      ts_headline('english', left(one.fact, 1000), hit.words, marks.whole) order by one.place
    ) as facts
    from (
      select fact.place, fact.fact
      from public.article_facts(hit.content, hit.body_format) as fact
      cross join ts_rank(to_tsvector('english', fact.fact), public.any_word(hit.words)) as found (rank)
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

revoke all on function
  public.archive_filters(text),
  public.archive_page(text, text, integer, integer),
  public.update_position(uuid)
from public;
grant execute on function
  public.archive_filters(text),
  public.archive_page(text, text, integer, integer),
  public.update_position(uuid)
to anon, authenticated, service_role;

reset lock_timeout;
