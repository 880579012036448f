-- What looked like a program's, newest first. Set the status to 'new' or 'spam'.
select kind, received_at, first_name, last_name, company, email, phone, message, country,
  lead_table, id
from public.leads
where status = 'quarantined'
order by received_at desc
limit 200;
