set lock_timeout = '5s';

-- The rule of app/lib/clean-text.ts for whoever has the anonymous key. No text holds characters that
-- nobody sees or that turn the direction of others, joiners without a character before them, or
-- variation selectors but one after a character that takes it.
do $$
declare
  texts record;
  hidden constant text := '[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f'
    || '\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
    || '\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]'
    || '|(^|[ \n\t])[\u200c\u200d]|[\u200c\u200d]$';
  variations constant text := '[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299'
    || '\U0001f000-\U0001faff][\ufe00\ufe0e\ufe0f]'
    || '|[#*0-9]\ufe0f(?=\u20e3)'
    || '|[\u3001\u3002\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff1f\U00020000-\U0003fffd]'
    || '[\ufe00-\ufe02\U000e0100-\U000e01ef]'
    || '|[\u1800-\u180a\u1820-\u18aa][\u180b-\u180d\u180f]'
    || '|[\u1000-\u109f\ua840-\ua877\uaa60-\uaa7f]\ufe00';
  selectors constant text := '[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]';
begin
  for texts in
    select * from (values
      (
        'hire_me_queries',
        'concat_ws(E''\n'', first_name, last_name, email, whatsapp_number, company, solution,'
          || ' additional_requirements, array_to_string(selected_autopilots, E''\n''))'
      ),
      (
        'aigency_consultation_queries',
        'concat_ws(E''\n'', first_name, last_name, email, phone, company, message)'
      ),
      ('newsletter_subscriptions', 'email')
    ) as named (lead_table, content)
  loop
    execute format(
      'alter table public.%1$I add constraint %2$I check ('
        || '%3$s !~ %4$L and regexp_replace(%3$s, %5$L, '''', ''g'') !~ %6$L)',
      texts.lead_table, texts.lead_table || '_hidden_check', texts.content,
      hidden, variations, selectors
    );
  end loop;
end
$$;

reset lock_timeout;
