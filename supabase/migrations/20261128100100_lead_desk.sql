-- The lead desk: sales marks a lead as contacted, qualified, won, lost or spam, with an owner and a
-- note, and reads all kinds of leads in one view.

set lock_timeout = '5s';

-- History -------------------------------------------------------------------------------------

create table public.lead_history (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  lead_table text not null,
  lead_id uuid not null,
  -- Null for a change that was not made by a user: in the dashboard, or by a program.
  changed_by uuid,
  old_status text,
  new_status text,
  changed text[] not null
);

create index lead_history_lead_idx on public.lead_history (lead_id, at desc);
create index lead_history_at_idx on public.lead_history (at);

comment on table public.lead_history is
  'Who changed which lead when, and which columns. Holds nothing that a visitor typed.';

create function public.lead_released_at(table_name text, row_id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select max(history.at)
  from public.lead_history as history
  where history.lead_table = table_name
    and history.lead_id = row_id
    and history.old_status = 'quarantined'
    and history.new_status is distinct from 'quarantined'
$$;

comment on function public.lead_released_at is
  'When a lead last left quarantine; null for one that never did.';

-- Triggers ------------------------------------------------------------------------------------

-- The Worker writes the time of receipt into source. Whoever has the anonymous key may write
-- anything there: what is no time, or not within the two weeks that a queue keeps a message, is the
-- time of the insert.
-- Security definer: visitors may not call came_in_at().
create function public.set_lead_times() returns trigger
language plpgsql security definer set search_path = ''
as $$
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

-- A status that staff clear in their table editor is `new` again: a lead without a status would wait for
-- its answer unseen by the monitor.
create function public.track_lead_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
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

create trigger set_times before insert or update of source, created_at on public.hire_me_queries
  for each row execute function public.set_lead_times();
create trigger set_times before insert or update of source, created_at on public.newsletter_subscriptions
  for each row execute function public.set_lead_times();
create trigger set_times before insert or update of source, created_at on public.aigency_consultation_queries
  for each row execute function public.set_lead_times();

create trigger track_change before update on public.hire_me_queries
  for each row execute function public.track_lead_change();
create trigger track_change before update on public.newsletter_subscriptions
  for each row execute function public.track_lead_change();
create trigger track_change before update on public.aigency_consultation_queries
  for each row execute function public.track_lead_change();

-- One view of all kinds -----------------------------------------------------------------------

-- "reply within 24 hours" (contact page); consultations "in under 2 hours"; partners "within 2-3 business
-- days", counted in the office's zone: weekends are skipped, holidays are not. A newsletter address is owed
-- no answer. The twin of answerDueAt (app/content/deadlines.ts); a test compares them. One expression
-- without settings: the planner puts it into the query, in place of a call for each lead.
create function public.lead_due_at(kind text, received timestamptz) returns timestamptz
language sql stable
as $$
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

comment on function public.lead_due_at is
  'When a lead of a kind that came in at a time is answered at the latest.';

create function public.lead_late_at(kind text, received timestamptz) returns timestamptz
language sql stable
as $$
  select received + (public.lead_due_at(kind, received) - received) * 0.75
$$;

comment on function public.lead_late_at is
  'When three quarters of the promise are over: then a second address is told of a lead without an answer.';

-- An address as people read it: its domain, which is stored in ASCII, in its own script (RFC 3492). The
-- twin of app/lib/display-email.ts; a test compares them. What is no such domain stays as it is stored.
create function public.display_email(email text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
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

-- security_invoker: the policies of the tables hold for whoever reads the view. The reference is what a
-- lead is called in receipts, mails and the webhook (app/content/lead-reference.ts).
--
-- What is asked for by the newest first is read from the three tables in that order and merged: times,
-- references and kinds are columns of the tables, and what is computed here is computed for the rows shown.
-- A subquery, because the planner takes no `with` apart, and each name by a look of its own, because a join
-- would lose the order.
create view public.leads with (security_invoker = true) as
select
  lead.kind,
  lead.status,
  lead.received_at,
  lead.created_at,
  lead.first_name,
  lead.last_name,
  lead.email,
  lead.phone,
  lead.company,
  lead.solution,
  lead.selected_autopilots,
  lead.message,
  lead.source ->> 'tier' as tier,
  lead.source ->> 'page' as page,
  lead.source ->> 'opener' as opener,
  lead.source ->> 'country' as country,
  lead.source ->> 'utm_source' as utm_source,
  lead.source ->> 'utm_medium' as utm_medium,
  lead.source ->> 'utm_campaign' as campaign,
  lead.source ->> 'landing_page' as landing_page,
  lead.source ->> 'referrer' as referrer,
  (select staff.name from public.staff where staff.user_id = lead.owner) as owner,
  lead.note,
  lead.contacted_at,
  round(
    extract(epoch from lead.contacted_at - lead.received_at) / 3600, 1
  )::double precision as hours_to_contact,
  public.lead_due_at(lead.kind, lead.received_at) as due_at,
  lead.lead_table,
  lead.id,
  lead.submission_id,
  lead.source,
  lead.reference,
  case
    when lead.email_problem is null then null
    when lead.kind = 'newsletter' and lead.email_problem = 'bounced' then 'address bounced: stopped'
    when lead.kind = 'newsletter' then 'reported as spam: stopped'
    when lead.email_problem = 'complained' then 'reported as spam: do not mail'
    when lead.phone is null or lead.phone = '' then 'address bounced: no phone number'
    else 'address bounced: call'
  end as email_problem,
  lead.email_problem_at,
  public.display_email(lead.email) as email_display,
  lead.email_lower,
  to_char(
    public.lead_due_at(lead.kind, lead.received_at) at time zone 'America/New_York',
    'FMDay, FMMonth FMDD, FMHH12:MI am "Eastern Time, New York"'
  ) as due_in_office
from (
  select
    'hire_me_queries' as lead_table,
    kind,
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    first_name, last_name, email, whatsapp_number as phone, company, solution,
    selected_autopilots, additional_requirements as message,
    email_problem, email_problem_at, reference, email_lower
  from public.hire_me_queries
  union all
  select
    'aigency_consultation_queries', 'partner',
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    first_name, last_name, email, phone, company, null, null, message,
    email_problem, email_problem_at, reference, email_lower
  from public.aigency_consultation_queries
  union all
  select
    'newsletter_subscriptions', 'newsletter',
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    null, null, email, null, null, null, null, null,
    email_problem, email_problem_at, reference, email_lower
  from public.newsletter_subscriptions
) as lead;

comment on view public.leads is 'All leads of all kinds, for whoever may read them.';
comment on column public.leads.reference is
  'What the visitor was told the lead is called: the first eight digits of its submission id.';
comment on column public.leads.email_problem is
  'What to do about an address that takes no mail. Null: no mail to it has bounced.';
comment on column public.leads.due_in_office is 'The same as due_at, on the clock of the office.';
comment on column public.leads.email_display is
  'The address as people read it, with its domain in its own script. Compare and search by email.';
comment on column public.leads.email_lower is
  'The address as it is stored, in small letters: find somebody''s leads by it, whatever they typed.';

-- The promise as numbers ----------------------------------------------------------------------

-- The monitor of the Worker has the anonymous key. It learns three numbers of all leads together:
-- no row, no person. Quarters of an hour: nobody can tell from it when somebody sent a form. Of each kind
-- the 1,000 leads that have waited longest: more than one glance at the desk can hold. A promise of two
-- hours would always be due soon: it counts from when three quarters of it are over.
create function public.lead_promise() returns jsonb
language sql stable security definer set search_path = ''
as $$
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

comment on function public.lead_promise is
  'How long the oldest lead waits for its first answer, when the next promise breaks, and how many have; at most 1,000 of each table.';

-- What the site says of itself in public, for all leads together: half of those of the last 90 days that
-- were answered had their first answer within so many hours, nine in ten within so many. Quarters of an
-- hour, and of ten leads at least: nobody can tell from it when one was answered.
create function public.first_answer_hours() returns jsonb
language sql stable security definer set search_path = ''
as $$
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

comment on function public.first_answer_hours is
  'Hours to the first answer, median and 90th percentile, of the leads of the last 90 days that have one; null of fewer than ten.';

-- Access --------------------------------------------------------------------------------------

alter table public.lead_history enable row level security;

revoke all on table public.lead_history, public.leads from public, anon, authenticated;
grant all on table public.lead_history, public.leads to service_role;
grant select on table public.leads, public.lead_history to authenticated;
-- Nothing that visitors write counts its rows.
revoke all on all sequences in schema public from public, anon, authenticated;

create policy "staff read the history" on public.lead_history
  for select to authenticated using ((select public.is_staff()));

revoke all on function public.lead_released_at(text, uuid) from public, anon, authenticated;
revoke all on function public.set_lead_times() from public, anon, authenticated;
revoke all on function public.track_lead_change() from public, anon, authenticated;
revoke all on function public.lead_due_at(text, timestamptz) from public, anon, authenticated;
revoke all on function public.lead_late_at(text, timestamptz) from public, anon, authenticated;
revoke all on function public.display_email(text) from public, anon, authenticated;
revoke all on function public.lead_promise() from public, anon, authenticated;
revoke all on function public.first_answer_hours() from public, anon, authenticated;
grant execute on function public.lead_released_at(text, uuid) to service_role;
grant execute on function public.lead_due_at(text, timestamptz) to authenticated, service_role;
grant execute on function public.lead_late_at(text, timestamptz) to authenticated, service_role;
grant execute on function public.display_email(text) to authenticated, service_role;
grant execute on function public.lead_promise() to anon, service_role;
grant execute on function public.first_answer_hours() to anon, service_role;

reset lock_timeout;
