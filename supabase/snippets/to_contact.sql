-- Leads that nobody has answered, the most urgent first.
select kind, received_at, due_at, due_at < now() as overdue,
  first_name, last_name, company, email, phone, solution, message, lead_table, id
from public.leads
where status = 'new' and due_at is not null
order by due_at;
