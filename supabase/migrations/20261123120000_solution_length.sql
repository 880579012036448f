-- The solution of a consultation is an "optional string, no bound". A request holds at most 64 KiB.

set lock_timeout = '5s';

alter table public.hire_me_queries
  drop constraint hire_me_queries_solution_check,
  add constraint hire_me_queries_solution_check check (char_length(solution) <= 65536);

reset lock_timeout;
