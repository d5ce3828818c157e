-- Sets the limits of weekdays and crews, all or none: {setting: text}.
create function public.admin_set_capacity(capacity jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_changed integer;
begin
  perform private.require_admin();
  update public.booking_settings s
  set setting_value = capacity ->> s.setting_name
  where capacity ? s.setting_name
    and (s.setting_name like '%day\_limit' or s.setting_name in ('crews', 'crew_buffer_minutes'));
  get diagnostics v_changed = row_count;
  if v_changed <> (select count(*) from jsonb_object_keys(capacity)) then
    raise exception 'There is no such limit.' using errcode = '22023';
  end if;
  return true;
end
$$;

revoke execute on function public.admin_set_capacity(jsonb) from public, anon;
grant execute on function public.admin_set_capacity(jsonb) to authenticated;
