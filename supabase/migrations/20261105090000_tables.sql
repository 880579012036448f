-- The seven tables of the site: three that visitors write (leads), four that visitors read.
--
-- A length limit is the limit of the widest form that writes the column. char_length() counts
-- characters, the forms count UTF-16 units, so whatever a form accepts fits here.
-- `~ '\S'` means: not blank.

-- Leads ---------------------------------------------------------------------------------------

create table public.hire_me_queries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  email text not null,
  whatsapp_number text,
  company text not null,
  solution text,
  selected_autopilots text[],
  additional_requirements text,
  submission_id uuid constraint hire_me_queries_submission_id_key unique,
  source jsonb,
  status text default 'new',

  constraint hire_me_queries_first_name_check
    check (first_name ~ '\S' and char_length(first_name) <= 50),
  constraint hire_me_queries_last_name_check
    check (last_name ~ '\S' and char_length(last_name) <= 50),
  constraint hire_me_queries_email_check
    check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 255),
  constraint hire_me_queries_whatsapp_number_check
    check (char_length(whatsapp_number) <= 20),
  constraint hire_me_queries_company_check
    check (company ~ '\S' and char_length(company) <= 100),
  constraint hire_me_queries_solution_check
    check (char_length(solution) <= 200),
  -- At most 20 entries in one dimension, none of them null, 2000 characters in all.
  constraint hire_me_queries_selected_autopilots_check
    check (
      cardinality(selected_autopilots) <= 20
      and coalesce(array_ndims(selected_autopilots), 1) = 1
      and array_position(selected_autopilots, null) is null
      and char_length(array_to_string(selected_autopilots, '')) <= 2000
    ),
  -- Get Started 1000, consultation 2000; the contact page writes its subject (at most 200),
  -- a blank line (2) and its message (at most 2000): 2202.
  constraint hire_me_queries_additional_requirements_check
    check (char_length(additional_requirements) <= 2202),
  constraint hire_me_queries_source_check
    check (jsonb_typeof(source) = 'object' and octet_length(source::text) <= 8192),
  constraint hire_me_queries_status_check
    check (status in ('new', 'quarantined', 'test'))
);

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null,
  submission_id uuid constraint newsletter_subscriptions_submission_id_key unique,
  source jsonb,
  status text default 'new',

  constraint newsletter_subscriptions_email_check
    check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 255),
  constraint newsletter_subscriptions_source_check
    check (jsonb_typeof(source) = 'object' and octet_length(source::text) <= 8192),
  constraint newsletter_subscriptions_status_check
    check (status in ('new', 'quarantined', 'test'))
);

-- One subscription per address, whatever its letter case.
create unique index newsletter_subscriptions_email_key
  on public.newsletter_subscriptions (lower(email));

create table public.aigency_consultation_queries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  company text not null,
  message text not null,
  submission_id uuid constraint aigency_consultation_queries_submission_id_key unique,
  source jsonb,
  status text default 'new',

  constraint aigency_consultation_queries_first_name_check
    check (first_name ~ '\S' and char_length(first_name) <= 100),
  constraint aigency_consultation_queries_last_name_check
    check (last_name ~ '\S' and char_length(last_name) <= 100),
  constraint aigency_consultation_queries_email_check
    check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 255),
  constraint aigency_consultation_queries_phone_check
    check (phone ~ '\S' and char_length(phone) <= 20),
  constraint aigency_consultation_queries_company_check
    check (company ~ '\S' and char_length(company) <= 200),
  -- 'Partner type: ' (14) and the type (at most 100), a line break (1), 'Expected revenue: ' (18)
  -- and the revenue (at most 50), a blank line (2), the message (at most 2000): 2185.
  constraint aigency_consultation_queries_message_check
    check (message ~ '\S' and char_length(message) <= 2185),
  constraint aigency_consultation_queries_source_check
    check (jsonb_typeof(source) = 'object' and octet_length(source::text) <= 8192),
  constraint aigency_consultation_queries_status_check
    check (status in ('new', 'quarantined', 'test'))
);

create index hire_me_queries_newest_idx on public.hire_me_queries (created_at desc);
create index newsletter_subscriptions_newest_idx
  on public.newsletter_subscriptions (created_at desc);
create index aigency_consultation_queries_newest_idx
  on public.aigency_consultation_queries (created_at desc);

comment on table public.hire_me_queries is
  'Requests from visitors: Get Started, Hire Me, Contact Us, consultation, contact page.';
comment on table public.newsletter_subscriptions is 'Newsletter addresses.';
comment on table public.aigency_consultation_queries is 'Applications to the partner program.';

comment on column public.hire_me_queries.submission_id is
  'Made once per filled form and sent again with every retry: one submission, one row.';
comment on column public.hire_me_queries.source is
  'Where the lead came from: form, page, opener, tier, campaign, referrer, country.';
comment on column public.hire_me_queries.status is
  'new; quarantined: looks like spam; test: sent by a check of the site.';

-- Content -------------------------------------------------------------------------------------
-- A row is published when published_at is set and not in the future.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null constraint categories_name_check check (name ~ '\S'),
  slug text not null constraint categories_slug_key unique,

  constraint categories_slug_check
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120)
);

create table public.success_stories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  category_id uuid references public.categories (id) on delete set null,
  title text not null constraint success_stories_title_check check (title ~ '\S'),
  slug text not null constraint success_stories_slug_key unique,
  description text not null default '',
  content text not null default '',
  image_url text,
  read_time integer not null default 5
    constraint success_stories_read_time_check check (read_time > 0),
  published_at timestamptz,

  constraint success_stories_slug_check
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120)
);

create table public.insights (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  title text not null constraint insights_title_check check (title ~ '\S'),
  slug text not null constraint insights_slug_key unique,
  excerpt text not null default '',
  author text not null default 'AIOI',
  tags text[] not null default '{}'
    constraint insights_tags_check check (array_position(tags, null) is null),
  content text not null default '',
  read_time integer not null default 5
    constraint insights_read_time_check check (read_time > 0),
  published_at timestamptz,

  constraint insights_slug_check
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120)
);

create table public.updates (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  title text not null constraint updates_title_check check (title ~ '\S'),
  description text not null default '',
  type text not null constraint updates_type_check check (type ~ '\S'),
  published_at timestamptz
);

create index success_stories_category_idx on public.success_stories (category_id);
create index success_stories_newest_idx on public.success_stories (published_at desc)
  where published_at is not null;
create index insights_newest_idx on public.insights (published_at desc)
  where published_at is not null;
create index updates_newest_idx on public.updates (published_at desc)
  where published_at is not null;

comment on table public.categories is 'What success stories are filed under.';
comment on table public.success_stories is 'Customer stories. Public once published_at has passed.';
comment on table public.insights is 'Articles. Public once published_at has passed.';
comment on table public.updates is 'Release notes in a line. Public once published_at has passed.';
comment on column public.success_stories.read_time is 'Minutes.';
comment on column public.insights.read_time is 'Minutes.';
