-- Letters that wait a moment, so that what they tell can still be taken back.

-- Queues an e-mail; `hold_seconds` keeps it that long before its first try.
create or replace function public.enqueue_email(email jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := private.queue_email(email ->> 'kind', email ->> 'ref', email ->> 'recipient', email -> 'payload');
  v_hold integer := least(coalesce((email ->> 'hold_seconds')::integer, 0), 60);
begin
  if v_hold > 0 then
    update public.email_outbox e set next_attempt_at = private.clock() + v_hold * interval '1 second'
    where e.id = v_id and e.status = 'queued' and e.attempts = 0;
  end if;
  return v_id;
end
$$;

-- Takes an assignment back with the letters that would have told of it, or nothing: where somebody changed the booking since, or a letter is on
-- its way. request: {id, version, before, letters}; `before` are the columns as they were. Answers as a change of many does for one booking, with
-- the outcome 'told' when a letter has gone.
create function public.admin_take_back(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id text := request ->> 'id';
  v_letters uuid[] := array(select jsonb_array_elements_text(coalesce(request -> 'letters', '[]'))::uuid);
  v_before jsonb := coalesce(request -> 'before', '{}');
  v_answer jsonb;
begin
  perform private.require_admin();
  if exists (
    select from jsonb_object_keys(v_before) k
    where k not in (
      'booking_status', 'contractor_id', 'assigned_cleaner_name', 'assigned_cleaner_phone', 'contractor_pay', 'overlap_reason'
    )
  ) then
    raise exception 'This cannot be taken back.' using errcode = 'PT400';
  end if;
  perform from public.bookings b where b.id = v_id for update;
  -- A sender that has one of them in its hands is waited for.
  perform from public.email_outbox e where e.id = any (v_letters) order by e.id for update;
  if cardinality(v_letters) <> (
    select count(*) from public.email_outbox e
    where e.id = any (v_letters) and e.ref = v_id and e.status = 'queued' and e.attempts = 0
      and (private.notice_kind(e.kind)).may_be_held
  ) then
    return jsonb_build_object('id', v_id, 'outcome', 'told');
  end if;
  v_answer := private.change_one_of_many(v_id, (request ->> 'version')::bigint, v_before) - 'before';
  if v_answer ->> 'outcome' = 'done' then
    delete from public.email_outbox e where e.id = any (v_letters);
  end if;
  return v_answer;
end
$$;

revoke execute on function public.admin_take_back(jsonb) from public, anon;
grant execute on function public.admin_take_back(jsonb) to authenticated;
