set lock_timeout = '5s';

-- What a lead is called in receipts, mails and the webhook (app/content/lead-reference.ts), as the last
-- column of the desk: AIOI-7F3A-20C4. It is derived, so nothing more is stored.
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
    selected_autopilots, additional_requirements as message
  from public.hire_me_queries
  union all
  select
    'aigency_consultation_queries', 'partner',
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    first_name, last_name, email, phone, company, null, null, message
  from public.aigency_consultation_queries
  union all
  select
    'newsletter_subscriptions', 'newsletter',
    id, created_at, received_at, contacted_at, status, owner, note, submission_id, source,
    null, null, email, null, null, null, null, null
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
    || '-' || upper(substr(lead.submission_id::text, 5, 4)) as reference
from every_lead as lead
left join public.staff on staff.user_id = lead.owner;

comment on column public.leads.reference is
  'What the visitor was told the lead is called: the first eight digits of its submission id.';

reset lock_timeout;
