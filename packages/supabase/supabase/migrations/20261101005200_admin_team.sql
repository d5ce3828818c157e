-- The administrators, read and deactivated by each other. An administrator cannot change their own access. The table itself
-- stays closed: a row can only be read by its owner.

create function public.admin_team() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'user_id', a.user_id, 'email', a.email, 'is_active', a.is_active, 'is_self', a.user_id = auth.uid()
        )
        order by a.email, a.user_id
      ),
      '[]'
    )
    from public.admin_users a
  );
end
$$;

create function public.admin_set_active(user_id uuid, active boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if admin_set_active.user_id = auth.uid() then
    raise exception 'You cannot change your own access.' using errcode = '42501';
  end if;
  update public.admin_users a set is_active = active where a.user_id = admin_set_active.user_id;
  if not found then
    raise exception 'There is no such administrator.' using errcode = 'P0002';
  end if;
end
$$;

revoke execute on function public.admin_team(), public.admin_set_active(uuid, boolean) from public, anon;
grant execute on function public.admin_team(), public.admin_set_active(uuid, boolean) to authenticated;
