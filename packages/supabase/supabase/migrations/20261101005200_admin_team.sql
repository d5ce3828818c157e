-- Who the administrators are, seen and kept by each other. Nobody shuts themselves out. The table itself stays closed: a row can
-- only be read by its owner.

create function public.admin_team() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('email', a.email, 'is_active', a.is_active) order by a.email), '[]')
    from public.admin_users a
  );
end
$$;

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

revoke execute on function public.admin_team(), public.admin_set_active(text, boolean) from public, anon;
grant execute on function public.admin_team(), public.admin_set_active(text, boolean) to authenticated;
