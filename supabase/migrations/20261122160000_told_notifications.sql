-- A queue may deliver a message again although it was acknowledged. That a receiver has said yes is
-- therefore recorded: the message that comes again tells nobody.

set lock_timeout = '5s';

alter table public.lead_notifications add column told_at timestamptz;

comment on column public.lead_notifications.told_at is 'When the receiver said that it has it.';

create or replace function public.claim_lead_notification(
  lead uuid, proof text, receiver_name text, owner_id uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_table text;
  found_row jsonb;
  told_by uuid;
  told timestamptz;
begin
  select lead_table, lead_row into found_table, found_row
  from public.lead_with_proof(lead, proof);
  if found_row is null or found_row ->> 'status' = 'test'
    or (found_row ->> 'status' is not distinct from 'quarantined') <> (receiver_name like 'digest-%')
  then
    return null;
  end if;
  insert into public.lead_notifications as notification (submission_id, receiver, owner)
  values (lead, receiver_name, owner_id)
  on conflict (submission_id, receiver) do update
    set owner = excluded.owner, claimed_at = now(), failed_at = null, told_at = null
    where notification.owner is null;
  select owner, told_at into told_by, told from public.lead_notifications
  where submission_id = lead and receiver = receiver_name;
  if told_by is distinct from owner_id or told is not null then return null; end if;
  return jsonb_build_object('table', found_table, 'row', found_row - 'proof_hash');
end
$$;

create function public.complete_lead_notification(
  lead uuid, proof text, receiver_name text, owner_id uuid
) returns boolean
language sql security definer set search_path = ''
as $$
  update public.lead_notifications set told_at = now(), failed_at = null
  where submission_id = lead and receiver = receiver_name and owner = owner_id
    and exists (select 1 from public.lead_with_proof(lead, proof))
  returning true
$$;

comment on function public.complete_lead_notification is
  'Records that the receiver has been told by the message that owns the notification.';

revoke all on function public.complete_lead_notification(uuid, text, text, uuid)
  from public, anon, authenticated;
grant execute on function public.complete_lead_notification(uuid, text, text, uuid)
  to anon, service_role;

reset lock_timeout;
