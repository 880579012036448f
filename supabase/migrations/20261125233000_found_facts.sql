-- A search says which fact of a story holds what its title and description do not.

set lock_timeout = '5s';

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

revoke all on function public.article_facts(text, text) from public;
grant execute on function public.article_facts(text, text) to service_role;

-- As before, and new: `facts`, at most two that hold, with title and description, all of the words that
-- those two alone do not. Then no part is named.
create or replace function public.search_articles(question text, max_results integer default 20)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with hit as (
    select
      'success-stories' as kind, story.id, story.slug, story.title, story.description as summary,
      story.content, story.body_format, story.image_url, story.published_at,
      ts_rank(story.search, asked.words) as rank, asked.words
    from public.search_question($1) as asked (words)
    join public.success_stories as story on story.search @@ asked.words
    where story.published_at <= now()
    union all
    select
      'insights', insight.id, insight.slug, insight.title, insight.excerpt,
      insight.content, insight.body_format, null, insight.published_at,
      ts_rank(insight.search, asked.words), asked.words
    from public.search_question($1) as asked (words)
    join public.insights as insight on insight.search @@ asked.words
    where insight.published_at <= now()
    union all
    select
      'updates', one.id, null, one.title, one.description,
      '', 'html', null, one.published_at, ts_rank(one.search, asked.words), asked.words
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
      'fragment', '',
      'image_url', image_url,
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

reset lock_timeout;
