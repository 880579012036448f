-- Made by `npm run types` from supabase/migrations; do not edit.
-- Not in here: the bucket and the daily job, which exist on a hosted Supabase only.

--
-- PostgreSQL database dump
--

-- Dumped from database version 17.5
-- Dumped by pg_dump version 17.5

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: any_word(tsquery); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.any_word(words tsquery) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select nullif(
    regexp_replace(nullif(querytree(words), 'T'), ' (?:&|<(?:-|\d+)>) ', ' | ', 'g'),
    ''
  )::tsquery
$$;


--
-- Name: apply_retention(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.apply_retention() RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    SET statement_timeout TO '60s'
    AS $$
declare
  part constant integer := 1000;
  hire_me integer;
  partner integer;
  newsletter integer;
  history integer;
  log_id uuid;
  counts jsonb;
begin
  -- "24 months after it came in"; what was won belongs to an account.
  -- "What looked like spam, and our own tests: 90 days."
  with late as (
    select id from public.hire_me_queries
    where status <> 'won' and came_in_at < now() - interval '24 months'
    limit part for update
  ),
  suspect as (
    select id from public.hire_me_queries
    where status in ('quarantined', 'spam', 'test')
      and came_in_at < now() - interval '90 days'
      and not public.was_marked_lately(id)
    limit part for update
  )
  delete from public.hire_me_queries where id in (
    select id from late union all select id from suspect
  );
  get diagnostics hire_me = row_count;
  with late as (
    select id from public.aigency_consultation_queries
    where status <> 'won' and came_in_at < now() - interval '24 months'
    limit part for update
  ),
  suspect as (
    select id from public.aigency_consultation_queries
    where status in ('quarantined', 'spam', 'test')
      and came_in_at < now() - interval '90 days'
      and not public.was_marked_lately(id)
    limit part for update
  )
  delete from public.aigency_consultation_queries where id in (
    select id from late union all select id from suspect
  );
  get diagnostics partner = row_count;
  -- "Until 90 days after you stop it, or 30 days if we asked you to confirm it and you did not." The link
  -- that confirms is good for seven days, also when it was sent at a replay or a release from quarantine.
  with suspect as (
    select id from public.newsletter_subscriptions
    where status in ('quarantined', 'spam', 'test')
      and came_in_at < now() - interval '90 days'
      and not public.was_marked_lately(id)
    limit part for update
  ),
  stopped as (
    select id from public.newsletter_subscriptions
    where unsubscribed_at < now() - interval '90 days'
    limit part for update
  ),
  forgotten as (
    select id from public.newsletter_subscriptions
    where needs_confirmation and confirmed_at is null
      and came_in_at < now() - interval '30 days'
      and greatest(created_at, public.lead_released_at('newsletter_subscriptions', id))
        < now() - interval '7 days'
    limit part for update
  )
  delete from public.newsletter_subscriptions where id in (
    select id from suspect union all select id from stopped union all select id from forgotten
  );
  get diagnostics newsletter = row_count;
  delete from public.lead_history where id in (
    select id from public.lead_history where at < now() - interval '24 months' limit part
  );
  get diagnostics history = row_count;
  delete from public.erased_emails where erased_at < now() - interval '24 months';
  counts := jsonb_build_object(
    'hire_me_queries', hire_me,
    'aigency_consultation_queries', partner,
    'newsletter_subscriptions', newsletter
  );
  insert into public.privacy_log (action, deleted) values ('retention', counts)
  returning id into log_id;
  return jsonb_build_object(
    'record', log_id,
    'deleted', counts,
    'is_complete', greatest(hire_me, partner, newsletter, history) < part
  );
end
$$;


--
-- Name: FUNCTION apply_retention(); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.apply_retention() IS 'Deletes a part of what is older than the privacy policy says, until is_complete. Daily by pg_cron, else npm run leads:retention.';


--
-- Name: archive_filters(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.archive_filters(kind text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
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


--
-- Name: FUNCTION archive_filters(kind text); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.archive_filters(kind text) IS 'How many articles of a kind are published, and under which categories, tags or types.';


--
-- Name: archive_page(text, text, integer, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.archive_page(kind text, filter text, skip integer, size integer) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
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


--
-- Name: FUNCTION archive_page(kind text, filter text, skip integer, size integer); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.archive_page(kind text, filter text, skip integer, size integer) IS 'Articles of a kind, the newest first: all of them, or those of one category, tag or type.';


--
-- Name: article_facts(text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.article_facts(content text, body_format text) RETURNS TABLE(place bigint, fact text)
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $_$
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
$_$;


--
-- Name: article_outline(text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.article_outline(content text, body_format text) RETURNS jsonb
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
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


--
-- Name: article_parts(text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.article_parts(content text, body_format text) RETURNS TABLE(place bigint, heading text, words text)
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
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


--
-- Name: assert_report_proof(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.assert_report_proof(proof text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  shown text := encode(sha256(convert_to(proof, 'UTF8')), 'hex');
begin
  insert into public.report_access (key_hash) values (shown) on conflict do nothing;
  if not exists (select from public.report_access where key_hash = shown) then
    raise exception 'not the proof of this site' using errcode = '42501';
  end if;
end
$$;


--
-- Name: author_page(text, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.author_page(author_path text, size integer) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
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


--
-- Name: FUNCTION author_page(author_path text, size integer); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.author_page(author_path text, size integer) IS 'A list of one author, with the name, how many insights are published, and the newest of them; empty for nobody.';


--
-- Name: author_slug(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.author_slug(author text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select rtrim(left(ltrim(regexp_replace(
    lower(regexp_replace(
      normalize(author, nfkd),
      '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'
    )),
    '[^a-z0-9]+', '-', 'g'
  ), '-'), 120), '-')
$$;


--
-- Name: came_in_at(jsonb, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.came_in_at(source jsonb, created timestamp with time zone) RETURNS timestamp with time zone
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  -- least() skips null.
  return least((source ->> 'received_at')::timestamptz, created);
exception when data_exception then
  return created;
end
$$;


--
-- Name: FUNCTION came_in_at(source jsonb, created timestamp with time zone); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.came_in_at(source jsonb, created timestamp with time zone) IS 'When a lead came in: what the Worker wrote into source, and never later than its row was created.';


--
-- Name: claim_lead_notification(uuid, text, text, uuid, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.claim_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid, max_mails integer DEFAULT NULL::integer) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  found_table text;
  found_row jsonb;
  told_by uuid;
  told timestamptz;
begin
  select stored.lead_table, stored.lead_row into found_table, found_row
  from public.lead_with_proof(lead, proof) as stored;
  if found_row is null or found_row ->> 'status' = 'test'
    or (
      found_row ->> 'status' = 'spam'
      and public.lead_released_at(found_table, (found_row ->> 'id')::uuid) is not null
    )
    or (found_row ->> 'status' is not distinct from 'quarantined') <> (receiver_name like 'digest-%')
    or (receiver_name = 'late' and found_row ->> 'status' is distinct from 'new')
  then
    return null;
  end if;
  if receiver_name = 'email' and max_mails is not null then
    -- One after the other: of many claims at once each counts those before it.
    perform pg_advisory_xact_lock(hashtext('public.lead_notifications mails'));
    if max_mails <= (
      select count(distinct notification.owner)
      from public.lead_notifications as notification
      where notification.receiver = 'email'
        and notification.claimed_at > now() - interval '10 minutes'
        and (notification.is_open or notification.told_at is not null)
    ) and not exists (
      -- A message lives for 20 hours.
      select from public.lead_notifications as notification
      where notification.receiver = 'email'
        and notification.claimed_at > now() - interval '21 hours'
        and notification.owner = owner_id
    ) then
      return null;
    end if;
  end if;
  insert into public.lead_notifications as notification
    (lead_table, submission_id, receiver, owner, is_open)
  values (found_table, lead, receiver_name, owner_id, true)
  on conflict (lead_table, submission_id, receiver) do update
    set owner = excluded.owner, claimed_at = now(), failed_at = null, told_at = null, is_open = true
    where notification.owner is null;
  select notification.owner, notification.told_at into told_by, told
  from public.lead_notifications as notification
  where notification.lead_table = found_table
    and notification.submission_id = lead
    and notification.receiver = receiver_name;
  if told_by is distinct from owner_id or told is not null then return null; end if;
  -- The link in the confirmation mail ends seven days after this date.
  if receiver_name = 'confirmation' then
    found_row := jsonb_set(found_row, '{created_at}', to_jsonb(greatest(
      (found_row ->> 'created_at')::timestamptz,
      public.lead_released_at(found_table, (found_row ->> 'id')::uuid)
    )));
  end if;
  return jsonb_build_object('table', found_table, 'row', found_row - 'proof_hash');
end
$$;


--
-- Name: FUNCTION claim_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid, max_mails integer); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.claim_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid, max_mails integer) IS 'Gives a lead to the one queue message that tells the receiver of it.';


--
-- Name: claim_weekly_report(date, text, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.claim_weekly_report(week_start date, proof text, owner_id uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    SET statement_timeout TO '20s'
    AS $$
begin
  perform public.assert_report_proof(proof);
  insert into public.weekly_reports (week, owner) values (week_start, owner_id)
  on conflict (week) do nothing;
  if exists (
    select from public.weekly_reports
    where week = week_start and owner = owner_id and sent_at is null
  ) then
    return public.weekly_figures(week_start);
  end if;
  return null;
end
$$;


--
-- Name: FUNCTION claim_weekly_report(week_start date, proof text, owner_id uuid); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.claim_weekly_report(week_start date, proof text, owner_id uuid) IS 'Gives the figures of a week to the one queue message that sends its report.';


--
-- Name: complete_lead_notification(uuid, text, text, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.complete_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.lead_notifications as notification
  set told_at = now(), failed_at = null, is_open = false
  from public.lead_with_proof(lead, proof) as stored
  where notification.lead_table = stored.lead_table
    and notification.submission_id = lead
    and notification.receiver = receiver_name
    and notification.owner = owner_id
  returning true
$$;


--
-- Name: FUNCTION complete_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.complete_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) IS 'Records that the receiver has been told by the message that owns the notification.';


--
-- Name: complete_weekly_report(date, text, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.complete_weekly_report(week_start date, proof text, owner_id uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform public.assert_report_proof(proof);
  update public.weekly_reports set sent_at = now() where week = week_start and owner = owner_id;
  return found;
end
$$;


--
-- Name: FUNCTION complete_weekly_report(week_start date, proof text, owner_id uuid); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.complete_weekly_report(week_start date, proof text, owner_id uuid) IS 'Records that the report of a week was sent by the message that owns it.';


--
-- Name: confirm_subscription(uuid, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.confirm_subscription(lead uuid, proof text) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.newsletter_subscriptions as stored
  set confirmed_at = coalesce(stored.confirmed_at, now())
  where stored.submission_id = lead
    and stored.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
    and stored.unsubscribed_at is null
    and greatest(
      stored.created_at, public.lead_released_at('newsletter_subscriptions', stored.id)
    ) > now() - interval '7 days'
  returning true
$$;


--
-- Name: display_email(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.display_email(email text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
declare
  split int := length(email) - position('@' in reverse(email)) + 1;
  labels text[] := string_to_array(substr(email, split + 1), '.');
  coded text;
  points int[];
  size int;
  at int;
  digit int;
  low int;
  k int;
  bias int;
  weight bigint;
  place bigint;
  before bigint;
  delta bigint;
  point bigint;
begin
  if email !~ '@.*xn--' or length(email) > 255 then return email; end if;
  for number in 1 .. cardinality(labels) loop
    continue when labels[number] !~ '^xn--.';
    coded := substr(labels[number], 5);
    -- The ASCII of a label stands before its last hyphen; each number behind it inserts another letter.
    at := case when coded ~ '-' then length(coded) - position('-' in reverse(coded)) else 0 end;
    points := array(select ascii(letter) from string_to_table(left(coded, at), null) as letter);
    coded := substr(coded, case when at > 0 then at + 2 else 1 end);
    point := 128;
    place := 0;
    bias := 72;
    at := 1;
    while at <= length(coded) loop
      before := place;
      weight := 1;
      k := 36;
      loop
        digit := position(substr(coded, at, 1) in 'abcdefghijklmnopqrstuvwxyz0123456789') - 1;
        if at > length(coded) or digit < 0 then return email; end if;
        place := place + digit * weight;
        if place > 2147483647 then return email; end if;
        at := at + 1;
        low := least(26, greatest(1, k - bias));
        exit when digit < low;
        weight := weight * (36 - low);
        k := k + 36;
      end loop;
      size := cardinality(points) + 1;
      delta := (place - before) / case when before = 0 then 700 else 2 end;
      delta := delta + delta / size;
      bias := 0;
      while delta > 455 loop
        delta := delta / 35;
        bias := bias + 36;
      end loop;
      bias := bias + 36 * delta / (delta + 38);
      point := point + place / size;
      if point > 1114111 or point between 55296 and 57343 then return email; end if;
      place := place % size;
      points := points[:place::int] || point::int || points[place::int + 1:];
      place := place + 1;
    end loop;
    labels[number] := (
      select string_agg(chr(letter), '' order by index)
      from unnest(points) with ordinality as letters (letter, index)
    );
    -- Nothing is shown that nobody sees, or that looks like more than a label.
    if labels[number] !~ '[^\u0001-\u007f]'
      or labels[number] ~ '[\u0080-\u00a0\u00ad\u061c\u115f\u1160\u180b-\u180f\u2000-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff]'
      or labels[number] <> lower(normalize(labels[number], nfkc))
    then
      return email;
    end if;
  end loop;
  return left(email, split) || array_to_string(labels, '.');
end
$$;


--
-- Name: drop_erased_lead(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.drop_erased_lead() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if exists (
    select 1 from public.erased_emails
    where email_hash = public.email_hash(new.email)
      and erased_at > new.came_in_at
  ) then
    return null;
  end if;
  return new;
end
$$;


--
-- Name: drop_expired_subscription(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.drop_expired_subscription() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.newsletter_subscriptions as stored
  set unsubscribed_at = now()
  where stored.email_lower = lower(new.email)
    and stored.came_in_at <= new.came_in_at
    and stored.confirmed_at is null
    and stored.unsubscribed_at is null
    and stored.status is distinct from 'quarantined'
    and stored.status is distinct from 'test'
    and case
      when stored.needs_confirmation then greatest(
        stored.created_at, public.lead_released_at('newsletter_subscriptions', stored.id)
      ) < now() - interval '7 days'
      else new.needs_confirmation
    end;
  return new;
end
$$;


--
-- Name: email_hash(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.email_hash(email text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$ select encode(sha256(convert_to(lower(btrim(email)), 'UTF8')), 'hex') $$;


--
-- Name: erase_person(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.erase_person(person_email text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  hire_me integer;
  partner integer;
  newsletter integer;
  log_id uuid;
  counts jsonb;
begin
  insert into public.erased_emails (email_hash) values (public.email_hash(person_email))
  on conflict (email_hash) do update set erased_at = now();
  delete from public.hire_me_queries where email_lower = lower(btrim(person_email));
  get diagnostics hire_me = row_count;
  delete from public.aigency_consultation_queries where email_lower = lower(btrim(person_email));
  get diagnostics partner = row_count;
  delete from public.newsletter_subscriptions where email_lower = lower(btrim(person_email));
  get diagnostics newsletter = row_count;
  counts := jsonb_build_object(
    'hire_me_queries', hire_me,
    'aigency_consultation_queries', partner,
    'newsletter_subscriptions', newsletter
  );
  insert into public.privacy_log (action, deleted) values ('erase', counts) returning id into log_id;
  return jsonb_build_object('record', log_id, 'deleted', counts);
end
$$;


--
-- Name: FUNCTION erase_person(person_email text); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.erase_person(person_email text) IS 'Deletes every row about one email address and writes into privacy_log that it happened.';


--
-- Name: export_person(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.export_person(person_email text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'hire_me_queries', (
      select coalesce(
        jsonb_agg(to_jsonb(lead) - array['proof_hash', 'email_proof_hash', 'email_lower'] order by lead.created_at), '[]'
      )
      from public.hire_me_queries as lead
      where lead.email_lower = lower(btrim(person_email))
    ),
    'aigency_consultation_queries', (
      select coalesce(
        jsonb_agg(to_jsonb(lead) - array['proof_hash', 'email_proof_hash', 'email_lower'] order by lead.created_at), '[]'
      )
      from public.aigency_consultation_queries as lead
      where lead.email_lower = lower(btrim(person_email))
    ),
    'newsletter_subscriptions', (
      select coalesce(
        jsonb_agg(to_jsonb(lead) - array['proof_hash', 'email_proof_hash', 'email_lower'] order by lead.created_at), '[]'
      )
      from public.newsletter_subscriptions as lead
      where lead.email_lower = lower(btrim(person_email))
    )
  )
$$;


--
-- Name: FUNCTION export_person(person_email text); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.export_person(person_email text) IS 'Every row about one email address, whatever its letter case.';


--
-- Name: fail_lead_notification(uuid, text, text, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.fail_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.lead_notifications as notification set failed_at = now(), is_open = false
  from public.lead_with_proof(lead, proof) as stored
  where notification.lead_table = stored.lead_table
    and notification.submission_id = lead
    and notification.receiver = receiver_name
    and notification.owner = owner_id
    and notification.told_at is null
  returning true
$$;


--
-- Name: first_answer_hours(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.first_answer_hours() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with stored as (
    select status, received_at, contacted_at from public.hire_me_queries
    union all
    select status, received_at, contacted_at from public.aigency_consultation_queries
  ),
  answered as (
    select count(*) >= 10 as is_enough,
      percentile_cont(array[0.5, 0.9]) within group (
        order by extract(epoch from contacted_at - received_at)::double precision / 3600
      ) as hours
    from stored
    where status in ('contacted', 'qualified', 'won', 'lost')
      and received_at > now() - interval '90 days' and contacted_at is not null
  )
  select jsonb_build_object(
    'median', case when is_enough then ceil(hours[1] * 4) / 4 end,
    'p90', case when is_enough then ceil(hours[2] * 4) / 4 end
  )
  from answered
$$;


--
-- Name: FUNCTION first_answer_hours(); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.first_answer_hours() IS 'Hours to the first answer, median and 90th percentile, of the leads of the last 90 days that have one; null of fewer than ten.';


--
-- Name: is_staff(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.is_staff() RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (
    select 1 from public.staff
    where user_id::text
      = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )
$$;


--
-- Name: FUNCTION is_staff(); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.is_staff() IS 'Whether the user of this request is listed in staff.';


--
-- Name: join_words(text[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.join_words(words text[]) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select array_to_string(words, ' ')
$$;


--
-- Name: lead_came_from(jsonb); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.lead_came_from(source jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
  select coalesce(
    substring(
      lower(coalesce(
        source ->> 'utm_source',
        case when coalesce(source ->> 'referrer', '') = '' then 'direct'
          else regexp_replace(
            substring(lower(source ->> 'referrer') from '^https?://([a-z0-9.-]+)(?:[:/?#]|$)'),
            '^www\.', ''
          )
        end
      ))
      from '^[a-z0-9][a-z0-9._-]{0,39}$'
    ),
    'other'
  )
$_$;


--
-- Name: FUNCTION lead_came_from(source jsonb); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.lead_came_from(source jsonb) IS 'One plain word for where a lead came from: the campaign''s source, else the host that linked to the site, else direct.';


--
-- Name: lead_due_at(text, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.lead_due_at(kind text, received timestamp with time zone) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
  select case kind
    when 'newsletter' then null
    when 'consultation' then received + interval '2 hours'
    when 'partner' then (
      received at time zone 'America/New_York' + interval '1 day' *
        case extract(isodow from received at time zone 'America/New_York')
          when 3 then 5 when 4 then 5 when 5 then 5 when 6 then 4 else 3
        end
    ) at time zone 'America/New_York'
    else received + interval '24 hours'
  end
$$;


--
-- Name: FUNCTION lead_due_at(kind text, received timestamp with time zone); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.lead_due_at(kind text, received timestamp with time zone) IS 'When a lead of a kind that came in at a time is answered at the latest.';


--
-- Name: lead_late_at(text, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.lead_late_at(kind text, received timestamp with time zone) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
  select received + (public.lead_due_at(kind, received) - received) * 0.75
$$;


--
-- Name: FUNCTION lead_late_at(kind text, received timestamp with time zone); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.lead_late_at(kind text, received timestamp with time zone) IS 'When three quarters of the promise are over: then a second address is told of a lead without an answer.';


--
-- Name: lead_promise(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.lead_promise() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with waiting as (
    (
      select received_at, public.lead_due_at(kind, received_at) as due_at,
        public.lead_late_at(kind, received_at) as late_at
      from public.hire_me_queries
      where status = 'new'
      order by received_at
      limit 1000
    )
    union all
    (
      select received_at, public.lead_due_at('partner', received_at),
        public.lead_late_at('partner', received_at)
      from public.aigency_consultation_queries
      where status = 'new'
      order by received_at
      limit 1000
    )
  )
  select jsonb_build_object(
    'oldest_minutes', floor(extract(epoch from now() - min(received_at)) / 900) * 15,
    'due_in_minutes', floor(extract(epoch from min(due_at) filter (
      where late_at <= now() or due_at > now() + interval '4 hours'
    ) - now()) / 900) * 15,
    'overdue', count(*) filter (where due_at <= now())
  )
  from waiting
$$;


--
-- Name: FUNCTION lead_promise(); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.lead_promise() IS 'How long the oldest lead waits for its first answer, when the next promise breaks, and how many have; at most 1,000 of each table.';


--
-- Name: lead_released_at(text, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.lead_released_at(table_name text, row_id uuid) RETURNS timestamp with time zone
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select max(history.at)
  from public.lead_history as history
  where history.lead_table = table_name
    and history.lead_id = row_id
    and history.old_status = 'quarantined'
    and history.new_status is distinct from 'quarantined'
$$;


--
-- Name: FUNCTION lead_released_at(table_name text, row_id uuid); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.lead_released_at(table_name text, row_id uuid) IS 'When a lead last left quarantine; null for one that never did.';


--
-- Name: lead_with_proof(uuid, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.lead_with_proof(lead uuid, proof text) RETURNS TABLE(lead_table text, lead_row jsonb)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with hashed as (select encode(sha256(convert_to(proof, 'UTF8')), 'hex') as proof_hash)
  select 'hire_me_queries', to_jsonb(stored) - 'proof_hash' - 'email_proof_hash'
  from public.hire_me_queries as stored join hashed using (proof_hash)
  where stored.submission_id = lead
  union all
  select 'aigency_consultation_queries', to_jsonb(stored) - 'proof_hash' - 'email_proof_hash'
  from public.aigency_consultation_queries as stored join hashed using (proof_hash)
  where stored.submission_id = lead
  union all
  select 'newsletter_subscriptions', to_jsonb(stored) - 'proof_hash' - 'email_proof_hash'
  from public.newsletter_subscriptions as stored join hashed using (proof_hash)
  where stored.submission_id = lead
$$;


--
-- Name: leave_redirect(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.leave_redirect() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
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


--
-- Name: note_correction(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_correction() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
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


--
-- Name: plain_text(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.plain_text(source text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
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


--
-- Name: present_subscription(uuid, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.present_subscription(lead uuid, proof text) RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select present.submission_id
  from public.newsletter_subscriptions as named
  join public.newsletter_subscriptions as present
    on present.email_lower = named.email_lower
  where named.submission_id = lead
    and named.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
    and present.status is distinct from 'quarantined'
    and present.status is distinct from 'test'
    and present.status is distinct from 'spam'
    and present.unsubscribed_at is null
$$;


--
-- Name: FUNCTION present_subscription(lead uuid, proof text); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.present_subscription(lead uuid, proof text) IS 'Submission id of the subscription that the address of this one has now; null without any.';


--
-- Name: preview_article(text, text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.preview_article(kind text, article_slug text, preview_key text) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
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


--
-- Name: FUNCTION preview_article(kind text, article_slug text, preview_key text); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.preview_article(kind text, article_slug text, preview_key text) IS 'One article, published or not, for the site''s signed preview links.';


--
-- Name: record_email_problem(text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.record_email_problem(email_proof text, problem text) RETURNS jsonb
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with address as (
    select encode(sha256(convert_to(email_proof, 'UTF8')), 'hex') as proof_hash
  ),
  hire_me as (
    update public.hire_me_queries as stored
    set email_problem = problem, email_problem_at = now()
    from address
    where stored.email_proof_hash = address.proof_hash
      and (stored.email_problem is null or (stored.email_problem, problem) = ('bounced', 'complained'))
    returning 1
  ),
  partner as (
    update public.aigency_consultation_queries as stored
    set email_problem = problem, email_problem_at = now()
    from address
    where stored.email_proof_hash = address.proof_hash
      and (stored.email_problem is null or (stored.email_problem, problem) = ('bounced', 'complained'))
    returning 1
  ),
  newsletter as (
    update public.newsletter_subscriptions as stored
    set email_problem = problem,
      email_problem_at = now(),
      unsubscribed_at = coalesce(stored.unsubscribed_at, now())
    from address
    where stored.email_proof_hash = address.proof_hash
      and (stored.email_problem is null or (stored.email_problem, problem) = ('bounced', 'complained'))
    returning 1
  )
  select jsonb_build_object(
    'leads', (select count(*) from hire_me) + (select count(*) from partner),
    'subscriptions', (select count(*) from newsletter)
  )
$$;


--
-- Name: FUNCTION record_email_problem(email_proof text, problem text); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.record_email_problem(email_proof text, problem text) IS 'Marks the leads of an address that bounced or complained, and stops its newsletter. Says how many rows changed.';


--
-- Name: search_articles(text, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_articles(question text, max_results integer DEFAULT 20) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET jit TO 'off'
    AS $_$
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
$_$;


--
-- Name: FUNCTION search_articles(question text, max_results integer); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.search_articles(question text, max_results integer) IS 'What is published and holds the words of a question, the best first.';


--
-- Name: search_hits(text, tsquery); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_hits(searched_table text, words tsquery) RETURNS TABLE(id uuid, rank real, published_at timestamp with time zone)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    AS $_$
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
$_$;


--
-- Name: search_question(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_question(question text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select to_tsquery('english', left(question, 8000))
$$;


--
-- Name: set_lead_times(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.set_lead_times() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  begin
    new.received_at := (new.source ->> 'received_at')::timestamptz;
  exception when data_exception then
    new.received_at := null;
  end;
  if new.received_at is null
    or new.received_at > new.created_at
    or new.received_at < new.created_at - interval '14 days'
  then
    new.received_at := new.created_at;
  end if;
  new.came_in_at := public.came_in_at(new.source, new.created_at);
  return new;
end
$$;


--
-- Name: sitemap_counts(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.sitemap_counts() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'success-stories', (select count(*) from public.success_stories),
    'insights', (select count(*) from public.insights),
    'authors', (select count(distinct author_slug) from public.insights where author_slug <> '')
  )
$$;


--
-- Name: FUNCTION sitemap_counts(); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.sitemap_counts() IS 'How many addresses of each kind the sitemap has.';


--
-- Name: sitemap_part(text, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.sitemap_part(kind text, part integer) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
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


--
-- Name: FUNCTION sitemap_part(kind text, part integer); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.sitemap_part(kind text, part integer) IS 'The last parts of the addresses in a part of the sitemap, and when each page last changed.';


--
-- Name: skip_lead_notification(uuid, text, text, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.skip_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.lead_notifications as notification set is_open = false
  from public.lead_with_proof(lead, proof) as stored
  where notification.lead_table = stored.lead_table
    and notification.submission_id = lead
    and notification.receiver = receiver_name
    and notification.owner = owner_id
  returning true
$$;


--
-- Name: FUNCTION skip_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.skip_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) IS 'Records that the lead does not concern the receiver: the message that owns the notification is done.';


--
-- Name: stop_subscription(uuid, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.stop_subscription(lead uuid, proof text) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with stopped as (
    update public.newsletter_subscriptions as stored
    set unsubscribed_at = coalesce(stored.unsubscribed_at, now())
    where stored.submission_id = lead
      and stored.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
    returning 1
  )
  select exists (select 1 from stopped)
$$;


--
-- Name: subscription_counts(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.subscription_counts() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'unconfirmed', count(*) filter (where confirmed_at is null),
    'confirmed', count(*) filter (where confirmed_at is not null)
  )
  from public.newsletter_subscriptions
  where created_at > now() - interval '4 days'
    and needs_confirmation
    and coalesce(status, 'new') not in ('spam', 'quarantined', 'test')
$$;


--
-- Name: FUNCTION subscription_counts(); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.subscription_counts() IS 'How many subscriptions of the last four days were confirmed, and how many were not.';


--
-- Name: track_lead_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.track_lead_change() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  columns text[];
begin
  new.status := coalesce(new.status, 'new');
  -- Back to new: the status before was a slip.
  if new.status in ('contacted', 'qualified', 'won', 'lost') then
    new.contacted_at := coalesce(old.contacted_at, now());
  elsif new.status = 'new' then
    new.contacted_at := null;
  end if;
  -- Generated columns follow from the others, and have no value yet in a new row.
  select array_agg(after.key order by after.key) into columns
  from jsonb_each(to_jsonb(new) - array['kind', 'reference', 'email_lower']) as after
  where after.value is distinct from to_jsonb(old) -> after.key;
  if columns is not null then
    insert into public.lead_history
      (lead_table, lead_id, changed_by, old_status, new_status, changed)
    values (
      tg_table_name, new.id,
      (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid,
      old.status, new.status, columns
    );
  end if;
  return new;
end
$$;


--
-- Name: unsent_notifications(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.unsent_notifications() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with unsent as (
    (
      select lead_table, submission_id, true as is_failed
      from public.lead_notifications
      where failed_at is not null and owner is not null
      limit 1000
    )
    union all
    (
      select lead_table, submission_id, false
      from public.lead_notifications
      where is_open and owner is not null and claimed_at < now() - interval '24 hours'
      limit 1000
    )
  )
  select jsonb_build_object(
    'failed', count(*) filter (where is_failed),
    'vanished', count(*) filter (where not is_failed)
  )
  from unsent
  -- Nobody is to be told of a lead that was deleted.
  where case lead_table
    when 'hire_me_queries' then exists (
      select from public.hire_me_queries as lead where lead.submission_id = unsent.submission_id
    )
    when 'aigency_consultation_queries' then exists (
      select from public.aigency_consultation_queries as lead
      where lead.submission_id = unsent.submission_id
    )
    else exists (
      select from public.newsletter_subscriptions as lead
      where lead.submission_id = unsent.submission_id
    )
  end
$$;


--
-- Name: FUNCTION unsent_notifications(); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.unsent_notifications() IS 'How many notifications were given up, and how many were claimed by a message that is gone. See docs/notifications.md.';


--
-- Name: untold_leads(text[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.untold_leads(receivers text[]) RETURNS TABLE(submission_id uuid, receiver text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with lead as not materialized (
    select 'hire_me_queries' as lead_table, stored.id, stored.submission_id, stored.status,
      stored.created_at, stored.proof_hash, stored.kind, stored.received_at
    from public.hire_me_queries as stored
    union all
    select 'aigency_consultation_queries', stored.id, stored.submission_id, stored.status,
      stored.created_at, stored.proof_hash, 'partner', stored.received_at
    from public.aigency_consultation_queries as stored
    union all
    select 'newsletter_subscriptions', stored.id, stored.submission_id, stored.status,
      stored.created_at, stored.proof_hash, 'newsletter', stored.received_at
    from public.newsletter_subscriptions as stored
  ),
  candidate as (
    select lead.* from lead
    where lead.created_at > now()
      - case when 'late' = any (receivers) then interval '7 days' else interval '3 days' end
    union
    select lead.*
    from public.lead_history as history
    join lead on lead.id = history.lead_id and lead.lead_table = history.lead_table
    where history.old_status = 'quarantined' and history.at > now() - interval '3 days'
    union
    select lead.*
    from public.lead_notifications as notification
    join lead on lead.submission_id = notification.submission_id
      and lead.lead_table = notification.lead_table
    where notification.owner is null
  )
  select lead.submission_id, wanted.receiver
  from candidate as lead
  cross join unnest(receivers) as wanted (receiver)
  -- The limit makes it one look into the index for each pair, and not a join with all notifications.
  left join lateral (
    select found.submission_id, found.owner
    from public.lead_notifications as found
    where found.lead_table = lead.lead_table
      and found.submission_id = lead.submission_id
      and found.receiver = wanted.receiver
    limit 1
  ) as notification on true
  where lead.proof_hash is not null
    and lead.status is distinct from 'test'
    and not (
      lead.status is not distinct from 'spam'
      and public.lead_released_at(lead.lead_table, lead.id) is not null
    )
    and (lead.status is not distinct from 'quarantined') = (wanted.receiver like 'digest-%')
    and (
      wanted.receiver <> 'late'
      or (lead.status = 'new' and public.lead_late_at(lead.kind, lead.received_at) <= now())
    )
    and notification.owner is null
    and (
      notification.submission_id is not null
      or lead.created_at > now()
        - case wanted.receiver when 'late' then interval '7 days' else interval '3 days' end
      or (
        wanted.receiver not like 'digest-%'
        and public.lead_released_at(lead.lead_table, lead.id) > now() - interval '3 days'
      )
    )
  order by random()
  limit 100
$$;


--
-- Name: FUNCTION untold_leads(receivers text[]); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.untold_leads(receivers text[]) IS 'Ids of leads that one of the receivers has not been told of. At most 100.';


--
-- Name: update_position(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.update_position(update_id uuid) RETURNS bigint
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select (
    select count(*)
    from public.updates as newer
    where (newer.published_at, newer.id) > (one.published_at, one.id)
  )
  from public.updates as one
  where one.id = update_id
$$;


--
-- Name: FUNCTION update_position(update_id uuid); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.update_position(update_id uuid) IS 'How many published updates are newer than one; null when it is not published.';


--
-- Name: was_marked_lately(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.was_marked_lately(lead uuid) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select exists (
    select 1 from public.lead_history
    where lead_id = lead
      and new_status is distinct from old_status
      and at > now() - interval '90 days'
  )
$$;


--
-- Name: FUNCTION was_marked_lately(lead uuid); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.was_marked_lately(lead uuid) IS 'Whether the status of a lead was changed in the last 90 days.';


--
-- Name: weekly_figures(date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.weekly_figures(week date) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET statement_timeout TO '20s'
    SET jit TO 'off'
    AS $_$
  with bounds as (
    select
      week::timestamp at time zone 'UTC' as last_start,
      (week - 7)::timestamp at time zone 'UTC' as start,
      (week + 7)::timestamp at time zone 'UTC' as finish
  ),
  stored as (
    select 'hire_me_queries' as lead_table, lead.submission_id, lead.source, lead.status,
      lead.created_at, lead.contacted_at, lead.received_at
    from public.hire_me_queries as lead, bounds
    where lead.created_at >= bounds.start and lead.created_at < bounds.finish
    union all
    select 'aigency_consultation_queries', lead.submission_id, lead.source, lead.status,
      lead.created_at, lead.contacted_at, lead.received_at
    from public.aigency_consultation_queries as lead, bounds
    where lead.created_at >= bounds.start and lead.created_at < bounds.finish
    union all
    select 'newsletter_subscriptions', lead.submission_id, lead.source, lead.status,
      lead.created_at, null, lead.received_at
    from public.newsletter_subscriptions as lead, bounds
    where lead.created_at >= bounds.start and lead.created_at < bounds.finish
  ),
  of_weeks as (
    select
      stored.*,
      stored.status as state,
      stored.created_at >= bounds.last_start as is_last
    from stored, bounds
  ),
  -- What the site and staff call no lead is counted apart, and so is the newsletter.
  leads as (
    select
      of_weeks.*,
      case when source ->> 'form' ~ '^[A-Za-z]{1,40}$' then source ->> 'form' else 'other' end as kind,
      public.lead_came_from(source) as came_from,
      case when source ->> 'page' ~ '^/[a-z0-9/-]{0,100}$' then source ->> 'page' else 'other' end as page
    from of_weeks
    where state not in ('test', 'quarantined', 'spam')
      and lead_table <> 'newsletter_subscriptions'
  ),
  late as (
    select public.lead_due_at(lead.kind, lead.received_at) as due_at, lead.contacted_at,
      lead.status
    from public.hire_me_queries as lead, bounds
    -- A row is never older than its lead, and 14 days younger at most.
    where lead.created_at >= bounds.start - interval '7 days'
      and lead.created_at < bounds.finish + interval '14 days'
    union all
    select public.lead_due_at('partner', lead.received_at), lead.contacted_at,
      lead.status
    from public.aigency_consultation_queries as lead, bounds
    where lead.created_at >= bounds.start - interval '7 days'
      and lead.created_at < bounds.finish + interval '14 days'
  )
  select jsonb_build_object(
    'kinds', (
      select coalesce(jsonb_agg(to_jsonb(counted) order by counted.last desc, counted.name), '[]')
      from (
        select kind as name, count(*) filter (where is_last) as last,
          count(*) filter (where not is_last) as before
        from leads group by kind order by 2 desc, 1 limit 20
      ) as counted
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(counted) order by counted.last desc, counted.name), '[]')
      from (
        select came_from as name, count(*) filter (where is_last) as last,
          count(*) filter (where not is_last) as before
        from leads group by came_from order by 2 desc, 3 desc, 1 limit 10
      ) as counted
    ),
    'pages', (
      select coalesce(jsonb_agg(to_jsonb(counted) order by counted.last desc, counted.name), '[]')
      from (
        select page as name, count(*) filter (where is_last) as last,
          count(*) filter (where not is_last) as before
        from leads group by page order by 2 desc, 3 desc, 1 limit 100
      ) as counted
    ),
    'steps', (
      select coalesce(jsonb_agg(to_jsonb(counted) - 'place' order by counted.place), '[]')
      from (
        select step.place, step.name, count(*) filter (where reached and is_last) as last,
          count(*) filter (where reached and not is_last) as before
        from leads
        left join lateral (
          select bool_or(notification.told_at is not null) as is_told
          from public.lead_notifications as notification
          where notification.lead_table = leads.lead_table
            and notification.submission_id = leads.submission_id
            and notification.receiver in ('email', 'webhook')
        ) as told on true
        cross join lateral (values
          (1, 'stored', true),
          (2, 'notified', coalesce(told.is_told, false)),
          (3, 'contacted', leads.contacted_at is not null),
          (4, 'qualified', leads.state in ('qualified', 'won')),
          (5, 'won', leads.state = 'won')
        ) as step (place, name, reached)
        group by step.place, step.name
      ) as counted
    ),
    'apart', (
      select jsonb_object_agg(apart.name, jsonb_build_object('last', apart.last, 'before', apart.before))
      from (
        select wanted.name,
          count(of_weeks.state) filter (where is_last) as last,
          count(of_weeks.state) filter (where not is_last) as before
        from (values ('test'), ('quarantined'), ('spam')) as wanted (name)
        left join of_weeks on of_weeks.state = wanted.name
        group by wanted.name
      ) as apart
    ),
    'late', (
      select jsonb_build_object(
        'last', count(*) filter (where due_at >= bounds.last_start),
        'before', count(*) filter (where due_at < bounds.last_start)
      )
      from late, bounds
      where due_at >= bounds.start and due_at < bounds.finish
        and coalesce(contacted_at, now()) > due_at
        and (contacted_at is not null or status = 'new')
    ),
    -- Hours to the first answer, median and 90th percentile: of the week's leads that have one.
    'answer_hours', (
      select jsonb_build_object(
        'last',
        percentile_cont(array[0.5, 0.9]) within group (order by hours) filter (where is_last),
        'before',
        percentile_cont(array[0.5, 0.9]) within group (order by hours) filter (where not is_last)
      )
      from (
        select is_last,
          extract(epoch from contacted_at - received_at)::double precision / 3600 as hours
        from leads
        where contacted_at is not null
      ) as answer
    ),
    'waiting', public.lead_promise(),
    'newsletter', (
      select jsonb_build_object(
        'subscribed', (
          select jsonb_build_object(
            'last', count(*) filter (where created_at >= last_start),
            'before', count(*) filter (where created_at < last_start)
          )
          from public.newsletter_subscriptions
          where created_at >= start and created_at < finish
            and status not in ('test', 'quarantined', 'spam')
        ),
        'confirmed', (
          select jsonb_build_object(
            'last', count(*) filter (where confirmed_at >= last_start),
            'before', count(*) filter (where confirmed_at < last_start)
          )
          from public.newsletter_subscriptions
          where confirmed_at >= start and confirmed_at < finish
            and status not in ('test', 'quarantined', 'spam')
        ),
        -- One that nobody confirmed ends too, when its address is subscribed again.
        'stopped', (
          select jsonb_build_object(
            'last', count(*) filter (where unsubscribed_at >= last_start),
            'before', count(*) filter (where unsubscribed_at < last_start)
          )
          from public.newsletter_subscriptions
          where unsubscribed_at >= start and unsubscribed_at < finish
            and confirmed_at is not null
            and status not in ('test', 'quarantined', 'spam')
        ),
        'pending', (
          select count(*)
          from public.newsletter_subscriptions
          where created_at > now() - interval '7 days'
            and needs_confirmation and confirmed_at is null and unsubscribed_at is null
            and status not in ('test', 'quarantined', 'spam')
        ),
        'subscribers', (
          select count(*)
          from public.newsletter_subscriptions
          where (confirmed_at is not null or needs_confirmation is not true)
            and unsubscribed_at is null
            and status not in ('test', 'quarantined', 'spam')
        )
      )
      from bounds
    )
  )
$_$;


--
-- Name: FUNCTION weekly_figures(week date); Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON FUNCTION public.weekly_figures(week date) IS 'Counts of the week that begins on a day, and of the week before. No personal data. See docs/operations.md.';


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: aigency_consultation_queries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.aigency_consultation_queries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    company text NOT NULL,
    message text NOT NULL,
    submission_id uuid,
    source jsonb,
    status text DEFAULT 'new'::text NOT NULL,
    proof_hash text,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    came_in_at timestamp with time zone DEFAULT now() NOT NULL,
    contacted_at timestamp with time zone,
    owner uuid,
    note text,
    email_proof_hash text,
    email_problem text,
    email_problem_at timestamp with time zone,
    reference text GENERATED ALWAYS AS (((('AIOI-'::text || upper(substr((submission_id)::text, 1, 4))) || '-'::text) || upper(substr((submission_id)::text, 5, 4)))) STORED,
    email_lower text GENERATED ALWAYS AS (lower(email)) STORED,
    CONSTRAINT aigency_consultation_queries_company_check CHECK (((company ~ '\S'::text) AND (char_length(company) <= 200))),
    CONSTRAINT aigency_consultation_queries_email_check CHECK (((email ~ '^[^@\s]+@[^@\s]+$'::text) AND (char_length(email) <= 255))),
    CONSTRAINT aigency_consultation_queries_email_problem_check CHECK ((email_problem = ANY (ARRAY['bounced'::text, 'complained'::text]))),
    CONSTRAINT aigency_consultation_queries_email_proof_hash_check CHECK ((email_proof_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT aigency_consultation_queries_first_name_check CHECK (((first_name ~ '\S'::text) AND (char_length(first_name) <= 100))),
    CONSTRAINT aigency_consultation_queries_hidden_check CHECK ((concat(first_name, last_name, email, phone, company, message) !~ '[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]'::text)),
    CONSTRAINT aigency_consultation_queries_last_name_check CHECK (((last_name ~ '\S'::text) AND (char_length(last_name) <= 100))),
    CONSTRAINT aigency_consultation_queries_message_check CHECK (((message ~ '\S'::text) AND (char_length(message) <= 2185))),
    CONSTRAINT aigency_consultation_queries_note_check CHECK ((char_length(note) <= 4000)),
    CONSTRAINT aigency_consultation_queries_phone_check CHECK (((phone ~ '\S'::text) AND (char_length(phone) <= 20))),
    CONSTRAINT aigency_consultation_queries_proof_hash_check CHECK ((proof_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT aigency_consultation_queries_single_lines_check CHECK ((concat(first_name, last_name, email, phone, company) !~ '[\u0001-\u001f\u007f-\u009f]'::text)),
    CONSTRAINT aigency_consultation_queries_source_check CHECK (((jsonb_typeof(source) = 'object'::text) AND (octet_length((source)::text) <= 8192))),
    CONSTRAINT aigency_consultation_queries_status_check CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'qualified'::text, 'won'::text, 'lost'::text, 'spam'::text, 'quarantined'::text, 'test'::text]))),
    CONSTRAINT aigency_consultation_queries_text_check CHECK ((message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'::text))
);


--
-- Name: TABLE aigency_consultation_queries; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.aigency_consultation_queries IS 'Applications to the partner program.';


--
-- Name: article_redirects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.article_redirects (
    kind text NOT NULL,
    old_slug text NOT NULL,
    new_slug text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT article_redirects_kind_check CHECK ((kind = ANY (ARRAY['success-stories'::text, 'insights'::text]))),
    CONSTRAINT article_redirects_slugs_check CHECK ((old_slug <> new_slug))
);


--
-- Name: TABLE article_redirects; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.article_redirects IS 'Earlier slugs of articles, written by a trigger. Delete a row to end a redirect.';


--
-- Name: categories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.categories (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    CONSTRAINT categories_name_check CHECK ((name ~ '\S'::text)),
    CONSTRAINT categories_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 120)))
);


--
-- Name: TABLE categories; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.categories IS 'What success stories are filed under.';


--
-- Name: erased_emails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.erased_emails (
    email_hash text NOT NULL,
    erased_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT erased_emails_email_hash_check CHECK ((email_hash ~ '^[0-9a-f]{64}$'::text))
);


--
-- Name: TABLE erased_emails; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.erased_emails IS 'SHA-256 of addresses that were erased in the last 24 months, as long as a dead lead may be kept. apply_retention() removes them.';


--
-- Name: hire_me_queries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.hire_me_queries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    whatsapp_number text,
    company text NOT NULL,
    solution text,
    selected_autopilots text[],
    additional_requirements text,
    submission_id uuid,
    source jsonb,
    status text DEFAULT 'new'::text NOT NULL,
    proof_hash text,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    came_in_at timestamp with time zone DEFAULT now() NOT NULL,
    contacted_at timestamp with time zone,
    owner uuid,
    note text,
    email_proof_hash text,
    email_problem text,
    email_problem_at timestamp with time zone,
    kind text GENERATED ALWAYS AS (
CASE
    WHEN ((source ->> 'form'::text) = ANY (ARRAY['getStarted'::text, 'hireMe'::text, 'contactUs'::text, 'consultation'::text, 'contactPage'::text])) THEN (source ->> 'form'::text)
    WHEN (selected_autopilots = '{contact_us}'::text[]) THEN 'contactUs'::text
    WHEN (selected_autopilots = '{contact_page}'::text[]) THEN 'contactPage'::text
    WHEN (selected_autopilots = '{}'::text[]) THEN 'getStarted'::text
    ELSE 'hireMe'::text
END) STORED,
    reference text GENERATED ALWAYS AS (((('AIOI-'::text || upper(substr((submission_id)::text, 1, 4))) || '-'::text) || upper(substr((submission_id)::text, 5, 4)))) STORED,
    email_lower text GENERATED ALWAYS AS (lower(email)) STORED,
    CONSTRAINT hire_me_queries_additional_requirements_check CHECK ((char_length(additional_requirements) <= 2202)),
    CONSTRAINT hire_me_queries_company_check CHECK (((company ~ '\S'::text) AND (char_length(company) <= 100))),
    CONSTRAINT hire_me_queries_email_check CHECK (((email ~ '^[^@\s]+@[^@\s]+$'::text) AND (char_length(email) <= 255))),
    CONSTRAINT hire_me_queries_email_problem_check CHECK ((email_problem = ANY (ARRAY['bounced'::text, 'complained'::text]))),
    CONSTRAINT hire_me_queries_email_proof_hash_check CHECK ((email_proof_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT hire_me_queries_first_name_check CHECK (((first_name ~ '\S'::text) AND (char_length(first_name) <= 50))),
    CONSTRAINT hire_me_queries_hidden_check CHECK ((concat(first_name, last_name, email, whatsapp_number, company, solution, additional_requirements, array_to_string(selected_autopilots, ''::text)) !~ '[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]'::text)),
    CONSTRAINT hire_me_queries_last_name_check CHECK (((last_name ~ '\S'::text) AND (char_length(last_name) <= 50))),
    CONSTRAINT hire_me_queries_note_check CHECK ((char_length(note) <= 4000)),
    CONSTRAINT hire_me_queries_proof_hash_check CHECK ((proof_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT hire_me_queries_selected_autopilots_check CHECK (((cardinality(selected_autopilots) <= 20) AND (COALESCE(array_ndims(selected_autopilots), 1) = 1) AND (array_position(selected_autopilots, NULL::text) IS NULL) AND (char_length(array_to_string(selected_autopilots, ''::text)) <= 2000))),
    CONSTRAINT hire_me_queries_single_lines_check CHECK ((concat(first_name, last_name, email, whatsapp_number, company, solution) !~ '[\u0001-\u001f\u007f-\u009f]'::text)),
    CONSTRAINT hire_me_queries_solution_check CHECK ((char_length(solution) <= 65536)),
    CONSTRAINT hire_me_queries_source_check CHECK (((jsonb_typeof(source) = 'object'::text) AND (octet_length((source)::text) <= 8192))),
    CONSTRAINT hire_me_queries_status_check CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'qualified'::text, 'won'::text, 'lost'::text, 'spam'::text, 'quarantined'::text, 'test'::text]))),
    CONSTRAINT hire_me_queries_text_check CHECK ((concat(additional_requirements, array_to_string(selected_autopilots, ''::text)) !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'::text)),
    CONSTRAINT hire_me_queries_whatsapp_number_check CHECK ((char_length(whatsapp_number) <= 20))
);


--
-- Name: TABLE hire_me_queries; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.hire_me_queries IS 'Requests from visitors: Get Started, Hire Me, Contact Us, consultation, contact page.';


--
-- Name: COLUMN hire_me_queries.submission_id; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.submission_id IS 'Made once per filled form and sent again with every retry: one submission, one row.';


--
-- Name: COLUMN hire_me_queries.source; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.source IS 'Where the lead came from: form, page, opener, tier, campaign, referrer, country.';


--
-- Name: COLUMN hire_me_queries.status; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.status IS 'new, contacted, qualified, won, lost, spam; quarantined: looks like spam; test: sent by a check of the site.';


--
-- Name: COLUMN hire_me_queries.proof_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.proof_hash IS 'SHA-256 of what only the Worker can show for this lead. Without it nobody is notified of the lead.';


--
-- Name: COLUMN hire_me_queries.received_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.received_at IS 'When the site received it: earlier than created_at when it waited in the queue.';


--
-- Name: COLUMN hire_me_queries.came_in_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.came_in_at IS 'The same for retention: also longer ago than a queue keeps a message. Set by a trigger.';


--
-- Name: COLUMN hire_me_queries.contacted_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.contacted_at IS 'When the status first said that somebody answered. Set by a trigger.';


--
-- Name: COLUMN hire_me_queries.owner; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.owner IS 'Who takes care of it.';


--
-- Name: COLUMN hire_me_queries.email_proof_hash; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.email_proof_hash IS 'SHA-256 of what only the Worker can show for this email address.';


--
-- Name: COLUMN hire_me_queries.email_problem; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.email_problem IS 'bounced: the address refuses mail for good; complained: its owner reported a mail of ours as spam.';


--
-- Name: COLUMN hire_me_queries.kind; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.kind IS 'The form that was sent: what source says, else what its fixed values say.';


--
-- Name: COLUMN hire_me_queries.reference; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.reference IS 'What the visitor was told the lead is called: the first eight digits of its submission id.';


--
-- Name: COLUMN hire_me_queries.email_lower; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.hire_me_queries.email_lower IS 'The address without regard to case, for whoever looks for it.';


--
-- Name: insights; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.insights (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    excerpt text DEFAULT ''::text NOT NULL,
    author text DEFAULT 'AIOI'::text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    content text DEFAULT ''::text NOT NULL,
    read_time integer DEFAULT 5 NOT NULL,
    published_at timestamp with time zone,
    updated_at timestamp with time zone,
    search tsvector GENERATED ALWAYS AS (((setweight(to_tsvector('english'::regconfig, "left"(title, 1000)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, (((("left"(excerpt, 10000) || ' '::text) || "left"(author, 1000)) || ' '::text) || "left"(public.join_words(tags), 10000))), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, "left"(public.plain_text(content), 200000)), 'C'::"char"))) STORED,
    body_format text DEFAULT 'html'::text NOT NULL,
    outline jsonb GENERATED ALWAYS AS (public.article_outline(content, body_format)) STORED,
    author_slug text GENERATED ALWAYS AS (public.author_slug(author)) STORED,
    cover text,
    CONSTRAINT insights_body_format_check CHECK ((body_format = ANY (ARRAY['html'::text, 'markdown'::text]))),
    CONSTRAINT insights_content_check CHECK ((octet_length(content) <= 262144)),
    CONSTRAINT insights_cover_check CHECK ((cover = ANY (ARRAY['numeral'::text, 'bars'::text, 'pairs'::text, 'matrix'::text, 'plate'::text]))),
    CONSTRAINT insights_read_time_check CHECK ((read_time > 0)),
    CONSTRAINT insights_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 120))),
    CONSTRAINT insights_tags_check CHECK ((array_position(tags, NULL::text) IS NULL)),
    CONSTRAINT insights_title_check CHECK ((title ~ '\S'::text))
);


--
-- Name: TABLE insights; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.insights IS 'Articles. Public once published_at has passed.';


--
-- Name: COLUMN insights.read_time; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.insights.read_time IS 'Minutes.';


--
-- Name: COLUMN insights.updated_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.insights.updated_at IS 'When visitors last saw the insight change; null while it is as it was published.';


--
-- Name: COLUMN insights.body_format; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.insights.body_format IS 'What content is written in: html, markdown.';


--
-- Name: COLUMN insights.cover; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.insights.cover IS 'The drawing: numeral, bars, pairs, matrix, plate; null: the first tag decides.';


--
-- Name: lead_history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lead_history (
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    lead_table text NOT NULL,
    lead_id uuid NOT NULL,
    changed_by uuid,
    old_status text,
    new_status text,
    changed text[] NOT NULL
);


--
-- Name: TABLE lead_history; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.lead_history IS 'Who changed which lead when, and which columns. Holds nothing that a visitor typed.';


--
-- Name: lead_history_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.lead_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.lead_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: lead_notifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lead_notifications (
    submission_id uuid NOT NULL,
    receiver text NOT NULL,
    owner uuid,
    claimed_at timestamp with time zone DEFAULT now() NOT NULL,
    failed_at timestamp with time zone,
    told_at timestamp with time zone,
    lead_table text NOT NULL,
    is_open boolean DEFAULT false NOT NULL,
    CONSTRAINT lead_notifications_lead_table_check CHECK ((lead_table = ANY (ARRAY['hire_me_queries'::text, 'aigency_consultation_queries'::text, 'newsletter_subscriptions'::text]))),
    CONSTRAINT lead_notifications_receiver_check CHECK ((receiver ~ '^[a-z-]{1,40}$'::text))
);


--
-- Name: TABLE lead_notifications; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.lead_notifications IS 'Who has been told, or is being told, of which lead. See docs/notifications.md.';


--
-- Name: COLUMN lead_notifications.told_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.lead_notifications.told_at IS 'When the receiver said that it has it.';


--
-- Name: COLUMN lead_notifications.is_open; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.lead_notifications.is_open IS 'Whether the message that claimed it has not said yet how it ended.';


--
-- Name: newsletter_subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.newsletter_subscriptions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    email text NOT NULL,
    submission_id uuid,
    source jsonb,
    status text DEFAULT 'new'::text NOT NULL,
    proof_hash text,
    needs_confirmation boolean DEFAULT false,
    confirmed_at timestamp with time zone,
    unsubscribed_at timestamp with time zone,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    came_in_at timestamp with time zone DEFAULT now() NOT NULL,
    contacted_at timestamp with time zone,
    owner uuid,
    note text,
    email_proof_hash text,
    email_problem text,
    email_problem_at timestamp with time zone,
    reference text GENERATED ALWAYS AS (((('AIOI-'::text || upper(substr((submission_id)::text, 1, 4))) || '-'::text) || upper(substr((submission_id)::text, 5, 4)))) STORED,
    email_lower text GENERATED ALWAYS AS (lower(email)) STORED,
    CONSTRAINT newsletter_subscriptions_email_check CHECK (((email ~ '^[^@\s]+@[^@\s]+$'::text) AND (char_length(email) <= 255))),
    CONSTRAINT newsletter_subscriptions_email_problem_check CHECK ((email_problem = ANY (ARRAY['bounced'::text, 'complained'::text]))),
    CONSTRAINT newsletter_subscriptions_email_proof_hash_check CHECK ((email_proof_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT newsletter_subscriptions_hidden_check CHECK ((email !~ '[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]'::text)),
    CONSTRAINT newsletter_subscriptions_note_check CHECK ((char_length(note) <= 4000)),
    CONSTRAINT newsletter_subscriptions_proof_hash_check CHECK ((proof_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT newsletter_subscriptions_single_lines_check CHECK ((email !~ '[\u0001-\u001f\u007f-\u009f]'::text)),
    CONSTRAINT newsletter_subscriptions_source_check CHECK (((jsonb_typeof(source) = 'object'::text) AND (octet_length((source)::text) <= 8192))),
    CONSTRAINT newsletter_subscriptions_status_check CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'qualified'::text, 'won'::text, 'lost'::text, 'spam'::text, 'quarantined'::text, 'test'::text])))
);


--
-- Name: TABLE newsletter_subscriptions; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.newsletter_subscriptions IS 'Newsletter addresses.';


--
-- Name: COLUMN newsletter_subscriptions.needs_confirmation; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.newsletter_subscriptions.needs_confirmation IS 'Whether the address counts only once its owner has followed the link in the confirmation mail.';


--
-- Name: COLUMN newsletter_subscriptions.confirmed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.newsletter_subscriptions.confirmed_at IS 'When the owner of the address followed that link.';


--
-- Name: COLUMN newsletter_subscriptions.unsubscribed_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.newsletter_subscriptions.unsubscribed_at IS 'When the subscription was stopped. The address may be subscribed again.';


--
-- Name: COLUMN newsletter_subscriptions.email_problem; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.newsletter_subscriptions.email_problem IS 'Why the subscription was stopped, where its owner did not stop it: bounced or complained.';


--
-- Name: staff; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff (
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    CONSTRAINT staff_name_check CHECK (((name ~ '\S'::text) AND (char_length(name) <= 100)))
);


--
-- Name: TABLE staff; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.staff IS 'Users who may read and change leads. user_id is the id of the user in Supabase Auth.';


--
-- Name: leads; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.leads WITH (security_invoker='true') AS
 SELECT kind,
    status,
    received_at,
    created_at,
    first_name,
    last_name,
    email,
    phone,
    company,
    solution,
    selected_autopilots,
    message,
    (source ->> 'tier'::text) AS tier,
    (source ->> 'page'::text) AS page,
    (source ->> 'opener'::text) AS opener,
    (source ->> 'country'::text) AS country,
    (source ->> 'utm_source'::text) AS utm_source,
    (source ->> 'utm_medium'::text) AS utm_medium,
    (source ->> 'utm_campaign'::text) AS campaign,
    (source ->> 'landing_page'::text) AS landing_page,
    (source ->> 'referrer'::text) AS referrer,
    ( SELECT staff.name
           FROM public.staff
          WHERE (staff.user_id = lead.owner)) AS owner,
    note,
    contacted_at,
    (round((EXTRACT(epoch FROM (contacted_at - received_at)) / (3600)::numeric), 1))::double precision AS hours_to_contact,
    public.lead_due_at(kind, received_at) AS due_at,
    lead_table,
    id,
    submission_id,
    source,
    reference,
        CASE
            WHEN (email_problem IS NULL) THEN NULL::text
            WHEN ((kind = 'newsletter'::text) AND (email_problem = 'bounced'::text)) THEN 'address bounced: stopped'::text
            WHEN (kind = 'newsletter'::text) THEN 'reported as spam: stopped'::text
            WHEN (email_problem = 'complained'::text) THEN 'reported as spam: do not mail'::text
            WHEN ((phone IS NULL) OR (phone = ''::text)) THEN 'address bounced: no phone number'::text
            ELSE 'address bounced: call'::text
        END AS email_problem,
    email_problem_at,
    public.display_email(email) AS email_display,
    email_lower,
    to_char((public.lead_due_at(kind, received_at) AT TIME ZONE 'America/New_York'::text), 'FMDay, FMMonth FMDD, FMHH12:MI am "Eastern Time, New York"'::text) AS due_in_office
   FROM ( SELECT 'hire_me_queries'::text AS lead_table,
            hire_me_queries.kind,
            hire_me_queries.id,
            hire_me_queries.created_at,
            hire_me_queries.received_at,
            hire_me_queries.contacted_at,
            hire_me_queries.status,
            hire_me_queries.owner,
            hire_me_queries.note,
            hire_me_queries.submission_id,
            hire_me_queries.source,
            hire_me_queries.first_name,
            hire_me_queries.last_name,
            hire_me_queries.email,
            hire_me_queries.whatsapp_number AS phone,
            hire_me_queries.company,
            hire_me_queries.solution,
            hire_me_queries.selected_autopilots,
            hire_me_queries.additional_requirements AS message,
            hire_me_queries.email_problem,
            hire_me_queries.email_problem_at,
            hire_me_queries.reference,
            hire_me_queries.email_lower
           FROM public.hire_me_queries
        UNION ALL
         SELECT 'aigency_consultation_queries'::text,
            'partner'::text,
            aigency_consultation_queries.id,
            aigency_consultation_queries.created_at,
            aigency_consultation_queries.received_at,
            aigency_consultation_queries.contacted_at,
            aigency_consultation_queries.status,
            aigency_consultation_queries.owner,
            aigency_consultation_queries.note,
            aigency_consultation_queries.submission_id,
            aigency_consultation_queries.source,
            aigency_consultation_queries.first_name,
            aigency_consultation_queries.last_name,
            aigency_consultation_queries.email,
            aigency_consultation_queries.phone,
            aigency_consultation_queries.company,
            NULL::text,
            NULL::text[],
            aigency_consultation_queries.message,
            aigency_consultation_queries.email_problem,
            aigency_consultation_queries.email_problem_at,
            aigency_consultation_queries.reference,
            aigency_consultation_queries.email_lower
           FROM public.aigency_consultation_queries
        UNION ALL
         SELECT 'newsletter_subscriptions'::text,
            'newsletter'::text,
            newsletter_subscriptions.id,
            newsletter_subscriptions.created_at,
            newsletter_subscriptions.received_at,
            newsletter_subscriptions.contacted_at,
            newsletter_subscriptions.status,
            newsletter_subscriptions.owner,
            newsletter_subscriptions.note,
            newsletter_subscriptions.submission_id,
            newsletter_subscriptions.source,
            NULL::text,
            NULL::text,
            newsletter_subscriptions.email,
            NULL::text,
            NULL::text,
            NULL::text,
            NULL::text[],
            NULL::text,
            newsletter_subscriptions.email_problem,
            newsletter_subscriptions.email_problem_at,
            newsletter_subscriptions.reference,
            newsletter_subscriptions.email_lower
           FROM public.newsletter_subscriptions) lead;


--
-- Name: VIEW leads; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON VIEW public.leads IS 'All leads of all kinds, for whoever may read them.';


--
-- Name: COLUMN leads.reference; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.leads.reference IS 'What the visitor was told the lead is called: the first eight digits of its submission id.';


--
-- Name: COLUMN leads.email_problem; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.leads.email_problem IS 'What to do about an address that takes no mail. Null: no mail to it has bounced.';


--
-- Name: COLUMN leads.email_display; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.leads.email_display IS 'The address as people read it, with its domain in its own script. Compare and search by email.';


--
-- Name: COLUMN leads.email_lower; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.leads.email_lower IS 'The address as it is stored, in small letters: find somebody''s leads by it, whatever they typed.';


--
-- Name: COLUMN leads.due_in_office; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.leads.due_in_office IS 'The same as due_at, on the clock of the office.';


--
-- Name: preview_access; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.preview_access (
    key_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT preview_access_key_hash_check CHECK ((key_hash ~ '^[0-9a-f]{64}$'::text))
);


--
-- Name: TABLE preview_access; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.preview_access IS 'SHA-256 of the PREVIEW_KEY that the site has, in hexadecimal. See docs/content.md.';


--
-- Name: privacy_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.privacy_log (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    action text NOT NULL,
    deleted jsonb NOT NULL,
    CONSTRAINT privacy_log_action_check CHECK ((action = ANY (ARRAY['erase'::text, 'retention'::text])))
);


--
-- Name: TABLE privacy_log; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.privacy_log IS 'That data was deleted, and how many rows. Holds nothing of the person.';


--
-- Name: report_access; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.report_access (
    is_only boolean DEFAULT true NOT NULL,
    key_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT report_access_is_only_check CHECK (is_only),
    CONSTRAINT report_access_key_hash_check CHECK ((key_hash ~ '^[0-9a-f]{64}$'::text))
);


--
-- Name: TABLE report_access; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.report_access IS 'SHA-256 of the proof that opens the weekly figures. Delete the row after LEAD_TOKEN_KEY has changed.';


--
-- Name: success_stories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.success_stories (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    category_id uuid,
    title text NOT NULL,
    slug text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    content text DEFAULT ''::text NOT NULL,
    image_url text,
    read_time integer DEFAULT 5 NOT NULL,
    published_at timestamp with time zone,
    updated_at timestamp with time zone,
    search tsvector GENERATED ALWAYS AS (((setweight(to_tsvector('english'::regconfig, "left"(title, 1000)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, "left"(description, 10000)), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, "left"(public.plain_text(content), 200000)), 'C'::"char"))) STORED,
    body_format text DEFAULT 'html'::text NOT NULL,
    outline jsonb GENERATED ALWAYS AS (public.article_outline(content, body_format)) STORED,
    CONSTRAINT success_stories_body_format_check CHECK ((body_format = ANY (ARRAY['html'::text, 'markdown'::text]))),
    CONSTRAINT success_stories_content_check CHECK ((octet_length(content) <= 262144)),
    CONSTRAINT success_stories_read_time_check CHECK ((read_time > 0)),
    CONSTRAINT success_stories_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 120))),
    CONSTRAINT success_stories_title_check CHECK ((title ~ '\S'::text))
);


--
-- Name: TABLE success_stories; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.success_stories IS 'Customer stories. Public once published_at has passed.';


--
-- Name: COLUMN success_stories.read_time; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.success_stories.read_time IS 'Minutes.';


--
-- Name: COLUMN success_stories.updated_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.success_stories.updated_at IS 'When visitors last saw the story change; null while it is as it was published.';


--
-- Name: COLUMN success_stories.body_format; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.success_stories.body_format IS 'What content is written in: html, markdown.';


--
-- Name: updates; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.updates (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    type text NOT NULL,
    href text,
    published_at timestamp with time zone,
    updated_at timestamp with time zone,
    search tsvector GENERATED ALWAYS AS ((setweight(to_tsvector('english'::regconfig, "left"(title, 1000)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, (("left"(description, 10000) || ' '::text) || "left"(type, 1000))), 'B'::"char"))) STORED,
    CONSTRAINT updates_href_check CHECK (((href ~ '^(/|https://)[^\s\\]+$'::text) AND (href !~ '^//'::text) AND (char_length(href) <= 500))),
    CONSTRAINT updates_title_check CHECK ((title ~ '\S'::text)),
    CONSTRAINT updates_type_check CHECK ((type ~ '\S'::text))
);


--
-- Name: TABLE updates; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.updates IS 'Release notes in a line. Public once published_at has passed.';


--
-- Name: COLUMN updates.href; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.updates.href IS 'The page that it changed: a path of the site or an https address; null: its type decides.';


--
-- Name: COLUMN updates.updated_at; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON COLUMN public.updates.updated_at IS 'When visitors last saw the update change; null while it is as it was published.';


--
-- Name: weekly_reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.weekly_reports (
    week date NOT NULL,
    owner uuid NOT NULL,
    claimed_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone
);


--
-- Name: TABLE weekly_reports; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON TABLE public.weekly_reports IS 'The weekly mails to the team: one message alone sends that of a week.';


--
-- Name: aigency_consultation_queries aigency_consultation_queries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.aigency_consultation_queries
    ADD CONSTRAINT aigency_consultation_queries_pkey PRIMARY KEY (id);


--
-- Name: aigency_consultation_queries aigency_consultation_queries_submission_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.aigency_consultation_queries
    ADD CONSTRAINT aigency_consultation_queries_submission_id_key UNIQUE (submission_id);


--
-- Name: article_redirects article_redirects_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.article_redirects
    ADD CONSTRAINT article_redirects_pkey PRIMARY KEY (kind, old_slug);


--
-- Name: categories categories_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);


--
-- Name: categories categories_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_slug_key UNIQUE (slug);


--
-- Name: erased_emails erased_emails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.erased_emails
    ADD CONSTRAINT erased_emails_pkey PRIMARY KEY (email_hash);


--
-- Name: hire_me_queries hire_me_queries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hire_me_queries
    ADD CONSTRAINT hire_me_queries_pkey PRIMARY KEY (id);


--
-- Name: hire_me_queries hire_me_queries_submission_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hire_me_queries
    ADD CONSTRAINT hire_me_queries_submission_id_key UNIQUE (submission_id);


--
-- Name: insights insights_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.insights
    ADD CONSTRAINT insights_pkey PRIMARY KEY (id);


--
-- Name: insights insights_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.insights
    ADD CONSTRAINT insights_slug_key UNIQUE (slug);


--
-- Name: lead_history lead_history_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lead_history
    ADD CONSTRAINT lead_history_pkey PRIMARY KEY (id);


--
-- Name: lead_notifications lead_notifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lead_notifications
    ADD CONSTRAINT lead_notifications_pkey PRIMARY KEY (lead_table, submission_id, receiver);


--
-- Name: newsletter_subscriptions newsletter_subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (id);


--
-- Name: newsletter_subscriptions newsletter_subscriptions_submission_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_submission_id_key UNIQUE (submission_id);


--
-- Name: preview_access preview_access_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.preview_access
    ADD CONSTRAINT preview_access_pkey PRIMARY KEY (key_hash);


--
-- Name: privacy_log privacy_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.privacy_log
    ADD CONSTRAINT privacy_log_pkey PRIMARY KEY (id);


--
-- Name: report_access report_access_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.report_access
    ADD CONSTRAINT report_access_pkey PRIMARY KEY (is_only);


--
-- Name: staff staff_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (user_id);


--
-- Name: success_stories success_stories_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.success_stories
    ADD CONSTRAINT success_stories_pkey PRIMARY KEY (id);


--
-- Name: success_stories success_stories_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.success_stories
    ADD CONSTRAINT success_stories_slug_key UNIQUE (slug);


--
-- Name: updates updates_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.updates
    ADD CONSTRAINT updates_pkey PRIMARY KEY (id);


--
-- Name: weekly_reports weekly_reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.weekly_reports
    ADD CONSTRAINT weekly_reports_pkey PRIMARY KEY (week);


--
-- Name: aigency_consultation_queries_email_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX aigency_consultation_queries_email_idx ON public.aigency_consultation_queries USING btree (email);


--
-- Name: aigency_consultation_queries_email_lower_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX aigency_consultation_queries_email_lower_idx ON public.aigency_consultation_queries USING btree (email_lower);


--
-- Name: aigency_consultation_queries_email_proof_hash_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX aigency_consultation_queries_email_proof_hash_idx ON public.aigency_consultation_queries USING btree (email_proof_hash) WHERE (email_proof_hash IS NOT NULL);


--
-- Name: aigency_consultation_queries_kept_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX aigency_consultation_queries_kept_idx ON public.aigency_consultation_queries USING btree (came_in_at) WHERE (status <> 'won'::text);


--
-- Name: aigency_consultation_queries_newest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX aigency_consultation_queries_newest_idx ON public.aigency_consultation_queries USING btree (created_at DESC);


--
-- Name: aigency_consultation_queries_received_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX aigency_consultation_queries_received_idx ON public.aigency_consultation_queries USING btree (received_at DESC, id);


--
-- Name: aigency_consultation_queries_reference_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX aigency_consultation_queries_reference_idx ON public.aigency_consultation_queries USING btree (reference);


--
-- Name: aigency_consultation_queries_status_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX aigency_consultation_queries_status_idx ON public.aigency_consultation_queries USING btree (status, received_at DESC, id);


--
-- Name: aigency_consultation_queries_suspect_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX aigency_consultation_queries_suspect_idx ON public.aigency_consultation_queries USING btree (came_in_at) WHERE (status = ANY (ARRAY['quarantined'::text, 'spam'::text, 'test'::text]));


--
-- Name: article_redirects_new_slug_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX article_redirects_new_slug_idx ON public.article_redirects USING btree (kind, new_slug);


--
-- Name: hire_me_queries_email_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hire_me_queries_email_idx ON public.hire_me_queries USING btree (email);


--
-- Name: hire_me_queries_email_lower_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hire_me_queries_email_lower_idx ON public.hire_me_queries USING btree (email_lower);


--
-- Name: hire_me_queries_email_proof_hash_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hire_me_queries_email_proof_hash_idx ON public.hire_me_queries USING btree (email_proof_hash) WHERE (email_proof_hash IS NOT NULL);


--
-- Name: hire_me_queries_kept_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hire_me_queries_kept_idx ON public.hire_me_queries USING btree (came_in_at) WHERE (status <> 'won'::text);


--
-- Name: hire_me_queries_kind_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hire_me_queries_kind_idx ON public.hire_me_queries USING btree (kind, received_at DESC, id);


--
-- Name: hire_me_queries_newest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hire_me_queries_newest_idx ON public.hire_me_queries USING btree (created_at DESC);


--
-- Name: hire_me_queries_received_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hire_me_queries_received_idx ON public.hire_me_queries USING btree (received_at DESC, id);


--
-- Name: hire_me_queries_reference_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hire_me_queries_reference_idx ON public.hire_me_queries USING btree (reference);


--
-- Name: hire_me_queries_status_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hire_me_queries_status_idx ON public.hire_me_queries USING btree (status, received_at DESC, id);


--
-- Name: hire_me_queries_suspect_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hire_me_queries_suspect_idx ON public.hire_me_queries USING btree (came_in_at) WHERE (status = ANY (ARRAY['quarantined'::text, 'spam'::text, 'test'::text]));


--
-- Name: insights_author_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX insights_author_idx ON public.insights USING btree (author_slug, published_at DESC, id DESC) WHERE (published_at IS NOT NULL);


--
-- Name: insights_order_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX insights_order_idx ON public.insights USING btree (published_at DESC, id DESC) WHERE (published_at IS NOT NULL);


--
-- Name: insights_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX insights_search_idx ON public.insights USING gin (search) WITH (fastupdate=off);


--
-- Name: lead_history_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lead_history_at_idx ON public.lead_history USING btree (at);


--
-- Name: lead_history_lead_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lead_history_lead_idx ON public.lead_history USING btree (lead_id, at DESC);


--
-- Name: lead_notifications_failed_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lead_notifications_failed_idx ON public.lead_notifications USING btree (failed_at) WHERE (failed_at IS NOT NULL);


--
-- Name: lead_notifications_mails_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lead_notifications_mails_idx ON public.lead_notifications USING btree (claimed_at) WHERE (receiver = 'email'::text);


--
-- Name: lead_notifications_open_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lead_notifications_open_idx ON public.lead_notifications USING btree (claimed_at) WHERE is_open;


--
-- Name: lead_notifications_released_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lead_notifications_released_idx ON public.lead_notifications USING btree (submission_id) WHERE (owner IS NULL);


--
-- Name: newsletter_subscriptions_confirmed_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_subscriptions_confirmed_idx ON public.newsletter_subscriptions USING btree (confirmed_at) INCLUDE (unsubscribed_at, status) WHERE (confirmed_at IS NOT NULL);


--
-- Name: newsletter_subscriptions_email_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_subscriptions_email_idx ON public.newsletter_subscriptions USING btree (email);


--
-- Name: newsletter_subscriptions_email_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX newsletter_subscriptions_email_key ON public.newsletter_subscriptions USING btree (lower(email)) WHERE ((status IS DISTINCT FROM 'quarantined'::text) AND (status IS DISTINCT FROM 'test'::text) AND (status IS DISTINCT FROM 'spam'::text) AND (unsubscribed_at IS NULL));


--
-- Name: INDEX newsletter_subscriptions_email_key; Type: COMMENT; Schema: public; Owner: -
--

COMMENT ON INDEX public.newsletter_subscriptions_email_key IS 'One active subscription per address, whatever its letter case. Quarantined, test, spam and stopped rows do not count.';


--
-- Name: newsletter_subscriptions_email_lower_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_subscriptions_email_lower_idx ON public.newsletter_subscriptions USING btree (email_lower);


--
-- Name: newsletter_subscriptions_email_proof_hash_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_subscriptions_email_proof_hash_idx ON public.newsletter_subscriptions USING btree (email_proof_hash) WHERE (email_proof_hash IS NOT NULL);


--
-- Name: newsletter_subscriptions_newest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_subscriptions_newest_idx ON public.newsletter_subscriptions USING btree (created_at DESC);


--
-- Name: newsletter_subscriptions_received_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_subscriptions_received_idx ON public.newsletter_subscriptions USING btree (received_at DESC, id);


--
-- Name: newsletter_subscriptions_reference_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_subscriptions_reference_idx ON public.newsletter_subscriptions USING btree (reference);


--
-- Name: newsletter_subscriptions_status_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_subscriptions_status_idx ON public.newsletter_subscriptions USING btree (status, received_at DESC, id);


--
-- Name: newsletter_subscriptions_stopped_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_subscriptions_stopped_idx ON public.newsletter_subscriptions USING btree (unsubscribed_at) WHERE (unsubscribed_at IS NOT NULL);


--
-- Name: newsletter_subscriptions_suspect_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_subscriptions_suspect_idx ON public.newsletter_subscriptions USING btree (came_in_at) WHERE (status = ANY (ARRAY['quarantined'::text, 'spam'::text, 'test'::text]));


--
-- Name: newsletter_subscriptions_unconfirmed_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_subscriptions_unconfirmed_idx ON public.newsletter_subscriptions USING btree (came_in_at) WHERE (confirmed_at IS NULL);


--
-- Name: success_stories_category_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX success_stories_category_idx ON public.success_stories USING btree (category_id);


--
-- Name: success_stories_order_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX success_stories_order_idx ON public.success_stories USING btree (published_at DESC, id DESC) WHERE (published_at IS NOT NULL);


--
-- Name: success_stories_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX success_stories_search_idx ON public.success_stories USING gin (search) WITH (fastupdate=off);


--
-- Name: updates_order_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX updates_order_idx ON public.updates USING btree (published_at DESC, id DESC) WHERE (published_at IS NOT NULL);


--
-- Name: updates_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX updates_search_idx ON public.updates USING gin (search) WITH (fastupdate=off);


--
-- Name: insights insights_correction; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER insights_correction BEFORE UPDATE ON public.insights FOR EACH ROW EXECUTE FUNCTION public.note_correction();


--
-- Name: insights insights_leave_redirect; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER insights_leave_redirect AFTER UPDATE OF slug ON public.insights FOR EACH ROW WHEN ((old.slug IS DISTINCT FROM new.slug)) EXECUTE FUNCTION public.leave_redirect('insights');


--
-- Name: aigency_consultation_queries set_times; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER set_times BEFORE INSERT OR UPDATE OF source, created_at ON public.aigency_consultation_queries FOR EACH ROW EXECUTE FUNCTION public.set_lead_times();


--
-- Name: hire_me_queries set_times; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER set_times BEFORE INSERT OR UPDATE OF source, created_at ON public.hire_me_queries FOR EACH ROW EXECUTE FUNCTION public.set_lead_times();


--
-- Name: newsletter_subscriptions set_times; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER set_times BEFORE INSERT OR UPDATE OF source, created_at ON public.newsletter_subscriptions FOR EACH ROW EXECUTE FUNCTION public.set_lead_times();


--
-- Name: success_stories success_stories_correction; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER success_stories_correction BEFORE UPDATE ON public.success_stories FOR EACH ROW EXECUTE FUNCTION public.note_correction();


--
-- Name: success_stories success_stories_leave_redirect; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER success_stories_leave_redirect AFTER UPDATE OF slug ON public.success_stories FOR EACH ROW WHEN ((old.slug IS DISTINCT FROM new.slug)) EXECUTE FUNCTION public.leave_redirect('success-stories');


--
-- Name: aigency_consultation_queries take_no_erased; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER take_no_erased BEFORE INSERT ON public.aigency_consultation_queries FOR EACH ROW EXECUTE FUNCTION public.drop_erased_lead();


--
-- Name: hire_me_queries take_no_erased; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER take_no_erased BEFORE INSERT ON public.hire_me_queries FOR EACH ROW EXECUTE FUNCTION public.drop_erased_lead();


--
-- Name: newsletter_subscriptions take_no_erased; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER take_no_erased BEFORE INSERT ON public.newsletter_subscriptions FOR EACH ROW EXECUTE FUNCTION public.drop_erased_lead();


--
-- Name: newsletter_subscriptions take_over_expired; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER take_over_expired BEFORE INSERT ON public.newsletter_subscriptions FOR EACH ROW WHEN (((new.status IS DISTINCT FROM 'quarantined'::text) AND (new.status IS DISTINCT FROM 'test'::text))) EXECUTE FUNCTION public.drop_expired_subscription();


--
-- Name: aigency_consultation_queries track_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER track_change BEFORE UPDATE ON public.aigency_consultation_queries FOR EACH ROW EXECUTE FUNCTION public.track_lead_change();


--
-- Name: hire_me_queries track_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER track_change BEFORE UPDATE ON public.hire_me_queries FOR EACH ROW EXECUTE FUNCTION public.track_lead_change();


--
-- Name: newsletter_subscriptions track_change; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER track_change BEFORE UPDATE ON public.newsletter_subscriptions FOR EACH ROW EXECUTE FUNCTION public.track_lead_change();


--
-- Name: updates updates_correction; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER updates_correction BEFORE UPDATE ON public.updates FOR EACH ROW EXECUTE FUNCTION public.note_correction();


--
-- Name: aigency_consultation_queries aigency_consultation_queries_owner_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.aigency_consultation_queries
    ADD CONSTRAINT aigency_consultation_queries_owner_fkey FOREIGN KEY (owner) REFERENCES public.staff(user_id) ON DELETE SET NULL;


--
-- Name: hire_me_queries hire_me_queries_owner_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hire_me_queries
    ADD CONSTRAINT hire_me_queries_owner_fkey FOREIGN KEY (owner) REFERENCES public.staff(user_id) ON DELETE SET NULL;


--
-- Name: newsletter_subscriptions newsletter_subscriptions_owner_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_owner_fkey FOREIGN KEY (owner) REFERENCES public.staff(user_id) ON DELETE SET NULL;


--
-- Name: success_stories success_stories_category_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.success_stories
    ADD CONSTRAINT success_stories_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE SET NULL;


--
-- Name: aigency_consultation_queries; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.aigency_consultation_queries ENABLE ROW LEVEL SECURITY;

--
-- Name: article_redirects; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.article_redirects ENABLE ROW LEVEL SECURITY;

--
-- Name: categories; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.categories ENABLE ROW LEVEL SECURITY;

--
-- Name: erased_emails; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.erased_emails ENABLE ROW LEVEL SECURITY;

--
-- Name: article_redirects everyone follows redirects to published articles; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "everyone follows redirects to published articles" ON public.article_redirects FOR SELECT TO anon, authenticated USING (
CASE kind
    WHEN 'success-stories'::text THEN (EXISTS ( SELECT 1
       FROM public.success_stories story
      WHERE ((story.slug = article_redirects.new_slug) AND (story.published_at <= now()))))
    WHEN 'insights'::text THEN (EXISTS ( SELECT 1
       FROM public.insights insight
      WHERE ((insight.slug = article_redirects.new_slug) AND (insight.published_at <= now()))))
    ELSE NULL::boolean
END);


--
-- Name: categories everyone reads categories; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "everyone reads categories" ON public.categories FOR SELECT TO anon, authenticated USING (true);


--
-- Name: insights everyone reads published insights; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "everyone reads published insights" ON public.insights FOR SELECT TO anon, authenticated USING ((published_at <= now()));


--
-- Name: success_stories everyone reads published stories; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "everyone reads published stories" ON public.success_stories FOR SELECT TO anon, authenticated USING ((published_at <= now()));


--
-- Name: updates everyone reads published updates; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "everyone reads published updates" ON public.updates FOR SELECT TO anon, authenticated USING ((published_at <= now()));


--
-- Name: hire_me_queries; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.hire_me_queries ENABLE ROW LEVEL SECURITY;

--
-- Name: insights; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.insights ENABLE ROW LEVEL SECURITY;

--
-- Name: lead_history; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.lead_history ENABLE ROW LEVEL SECURITY;

--
-- Name: lead_notifications; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.lead_notifications ENABLE ROW LEVEL SECURITY;

--
-- Name: newsletter_subscriptions; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.newsletter_subscriptions ENABLE ROW LEVEL SECURITY;

--
-- Name: preview_access; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.preview_access ENABLE ROW LEVEL SECURITY;

--
-- Name: privacy_log; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.privacy_log ENABLE ROW LEVEL SECURITY;

--
-- Name: report_access; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.report_access ENABLE ROW LEVEL SECURITY;

--
-- Name: staff; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.staff ENABLE ROW LEVEL SECURITY;

--
-- Name: aigency_consultation_queries staff read applications; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "staff read applications" ON public.aigency_consultation_queries FOR SELECT TO authenticated USING (( SELECT public.is_staff() AS is_staff));


--
-- Name: hire_me_queries staff read leads; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "staff read leads" ON public.hire_me_queries FOR SELECT TO authenticated USING (( SELECT public.is_staff() AS is_staff));


--
-- Name: newsletter_subscriptions staff read subscriptions; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "staff read subscriptions" ON public.newsletter_subscriptions FOR SELECT TO authenticated USING (( SELECT public.is_staff() AS is_staff));


--
-- Name: lead_history staff read the history; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "staff read the history" ON public.lead_history FOR SELECT TO authenticated USING (( SELECT public.is_staff() AS is_staff));


--
-- Name: staff staff see each other; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "staff see each other" ON public.staff FOR SELECT TO authenticated USING (( SELECT public.is_staff() AS is_staff));


--
-- Name: aigency_consultation_queries staff work on applications; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "staff work on applications" ON public.aigency_consultation_queries FOR UPDATE TO authenticated USING (( SELECT public.is_staff() AS is_staff)) WITH CHECK (( SELECT public.is_staff() AS is_staff));


--
-- Name: hire_me_queries staff work on leads; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "staff work on leads" ON public.hire_me_queries FOR UPDATE TO authenticated USING (( SELECT public.is_staff() AS is_staff)) WITH CHECK (( SELECT public.is_staff() AS is_staff));


--
-- Name: newsletter_subscriptions staff work on subscriptions; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "staff work on subscriptions" ON public.newsletter_subscriptions FOR UPDATE TO authenticated USING (( SELECT public.is_staff() AS is_staff)) WITH CHECK (( SELECT public.is_staff() AS is_staff));


--
-- Name: success_stories; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.success_stories ENABLE ROW LEVEL SECURITY;

--
-- Name: updates; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.updates ENABLE ROW LEVEL SECURITY;

--
-- Name: aigency_consultation_queries visitors apply as partners; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "visitors apply as partners" ON public.aigency_consultation_queries FOR INSERT TO anon WITH CHECK ((status = ANY (ARRAY['new'::text, 'quarantined'::text, 'test'::text])));


--
-- Name: hire_me_queries visitors send leads; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "visitors send leads" ON public.hire_me_queries FOR INSERT TO anon WITH CHECK ((status = ANY (ARRAY['new'::text, 'quarantined'::text, 'test'::text])));


--
-- Name: newsletter_subscriptions visitors subscribe; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "visitors subscribe" ON public.newsletter_subscriptions FOR INSERT TO anon WITH CHECK ((status = ANY (ARRAY['new'::text, 'quarantined'::text, 'test'::text])));


--
-- Name: weekly_reports; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.weekly_reports ENABLE ROW LEVEL SECURITY;

--
-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: -
--

GRANT USAGE ON SCHEMA public TO anon;
GRANT USAGE ON SCHEMA public TO authenticated;
GRANT USAGE ON SCHEMA public TO service_role;


--
-- Name: FUNCTION any_word(words tsquery); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.any_word(words tsquery) FROM PUBLIC;
GRANT ALL ON FUNCTION public.any_word(words tsquery) TO service_role;


--
-- Name: FUNCTION apply_retention(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.apply_retention() FROM PUBLIC;
GRANT ALL ON FUNCTION public.apply_retention() TO service_role;


--
-- Name: FUNCTION archive_filters(kind text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.archive_filters(kind text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.archive_filters(kind text) TO anon;
GRANT ALL ON FUNCTION public.archive_filters(kind text) TO authenticated;
GRANT ALL ON FUNCTION public.archive_filters(kind text) TO service_role;


--
-- Name: FUNCTION archive_page(kind text, filter text, skip integer, size integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.archive_page(kind text, filter text, skip integer, size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.archive_page(kind text, filter text, skip integer, size integer) TO anon;
GRANT ALL ON FUNCTION public.archive_page(kind text, filter text, skip integer, size integer) TO authenticated;
GRANT ALL ON FUNCTION public.archive_page(kind text, filter text, skip integer, size integer) TO service_role;


--
-- Name: FUNCTION article_facts(content text, body_format text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.article_facts(content text, body_format text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.article_facts(content text, body_format text) TO service_role;


--
-- Name: FUNCTION article_outline(content text, body_format text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.article_outline(content text, body_format text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.article_outline(content text, body_format text) TO service_role;


--
-- Name: FUNCTION article_parts(content text, body_format text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.article_parts(content text, body_format text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.article_parts(content text, body_format text) TO service_role;


--
-- Name: FUNCTION assert_report_proof(proof text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.assert_report_proof(proof text) FROM PUBLIC;


--
-- Name: FUNCTION author_page(author_path text, size integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.author_page(author_path text, size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.author_page(author_path text, size integer) TO anon;
GRANT ALL ON FUNCTION public.author_page(author_path text, size integer) TO authenticated;
GRANT ALL ON FUNCTION public.author_page(author_path text, size integer) TO service_role;


--
-- Name: FUNCTION author_slug(author text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.author_slug(author text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.author_slug(author text) TO service_role;


--
-- Name: FUNCTION came_in_at(source jsonb, created timestamp with time zone); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.came_in_at(source jsonb, created timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.came_in_at(source jsonb, created timestamp with time zone) TO service_role;


--
-- Name: FUNCTION claim_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid, max_mails integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.claim_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid, max_mails integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.claim_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid, max_mails integer) TO anon;
GRANT ALL ON FUNCTION public.claim_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid, max_mails integer) TO service_role;


--
-- Name: FUNCTION claim_weekly_report(week_start date, proof text, owner_id uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.claim_weekly_report(week_start date, proof text, owner_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.claim_weekly_report(week_start date, proof text, owner_id uuid) TO anon;
GRANT ALL ON FUNCTION public.claim_weekly_report(week_start date, proof text, owner_id uuid) TO service_role;


--
-- Name: FUNCTION complete_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.complete_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.complete_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) TO anon;
GRANT ALL ON FUNCTION public.complete_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) TO service_role;


--
-- Name: FUNCTION complete_weekly_report(week_start date, proof text, owner_id uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.complete_weekly_report(week_start date, proof text, owner_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.complete_weekly_report(week_start date, proof text, owner_id uuid) TO anon;
GRANT ALL ON FUNCTION public.complete_weekly_report(week_start date, proof text, owner_id uuid) TO service_role;


--
-- Name: FUNCTION confirm_subscription(lead uuid, proof text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.confirm_subscription(lead uuid, proof text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.confirm_subscription(lead uuid, proof text) TO anon;
GRANT ALL ON FUNCTION public.confirm_subscription(lead uuid, proof text) TO service_role;


--
-- Name: FUNCTION display_email(email text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.display_email(email text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.display_email(email text) TO authenticated;
GRANT ALL ON FUNCTION public.display_email(email text) TO service_role;


--
-- Name: FUNCTION drop_erased_lead(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.drop_erased_lead() FROM PUBLIC;


--
-- Name: FUNCTION drop_expired_subscription(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.drop_expired_subscription() FROM PUBLIC;


--
-- Name: FUNCTION email_hash(email text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.email_hash(email text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.email_hash(email text) TO service_role;


--
-- Name: FUNCTION erase_person(person_email text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.erase_person(person_email text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.erase_person(person_email text) TO service_role;


--
-- Name: FUNCTION export_person(person_email text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.export_person(person_email text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.export_person(person_email text) TO service_role;


--
-- Name: FUNCTION fail_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.fail_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.fail_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) TO anon;
GRANT ALL ON FUNCTION public.fail_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) TO service_role;


--
-- Name: FUNCTION first_answer_hours(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.first_answer_hours() FROM PUBLIC;
GRANT ALL ON FUNCTION public.first_answer_hours() TO anon;
GRANT ALL ON FUNCTION public.first_answer_hours() TO service_role;


--
-- Name: FUNCTION is_staff(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.is_staff() FROM PUBLIC;
GRANT ALL ON FUNCTION public.is_staff() TO authenticated;
GRANT ALL ON FUNCTION public.is_staff() TO service_role;


--
-- Name: FUNCTION join_words(words text[]); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.join_words(words text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.join_words(words text[]) TO service_role;


--
-- Name: FUNCTION lead_came_from(source jsonb); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.lead_came_from(source jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.lead_came_from(source jsonb) TO service_role;


--
-- Name: FUNCTION lead_due_at(kind text, received timestamp with time zone); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.lead_due_at(kind text, received timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.lead_due_at(kind text, received timestamp with time zone) TO authenticated;
GRANT ALL ON FUNCTION public.lead_due_at(kind text, received timestamp with time zone) TO service_role;


--
-- Name: FUNCTION lead_late_at(kind text, received timestamp with time zone); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.lead_late_at(kind text, received timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.lead_late_at(kind text, received timestamp with time zone) TO authenticated;
GRANT ALL ON FUNCTION public.lead_late_at(kind text, received timestamp with time zone) TO service_role;


--
-- Name: FUNCTION lead_promise(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.lead_promise() FROM PUBLIC;
GRANT ALL ON FUNCTION public.lead_promise() TO anon;
GRANT ALL ON FUNCTION public.lead_promise() TO service_role;


--
-- Name: FUNCTION lead_released_at(table_name text, row_id uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.lead_released_at(table_name text, row_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.lead_released_at(table_name text, row_id uuid) TO service_role;


--
-- Name: FUNCTION lead_with_proof(lead uuid, proof text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.lead_with_proof(lead uuid, proof text) FROM PUBLIC;


--
-- Name: FUNCTION leave_redirect(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.leave_redirect() FROM PUBLIC;


--
-- Name: FUNCTION note_correction(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.note_correction() FROM PUBLIC;


--
-- Name: FUNCTION plain_text(source text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.plain_text(source text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.plain_text(source text) TO service_role;


--
-- Name: FUNCTION present_subscription(lead uuid, proof text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.present_subscription(lead uuid, proof text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.present_subscription(lead uuid, proof text) TO anon;
GRANT ALL ON FUNCTION public.present_subscription(lead uuid, proof text) TO service_role;


--
-- Name: FUNCTION preview_article(kind text, article_slug text, preview_key text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.preview_article(kind text, article_slug text, preview_key text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.preview_article(kind text, article_slug text, preview_key text) TO anon;
GRANT ALL ON FUNCTION public.preview_article(kind text, article_slug text, preview_key text) TO service_role;


--
-- Name: FUNCTION record_email_problem(email_proof text, problem text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.record_email_problem(email_proof text, problem text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.record_email_problem(email_proof text, problem text) TO anon;
GRANT ALL ON FUNCTION public.record_email_problem(email_proof text, problem text) TO service_role;


--
-- Name: FUNCTION search_articles(question text, max_results integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.search_articles(question text, max_results integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.search_articles(question text, max_results integer) TO anon;
GRANT ALL ON FUNCTION public.search_articles(question text, max_results integer) TO authenticated;
GRANT ALL ON FUNCTION public.search_articles(question text, max_results integer) TO service_role;


--
-- Name: FUNCTION search_hits(searched_table text, words tsquery); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.search_hits(searched_table text, words tsquery) FROM PUBLIC;
GRANT ALL ON FUNCTION public.search_hits(searched_table text, words tsquery) TO service_role;


--
-- Name: FUNCTION search_question(question text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.search_question(question text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.search_question(question text) TO service_role;


--
-- Name: FUNCTION set_lead_times(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.set_lead_times() FROM PUBLIC;


--
-- Name: FUNCTION sitemap_counts(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.sitemap_counts() FROM PUBLIC;
GRANT ALL ON FUNCTION public.sitemap_counts() TO anon;
GRANT ALL ON FUNCTION public.sitemap_counts() TO authenticated;
GRANT ALL ON FUNCTION public.sitemap_counts() TO service_role;


--
-- Name: FUNCTION sitemap_part(kind text, part integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.sitemap_part(kind text, part integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.sitemap_part(kind text, part integer) TO anon;
GRANT ALL ON FUNCTION public.sitemap_part(kind text, part integer) TO authenticated;
GRANT ALL ON FUNCTION public.sitemap_part(kind text, part integer) TO service_role;


--
-- Name: FUNCTION skip_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.skip_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.skip_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) TO anon;
GRANT ALL ON FUNCTION public.skip_lead_notification(lead uuid, proof text, receiver_name text, owner_id uuid) TO service_role;


--
-- Name: FUNCTION stop_subscription(lead uuid, proof text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.stop_subscription(lead uuid, proof text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.stop_subscription(lead uuid, proof text) TO anon;
GRANT ALL ON FUNCTION public.stop_subscription(lead uuid, proof text) TO service_role;


--
-- Name: FUNCTION subscription_counts(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.subscription_counts() FROM PUBLIC;
GRANT ALL ON FUNCTION public.subscription_counts() TO anon;
GRANT ALL ON FUNCTION public.subscription_counts() TO service_role;


--
-- Name: FUNCTION track_lead_change(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.track_lead_change() FROM PUBLIC;


--
-- Name: FUNCTION unsent_notifications(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.unsent_notifications() FROM PUBLIC;
GRANT ALL ON FUNCTION public.unsent_notifications() TO anon;
GRANT ALL ON FUNCTION public.unsent_notifications() TO service_role;


--
-- Name: FUNCTION untold_leads(receivers text[]); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.untold_leads(receivers text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.untold_leads(receivers text[]) TO anon;
GRANT ALL ON FUNCTION public.untold_leads(receivers text[]) TO service_role;


--
-- Name: FUNCTION update_position(update_id uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.update_position(update_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.update_position(update_id uuid) TO anon;
GRANT ALL ON FUNCTION public.update_position(update_id uuid) TO authenticated;
GRANT ALL ON FUNCTION public.update_position(update_id uuid) TO service_role;


--
-- Name: FUNCTION was_marked_lately(lead uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.was_marked_lately(lead uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.was_marked_lately(lead uuid) TO service_role;


--
-- Name: FUNCTION weekly_figures(week date); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.weekly_figures(week date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.weekly_figures(week date) TO service_role;


--
-- Name: TABLE aigency_consultation_queries; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.aigency_consultation_queries TO service_role;
GRANT SELECT ON TABLE public.aigency_consultation_queries TO authenticated;


--
-- Name: COLUMN aigency_consultation_queries.first_name; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(first_name) ON TABLE public.aigency_consultation_queries TO anon;


--
-- Name: COLUMN aigency_consultation_queries.last_name; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(last_name) ON TABLE public.aigency_consultation_queries TO anon;


--
-- Name: COLUMN aigency_consultation_queries.email; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(email) ON TABLE public.aigency_consultation_queries TO anon;


--
-- Name: COLUMN aigency_consultation_queries.phone; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(phone) ON TABLE public.aigency_consultation_queries TO anon;


--
-- Name: COLUMN aigency_consultation_queries.company; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(company) ON TABLE public.aigency_consultation_queries TO anon;


--
-- Name: COLUMN aigency_consultation_queries.message; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(message) ON TABLE public.aigency_consultation_queries TO anon;


--
-- Name: COLUMN aigency_consultation_queries.submission_id; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(submission_id) ON TABLE public.aigency_consultation_queries TO anon;


--
-- Name: COLUMN aigency_consultation_queries.source; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(source) ON TABLE public.aigency_consultation_queries TO anon;


--
-- Name: COLUMN aigency_consultation_queries.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.aigency_consultation_queries TO authenticated;
GRANT INSERT(status) ON TABLE public.aigency_consultation_queries TO anon;


--
-- Name: COLUMN aigency_consultation_queries.proof_hash; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(proof_hash) ON TABLE public.aigency_consultation_queries TO anon;


--
-- Name: COLUMN aigency_consultation_queries.owner; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(owner) ON TABLE public.aigency_consultation_queries TO authenticated;


--
-- Name: COLUMN aigency_consultation_queries.note; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(note) ON TABLE public.aigency_consultation_queries TO authenticated;


--
-- Name: COLUMN aigency_consultation_queries.email_proof_hash; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(email_proof_hash) ON TABLE public.aigency_consultation_queries TO anon;


--
-- Name: TABLE article_redirects; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.article_redirects TO anon;
GRANT SELECT ON TABLE public.article_redirects TO authenticated;
GRANT ALL ON TABLE public.article_redirects TO service_role;


--
-- Name: TABLE categories; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.categories TO service_role;
GRANT SELECT ON TABLE public.categories TO anon;
GRANT SELECT ON TABLE public.categories TO authenticated;


--
-- Name: TABLE erased_emails; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.erased_emails TO service_role;


--
-- Name: TABLE hire_me_queries; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.hire_me_queries TO service_role;
GRANT SELECT ON TABLE public.hire_me_queries TO authenticated;


--
-- Name: COLUMN hire_me_queries.first_name; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(first_name) ON TABLE public.hire_me_queries TO anon;


--
-- Name: COLUMN hire_me_queries.last_name; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(last_name) ON TABLE public.hire_me_queries TO anon;


--
-- Name: COLUMN hire_me_queries.email; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(email) ON TABLE public.hire_me_queries TO anon;


--
-- Name: COLUMN hire_me_queries.whatsapp_number; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(whatsapp_number) ON TABLE public.hire_me_queries TO anon;


--
-- Name: COLUMN hire_me_queries.company; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(company) ON TABLE public.hire_me_queries TO anon;


--
-- Name: COLUMN hire_me_queries.solution; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(solution) ON TABLE public.hire_me_queries TO anon;


--
-- Name: COLUMN hire_me_queries.selected_autopilots; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(selected_autopilots) ON TABLE public.hire_me_queries TO anon;


--
-- Name: COLUMN hire_me_queries.additional_requirements; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(additional_requirements) ON TABLE public.hire_me_queries TO anon;


--
-- Name: COLUMN hire_me_queries.submission_id; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(submission_id) ON TABLE public.hire_me_queries TO anon;


--
-- Name: COLUMN hire_me_queries.source; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(source) ON TABLE public.hire_me_queries TO anon;


--
-- Name: COLUMN hire_me_queries.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.hire_me_queries TO authenticated;
GRANT INSERT(status) ON TABLE public.hire_me_queries TO anon;


--
-- Name: COLUMN hire_me_queries.proof_hash; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(proof_hash) ON TABLE public.hire_me_queries TO anon;


--
-- Name: COLUMN hire_me_queries.owner; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(owner) ON TABLE public.hire_me_queries TO authenticated;


--
-- Name: COLUMN hire_me_queries.note; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(note) ON TABLE public.hire_me_queries TO authenticated;


--
-- Name: COLUMN hire_me_queries.email_proof_hash; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(email_proof_hash) ON TABLE public.hire_me_queries TO anon;


--
-- Name: TABLE insights; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.insights TO service_role;
GRANT SELECT ON TABLE public.insights TO anon;
GRANT SELECT ON TABLE public.insights TO authenticated;


--
-- Name: TABLE lead_history; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.lead_history TO service_role;
GRANT SELECT ON TABLE public.lead_history TO authenticated;


--
-- Name: TABLE lead_notifications; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.lead_notifications TO service_role;


--
-- Name: TABLE newsletter_subscriptions; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.newsletter_subscriptions TO service_role;
GRANT SELECT ON TABLE public.newsletter_subscriptions TO authenticated;


--
-- Name: COLUMN newsletter_subscriptions.email; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(email) ON TABLE public.newsletter_subscriptions TO anon;


--
-- Name: COLUMN newsletter_subscriptions.submission_id; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(submission_id) ON TABLE public.newsletter_subscriptions TO anon;


--
-- Name: COLUMN newsletter_subscriptions.source; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(source) ON TABLE public.newsletter_subscriptions TO anon;


--
-- Name: COLUMN newsletter_subscriptions.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.newsletter_subscriptions TO authenticated;
GRANT INSERT(status) ON TABLE public.newsletter_subscriptions TO anon;


--
-- Name: COLUMN newsletter_subscriptions.proof_hash; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(proof_hash) ON TABLE public.newsletter_subscriptions TO anon;


--
-- Name: COLUMN newsletter_subscriptions.needs_confirmation; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(needs_confirmation) ON TABLE public.newsletter_subscriptions TO anon;


--
-- Name: COLUMN newsletter_subscriptions.owner; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(owner) ON TABLE public.newsletter_subscriptions TO authenticated;


--
-- Name: COLUMN newsletter_subscriptions.note; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(note) ON TABLE public.newsletter_subscriptions TO authenticated;


--
-- Name: COLUMN newsletter_subscriptions.email_proof_hash; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(email_proof_hash) ON TABLE public.newsletter_subscriptions TO anon;


--
-- Name: TABLE staff; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.staff TO service_role;
GRANT SELECT ON TABLE public.staff TO authenticated;


--
-- Name: TABLE leads; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.leads TO service_role;
GRANT SELECT ON TABLE public.leads TO authenticated;


--
-- Name: TABLE preview_access; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.preview_access TO service_role;


--
-- Name: TABLE privacy_log; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.privacy_log TO service_role;


--
-- Name: TABLE report_access; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.report_access TO service_role;


--
-- Name: TABLE success_stories; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.success_stories TO service_role;
GRANT SELECT ON TABLE public.success_stories TO anon;
GRANT SELECT ON TABLE public.success_stories TO authenticated;


--
-- Name: TABLE updates; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.updates TO service_role;
GRANT SELECT ON TABLE public.updates TO anon;
GRANT SELECT ON TABLE public.updates TO authenticated;


--
-- Name: TABLE weekly_reports; Type: ACL; Schema: public; Owner: -
--

GRANT ALL ON TABLE public.weekly_reports TO service_role;


--
-- PostgreSQL database dump complete
--

