-- Who the administrators are, seen and kept by each other. Nobody shuts themselves out.

create policy admins_read_all on public.admin_users for select to authenticated
  using ((select private.is_admin()));

create function public.admin_set_active(email text, active boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if lower(trim(admin_set_active.email)) = private.token_email() then
    raise exception 'You cannot change your own access.' using errcode = '42501';
  end if;
  update public.admin_users a set is_active = active where a.email = lower(trim(admin_set_active.email));
  if not found then
    raise exception 'There is no such administrator.' using errcode = 'P0002';
  end if;
end
$$;

revoke execute on function public.admin_set_active(text, boolean) from public, anon;
grant execute on function public.admin_set_active(text, boolean) to authenticated;
