-- Called by the Command Hub for its administrators and for e-mails in trouble; by the server for an invitation.

-- Invites an account of the auth service, as an owner. Repeating it changes nothing, and an inactive administrator stays inactive.
create function public.invite_admin(user_id uuid, invited_by uuid default null) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.admin_invitations (user_id, invited_by)
  values (invite_admin.user_id, invite_admin.invited_by)
  on conflict do nothing
$$;

-- The administrators and whom they invited. Everybody sees the team; an owner changes it. The table itself stays closed: a row can only be
-- read by its account.

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

create function private.require_found(is_there boolean) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not require_found.is_there then
    raise exception 'There is no such administrator.' using errcode = 'PT404';
  end if;
end
$$;

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

-- Invites an address, or invites it again: the link of an earlier letter ends. Returns when the new one does.
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

-- Returns the address that a link invites; null when the invitation ended or was used.
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

-- The newest hundred: [{id, kind, ref, recipient, trouble, detail, can_send_again, customer_name, booking_date, since}].
create function public.admin_emails_to_look_at() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(l) order by l.since desc, l.id), '[]')
    from (
      select e.id, e.kind, e.ref, e.recipient, t.trouble,
        coalesce(e.delivery_detail, e.last_error) as detail, t.trouble not in ('complained', 'suppressed') as can_send_again,
        b.customer_name, b.booking_date, coalesce(e.delivery_at, e.created_at) as since
      from public.email_outbox e
      cross join lateral (select private.email_trouble(e) as trouble) t
      left join public.bookings b on b.id = e.ref
      where e.looked_at is null
        and (e.status in ('queued', 'failed') or e.delivery in ('bounced', 'complained', 'suppressed', 'not-sent'))
        and t.trouble is not null
      order by since desc, e.id
      limit 100
    ) l
  );
end
$$;

create function private.audit_email(e public.email_outbox, action text) returns void
language sql volatile set search_path = '' as $$
  insert into public.admin_audit (actor, action, mailbox_hash, counts)
  values (
    private.token_email(), audit_email.action, case when e.recipient <> '' then private.mailbox_hash(e.recipient) end,
    jsonb_build_object(e.kind, 1)
  )
$$;

-- Returns what a letter about a job says when it is sent again: for a job that is still its cleaner's, what is stored now. Other facts, such as the
-- start before a move and what the office wrote itself, stay.
create function private.job_letter_now(e public.email_outbox) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(
    p.key,
    case
      when k.stored is null or p.key in ('contractor_id', 'contractorPay') and k.stored = 'null' then p.value
      -- '3 bedrooms'
      when p.key in ('bedrooms', 'bathrooms') and jsonb_typeof(p.value) = 'string'
        then to_jsonb(regexp_replace(p.value #>> '{}', '^\d+', k.stored #>> '{}'))
      when k.stored = 'null' and jsonb_typeof(p.value) = 'string' then '""'
      else k.stored
    end
  )
  from public.bookings b
  cross join lateral jsonb_each(e.payload) p
  cross join lateral (
    select to_jsonb(b) -> (
      case
        -- Named as the Command Hub asks for the letter.
        when e.kind <> 'job-assignment-confirmation' then p.key
        when p.key in ('date', 'time') then 'booking_' || p.key
        when p.key = 'service' then 'service_type'
        when p.key = 'minutes' then 'duration_minutes'
        else lower(regexp_replace(p.key, '([A-Z])', '_\1', 'g'))
      end
    ) as stored
  ) k
  where b.id = e.ref and b.contractor_id = (private.cleaner_of_letter(e)).id
$$;

-- Queues a letter again, to be sent at once and as a new request to the provider. One about a booking goes to the current address of its customer or
-- cleaner, and one about a job has the current details. False when there is no longer any trouble. An address that complained, or that the provider suppresses, gets nothing again.
create function public.admin_send_email_again(id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_letter public.email_outbox;
begin
  perform private.require_admin();
  update public.email_outbox e
  set status = 'queued', attempts = 0, next_attempt_at = private.clock(), request_key = null, provider_id = null,
      sent_at = null, last_error = null, delivery = null, delivery_detail = null, delivery_at = null,
      recipient = coalesce(
        (
          select nullif(b.email, '') from public.bookings b
          where b.id = e.ref and (private.notice_kind(e.kind)).recipient = 'customer'
        ),
        nullif((private.cleaner_of_letter(e)).email, ''),
        e.recipient
      ),
      payload = coalesce(private.job_letter_now(e), e.payload)
  where e.id = admin_send_email_again.id
    and private.email_trouble(e) in ('failed', 'waiting', 'bounced', 'not-sent')
  returning * into v_letter;
  if v_letter.id is null then return false; end if;
  perform private.audit_email(v_letter, 'email-sent-again');
  return true;
end
$$;

-- Takes a letter off the list; false when it is no longer on it.
create function public.admin_email_looked_at(id uuid, trouble text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_letter public.email_outbox;
begin
  perform private.require_admin();
  update public.email_outbox e set looked_at = private.clock()
  where e.id = admin_email_looked_at.id and private.email_trouble(e) = admin_email_looked_at.trouble
  returning * into v_letter;
  if v_letter.id is null then return false; end if;
  perform private.audit_email(v_letter, 'email-looked-at');
  return true;
end
$$;
