set lock_timeout = '5s';

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

revoke all on function public.display_email(text) from public, anon, authenticated;
grant execute on function public.display_email(text) to authenticated, service_role;

create or replace view public.leads with (security_invoker = true) as
with every_lead as (
  select
    'hire_me_queries' as lead_table,
    case
      when source ->> 'form' in
        ('getStarted', 'hireMe', 'contactUs', 'consultation', 'contactPage')
        then source ->> 'form'
      when selected_autopilots = '{contact_us}' then 'contactUs'
      when selected_autopilots = '{contact_page}' then 'contactPage'
      when selected_autopilots = '{}' then 'getStarted'
      else 'hireMe'
    end as kind,
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    first_name, last_name, email, whatsapp_number as phone, company, solution,
    selected_autopilots, additional_requirements as message,
    email_problem, email_problem_at
  from public.hire_me_queries
  union all
  select
    'aigency_consultation_queries', 'partner',
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    first_name, last_name, email, phone, company, null, null, message,
    email_problem, email_problem_at
  from public.aigency_consultation_queries
  union all
  select
    'newsletter_subscriptions', 'newsletter',
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    null, null, email, null, null, null, null, null,
    email_problem, email_problem_at
  from public.newsletter_subscriptions
)
select
  lead.kind,
  lead.status,
  coalesce(lead.received_at, lead.created_at) as received_at,
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
  staff.name as owner,
  lead.note,
  lead.contacted_at,
  round(
    extract(epoch from lead.contacted_at - coalesce(lead.received_at, lead.created_at)) / 3600, 1
  )::double precision as hours_to_contact,
  public.lead_due_at(lead.lead_table, lead.received_at) as due_at,
  lead.lead_table,
  lead.id,
  lead.submission_id,
  lead.source,
  'AIOI-' || upper(substr(lead.submission_id::text, 1, 4))
    || '-' || upper(substr(lead.submission_id::text, 5, 4)) as reference,
  case
    when lead.email_problem is null then null
    when lead.kind = 'newsletter' and lead.email_problem = 'bounced' then 'address bounced: stopped'
    when lead.kind = 'newsletter' then 'reported as spam: stopped'
    when lead.email_problem = 'complained' then 'reported as spam: do not mail'
    when lead.phone is null or lead.phone = '' then 'address bounced: no phone number'
    else 'address bounced: call'
  end as email_problem,
  lead.email_problem_at,
  public.display_email(lead.email) as email_display
from every_lead as lead
left join public.staff on staff.user_id = lead.owner;

comment on column public.leads.email_display is
  'The address as people read it, with its domain in its own script. Compare and search by email.';

reset lock_timeout;
