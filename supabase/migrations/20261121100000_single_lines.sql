-- A name, a company, a phone number stand on one line, without control characters: a second line
-- could become a header of a mail or a row of an export, an escape could steer a terminal. The Worker
-- sees to it already; this holds for whoever has the anonymous key.

alter table public.hire_me_queries
  add constraint hire_me_queries_single_lines_check check (
    concat(first_name, last_name, email, whatsapp_number, company, solution)
      !~ '[\u0001-\u001f\u007f-\u009f]'
  ),
  -- Text may have lines, and nothing else that is not to be seen.
  add constraint hire_me_queries_text_check check (
    concat(additional_requirements, array_to_string(selected_autopilots, ''))
      !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'
  );

alter table public.newsletter_subscriptions
  add constraint newsletter_subscriptions_single_lines_check check (
    email !~ '[\u0001-\u001f\u007f-\u009f]'
  );

alter table public.aigency_consultation_queries
  add constraint aigency_consultation_queries_single_lines_check check (
    concat(first_name, last_name, email, phone, company) !~ '[\u0001-\u001f\u007f-\u009f]'
  ),
  add constraint aigency_consultation_queries_text_check check (
    message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'
  );
