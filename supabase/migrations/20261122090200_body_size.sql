-- The HTML of an article is at most 256 KiB: about ten times the longest one, and little enough to be
-- checked within one request. The site shows of a larger one the text alone.

set lock_timeout = '5s';

alter table public.success_stories
  add constraint success_stories_content_check
  check (octet_length(content) <= 262144);

alter table public.insights
  add constraint insights_content_check
  check (octet_length(content) <= 262144);

reset lock_timeout;
