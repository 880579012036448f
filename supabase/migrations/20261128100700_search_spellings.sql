-- In how many ways people write one thing is known in one place, for pages and articles
-- (app/lib/search-spellings.ts). So a question is what the Worker makes of it, in the syntax of
-- to_tsquery(): of 100 characters it makes less than 8,000.

set lock_timeout = '5s';

create or replace function public.search_question(question text)
returns tsquery
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select to_tsquery('english', left(question, 8000))
$$;

reset lock_timeout;
