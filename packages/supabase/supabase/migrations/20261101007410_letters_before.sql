-- The letters of an act before it is done: the act itself, in a transaction of its own that is taken back. So what is shown is what is sent.

-- act: as `cancel_booking`, `move_booking`, `revive_booking` or `change_booking` take it, with `kind`: 'canceled', 'moved', 'revived' or 'changed'.
-- answer: theirs, with letters: [{kind, recipient, payload}]
create function public.preview_act(act jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_answer jsonb;
  v_letters jsonb;
begin
  begin
    v_answer := case act ->> 'kind'
      when 'canceled' then public.cancel_booking(act)
      when 'moved' then public.move_booking(act)
      when 'revived' then public.revive_booking(act)
      else public.change_booking(act)
    end;
    select jsonb_agg(jsonb_build_object('kind', o.kind, 'recipient', o.recipient, 'payload', o.payload) order by o.nr)
    into v_letters
    from public.email_outbox o
    where o.ref = act ->> 'booking_id' and o.payload ->> 'change_id' = act ->> 'id';
    raise exception 'Taken back' using errcode = 'DF001';
  exception
    when sqlstate 'DF001' then null;
  end;
  return v_answer || jsonb_build_object('letters', coalesce(v_letters, '[]'));
end
$$;

revoke execute on function public.preview_act(jsonb) from public, anon, authenticated;
grant execute on function public.preview_act(jsonb) to service_role;
