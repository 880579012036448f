-- Set table, status, owner and id, then run. contacted_at follows by itself.
update public.hire_me_queries
set status = 'contacted',
    owner = (select user_id from public.staff where name = 'Your name'),
    note = 'What was agreed'
where id = '00000000-0000-0000-0000-000000000000'
returning id, status, owner, note, contacted_at;
