-- The administrators and whom they invited. Everybody sees the team; an owner changes it. The table itself stays closed: a row can only be
-- read by its account.

create function private.require_owner() returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  if not private.is_owner() then
    raise exception 'Only an owner may do this.' using errcode = '42501', hint = 'not-owner';
  end if;
end
$$;

revoke execute on function private.require_owner() from public, anon, authenticated;

-- An owner, or the office where the setting leaves it to the office.
create function private.require_right(setting_name text) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  if not private.is_left_to_office(setting_name) then perform private.require_owner(); end if;
end
$$;

revoke execute on function private.require_right(text) from public, anon, authenticated;

-- A row that an account makes for itself has the role of its invitation.
create function private.role_of_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.role := coalesce(
    (select i.role from private.admin_invitations i where i.user_id = new.user_id), new.role
  );
  return new;
end
$$;

create trigger role_of_invitation before insert on public.admin_users
  for each row execute function private.role_of_invitation();

-- The company always has an active owner, whoever writes the table. Two owners who demote each other wait for one another here.
create function private.keep_an_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.is_active and new.role = 'owner' then return new; end if;
  perform pg_advisory_xact_lock(7307, 0);
  if not exists (
    select from public.admin_users a where a.user_id <> old.user_id and a.is_active and a.role = 'owner'
  ) then
    raise exception 'The last owner stays: make somebody else an owner first.' using errcode = 'PT409', hint = 'last-owner';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create trigger keep_an_owner before update of is_active, role or delete on public.admin_users
  for each row when (old.is_active and old.role = 'owner') execute function private.keep_an_owner();

-- Whom an owner asked to join. Of the link in the letter only the hash is kept: what reads this table cannot use it.
create table private.team_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(trim(email)) and email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 100),
  role text not null check (role in ('owner', 'office')),
  token_hash text not null unique,
  invited_by uuid not null,
  created_at timestamptz not null default private.clock(),
  expires_at timestamptz not null
);

alter table private.team_invitations enable row level security;

create function private.token_hash(token text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;

-- {members: [{user_id, email, role, is_active, is_self, has_code}], invitations: [{id, email, role, expires_at, is_expired}]}
create function public.admin_team() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'members', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'user_id', a.user_id, 'email', a.email, 'role', a.role, 'is_active', a.is_active, 'is_self', a.user_id = auth.uid(),
            'has_code', exists (select from auth.mfa_factors f where f.user_id = a.user_id and f.status = 'verified')
          )
          order by a.email, a.user_id
        ),
        '[]'
      )
      from public.admin_users a
    ),
    'invitations', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', i.id, 'email', i.email, 'role', i.role, 'expires_at', i.expires_at,
            'is_expired', i.expires_at <= private.clock()
          )
          order by i.email
        ),
        '[]'
      )
      from private.team_invitations i
    )
  );
end
$$;

create function private.require_colleague(user_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_owner();
  if require_colleague.user_id = auth.uid() then
    raise exception 'You cannot change your own access.' using errcode = '42501';
  end if;
end
$$;

revoke execute on function private.require_colleague(uuid) from public, anon, authenticated;

create function private.require_found(is_there boolean) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not require_found.is_there then
    raise exception 'There is no such administrator.' using errcode = 'PT404';
  end if;
end
$$;

revoke execute on function private.require_found(boolean) from public, anon, authenticated;

create function public.admin_set_active(user_id uuid, active boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_colleague(admin_set_active.user_id);
  update public.admin_users a set is_active = active where a.user_id = admin_set_active.user_id;
  perform private.require_found(found);
end
$$;

create function public.admin_set_role(user_id uuid, role text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_colleague(admin_set_role.user_id);
  update public.admin_users a set role = admin_set_role.role where a.user_id = admin_set_role.user_id;
  perform private.require_found(found);
end
$$;

-- For a colleague whose phone is lost: the next sign-in asks for the password only.
create function public.admin_reset_factors(user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_colleague(admin_reset_factors.user_id);
  perform private.require_found(
    exists (select from public.admin_users a where a.user_id = admin_reset_factors.user_id)
  );
  delete from auth.mfa_factors f where f.user_id = admin_reset_factors.user_id;
end
$$;

-- Invites an address, or invites it again: the link of an earlier letter ends. Answers when the new one does.
create function public.admin_invite(email text, role text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email text := lower(trim(admin_invite.email));
  v_token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  v_invitation private.team_invitations;
  v_letter uuid;
begin
  perform private.require_owner();
  if exists (select from public.admin_users a where a.email = v_email) then
    raise exception 'This address has an account already.' using errcode = 'PT409', hint = 'known';
  end if;
  insert into private.team_invitations as i (email, role, token_hash, invited_by, expires_at)
  values (v_email, admin_invite.role, private.token_hash(v_token), auth.uid(), private.clock() + interval '7 days')
  on conflict on constraint team_invitations_email_key do update
  set role = excluded.role, token_hash = excluded.token_hash, invited_by = excluded.invited_by,
      created_at = private.clock(), expires_at = excluded.expires_at
  returning * into v_invitation;
  delete from public.email_outbox e
  where e.kind = 'admin-invitation' and e.ref = v_invitation.id::text and e.status in ('queued', 'failed');
  v_letter := private.queue_email(
    'admin-invitation', v_invitation.id::text, v_email,
    jsonb_build_object('role', v_invitation.role, 'invited_by', private.token_email())
  );
  insert into private.letter_secrets (letter_id, secret) values (v_letter, jsonb_build_object('token', v_token));
  return v_invitation.expires_at;
end
$$;

create function public.admin_withdraw_invitation(id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  delete from private.team_invitations i where i.id = admin_withdraw_invitation.id;
  delete from public.email_outbox e
  where e.kind = 'admin-invitation' and e.ref = admin_withdraw_invitation.id::text and e.status = 'queued';
end
$$;

-- Whom a link invites; null when it ended or was used.
create function public.invited_address(token text) returns text
language sql stable security definer set search_path = '' as $$
  select i.email from private.team_invitations i
  where i.token_hash = private.token_hash(invited_address.token) and i.expires_at > private.clock()
$$;

-- Uses a link up: the account becomes an administrator at its first sign-in. False when the link ended or was used meanwhile.
create function public.accept_invitation(token text, user_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_invitation private.team_invitations;
begin
  delete from private.team_invitations i
  where i.token_hash = private.token_hash(accept_invitation.token) and i.expires_at > private.clock()
  returning * into v_invitation;
  if v_invitation.id is null then return false; end if;
  insert into private.admin_invitations as a (user_id, invited_by, role)
  values (accept_invitation.user_id, v_invitation.invited_by, v_invitation.role)
  on conflict on constraint admin_invitations_pkey do update set invited_by = excluded.invited_by, role = excluded.role;
  return true;
end
$$;

revoke execute on function
  public.admin_team(), public.admin_set_active(uuid, boolean), public.admin_set_role(uuid, text),
  public.admin_reset_factors(uuid), public.admin_invite(text, text), public.admin_withdraw_invitation(uuid)
from public, anon;
grant execute on function
  public.admin_team(), public.admin_set_active(uuid, boolean), public.admin_set_role(uuid, text),
  public.admin_reset_factors(uuid), public.admin_invite(text, text), public.admin_withdraw_invitation(uuid)
to authenticated;
revoke execute on function public.invited_address(text), public.accept_invitation(text, uuid) from public, anon, authenticated;
grant execute on function public.invited_address(text), public.accept_invitation(text, uuid) to service_role;
