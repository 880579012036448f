-- The HTML of an article is at most 256 KiB: about ten times the longest one, and little enough to be
-- checked within one request. The site shows of a larger one the text alone.

set lock_timeout = '5s';

alter table public.success_stories
  add constraint success_stories_content_check
  check (octet_length(content) <= 262144) not valid;

alter table public.insights
  add constraint insights_content_check
  check (octet_length(content) <= 262144) not valid;

-- A row that is too large already stays as it is until somebody changes it: it does not hold up the
-- migration.
do $$
begin
  alter table public.success_stories validate constraint success_stories_content_check;
  alter table public.insights validate constraint insights_content_check;
exception when check_violation then
  raise warning 'An article is larger than 262144 bytes; the site shows its text alone.';
end
$$;

reset lock_timeout;
