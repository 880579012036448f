-- What a search finds elsewhere in an article than in its title and description is named by headings.

set lock_timeout = '5s';

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

revoke all on function public.article_parts(text, text) from public;
grant execute on function public.article_parts(text, text) to service_role;

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

revoke all on function public.any_word(tsquery) from public;
grant execute on function public.any_word(tsquery) to service_role;

-- As before, and new: `image_url` of stories; `headings`, all of the article in order, and `parts`, the two that hold the most
-- of the words, with their places (from 1), where title and description do not hold all of them.
-- `fragment` stays for versions of the site that expect a text there.
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
      'parts', coalesce(elsewhere.parts, '[]'),
      'published_at', published_at
    )
    order by rank desc, published_at desc, id
  ), '[]')
  from hit
  cross join (
    values (format('StartSel=%s, StopSel=%s, HighlightAll=true', chr(2), chr(3)))
  ) as marks (whole)
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
  ) as elsewhere on hit.slug is not null
    and not to_tsvector('english', left(hit.title, 1000) || ' ' || left(hit.summary, 10000)) @@ hit.words
$$;

reset lock_timeout;
