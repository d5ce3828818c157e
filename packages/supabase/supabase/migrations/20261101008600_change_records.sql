-- Records that two people may have open at once are changed over what was seen of them: a column that somebody else has changed meanwhile is
-- refused, and columns that only one of the two changed are merged.

-- changes: [{of, key, seen, next}]: the table, the value of its key, and columns as they were seen and as they are to be. All of them, or none.
-- Runs with the rights of the caller, so that tables, columns and rows stay closed as they are. What is refused says in its detail what is stored
-- now: {key, now}.
create function public.admin_change_records(changes jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_change record;
  v_key text;
  v_set text;
  v_is_as_seen text;
  v_columns text;
  v_from text;
  v_count integer;
  v_now record;
begin
  -- Of this table a caller sees their own row only.
  if not exists (select from public.admin_users a where a.is_active) then
    raise exception 'Only an active administrator may do this.' using errcode = '42501', hint = 'not-admin';
  end if;
  -- In one order, so that two of these do not wait for each other.
  for v_change in
    select c.* from jsonb_to_recordset(changes) c (of text, key text, seen jsonb, next jsonb) order by c.of, c.key
  loop
    v_key := case v_change.of
      when 'promo_codes' then 'code'
      when 'booking_settings' then 'setting_name'
      when 'special_hours' then 'day'
      else 'id'
    end;
    if v_change.of is null or v_change.of not in (
      'booking_settings', 'canned_replies', 'closures', 'contact_inquiries', 'contractors', 'job_applications', 'promo_codes', 'special_hours'
    ) then
      raise exception 'There is no such record.' using errcode = '22023';
    end if;
    select string_agg(format('%1$I = n.%1$I', c.name), ', '),
      string_agg(format('t.%1$I is not distinct from s.%1$I', c.name), ' and '),
      string_agg(format('%1$L, t.%1$I', c.name), ', ')
    into v_set, v_is_as_seen, v_columns
    from jsonb_object_keys(v_change.next) c (name);
    v_from := format(
      'jsonb_populate_record(null::public.%1$I, $1) s, jsonb_populate_record(null::public.%1$I, $2) n, '
        'jsonb_populate_record(null::public.%1$I, $3) k', v_change.of
    );

    execute format('update public.%I t set %s from %s where t.%4$I = k.%4$I and %5$s', v_change.of, v_set, v_from, v_key, v_is_as_seen)
    using v_change.seen, v_change.next, jsonb_build_object(v_key, v_change.key);
    get diagnostics v_count = row_count;
    continue when v_count = 1;

    execute format(
      'select jsonb_build_object(%s) as columns, %s as is_as_seen from public.%I t, %s where t.%5$I = k.%5$I',
      v_columns, v_is_as_seen, v_change.of, v_from, v_key
    ) using v_change.seen, v_change.next, jsonb_build_object(v_key, v_change.key) into v_now;
    if v_now.columns is null then
      raise exception 'It no longer exists.' using errcode = 'PT409', hint = 'gone';
    elsif v_now.is_as_seen then
      raise exception 'Only an owner may do this.' using errcode = '42501', hint = 'not-owner';
    end if;
    raise exception 'Somebody else changed this meanwhile.' using errcode = 'PT409', hint = 'changed',
      detail = jsonb_build_object('key', v_change.key, 'now', v_now.columns)::text;
  end loop;
end
$$;

revoke execute on function public.admin_change_records(jsonb) from public, anon;
grant execute on function public.admin_change_records(jsonb) to authenticated;
