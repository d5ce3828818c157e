-- The customers of the Command Hub. A customer is a mailbox, in any of its spellings (private.email_key), that booked; one is named by any of
-- their bookings, so that no address stands in a link.

create index contact_inquiries_of_customer on public.contact_inquiries (private.email_key(email));

create table public.customer_notes (
  mailbox text primary key,
  note text not null check (length(note) between 1 and 5000),
  -- An administrator's e-mail address.
  written_by text not null,
  updated_at timestamptz not null default private.clock()
);

comment on table public.customer_notes is 'What the office notes about a customer. Goes with their last booking.';

alter table public.customer_notes enable row level security;
revoke all on public.customer_notes from public, anon, authenticated;
grant all on public.customer_notes to service_role;

-- A note goes with its customer's last booking, whether that is deleted or loses its customer; it moves when the only address is corrected.
create function private.follow_customer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old text := private.email_key(old.email);
begin
  if exists (select from public.bookings b where private.email_key(b.email) = v_old) then return null; end if;
  if tg_op = 'UPDATE' and new.email <> '' then
    -- Whom the other address has a note about is the same person: both notes stay, the newer first.
    insert into public.customer_notes as n (mailbox, note, written_by, updated_at)
    select private.email_key(new.email), o.note, o.written_by, o.updated_at
    from public.customer_notes o where o.mailbox = v_old
    on conflict (mailbox) do update
    set note = left(
          case when n.updated_at >= excluded.updated_at then n.note || E'\n\n' || excluded.note else excluded.note || E'\n\n' || n.note end,
          5000
        ),
        written_by = case when n.updated_at >= excluded.updated_at then n.written_by else excluded.written_by end,
        updated_at = greatest(n.updated_at, excluded.updated_at);
  end if;
  delete from public.customer_notes n where n.mailbox = v_old;
  return null;
end
$$;

create trigger follow_customer_by_update after update of email on public.bookings
  for each row when (old.email <> new.email)
  execute function private.follow_customer();
create trigger follow_customer_by_deletion after delete on public.bookings
  for each row execute function private.follow_customer();

-- The newest booking of a customer.
create function private.newest_booking(mailbox text) returns text
language sql stable set search_path = '' as $$
  select b.id from public.bookings b
  where private.email_key(b.email) = newest_booking.mailbox
  order by b.created_at desc, b.id
  limit 1
$$;

-- A page of the customers, those who booked last first: {rows, next}. With a search those who have a booking that it finds. A row is
-- {id, customer_name, email, phone, bookings, spent, last_date, next_date}, `id` that of the newest booking.
create function public.admin_customers(search text, after jsonb, batch integer) returns jsonb
language plpgsql stable security definer set search_path = ''
-- Planned for what is searched: after a few common words a session would keep the plan that reads every row.
set plan_cache_mode = force_custom_plan as $$
declare
  v_limit integer := least(greatest(coalesce(batch, 50), 1), 200);
  v_today date := (private.clock() at time zone private.zone())::date;
  v_until timestamptz := coalesce((after ->> 0)::timestamptz, 'infinity');
  v_ids text[];
begin
  perform private.require_admin();
  if coalesce(trim(search), '') = '' then
    v_ids := array(
      select b.id from public.bookings b
      where b.email <> ''
        and b.created_at <= v_until
        and (after is null or b.created_at < v_until or b.id > after ->> 1)
        and b.id = private.newest_booking(private.email_key(b.email))
      order by b.created_at desc, b.id
      limit v_limit
    );
  else
    v_ids := array(
      select n.id
      from (
        select distinct private.email_key(b.email) as mailbox from public.bookings b
        where b.email <> '' and (
          private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) like private.containing(search)
          or private.booking_search_text(b.customer_name, b.email, b.phone, b.address, b.id, b.stripe_session_id) like private.containing_phone(search)
        )
      ) m
      cross join lateral (
        select b.id, b.created_at from public.bookings b
        where private.email_key(b.email) = m.mailbox
        order by b.created_at desc, b.id
        limit 1
      ) n
      where n.created_at <= v_until and (after is null or n.created_at < v_until or n.id > after ->> 1)
      order by n.created_at desc, n.id
      limit v_limit
    );
  end if;
  return (
    with page as (
      select c.id, c.customer_name, c.email, c.phone, c.created_at, f.*
      from public.bookings c
      cross join lateral (
        select count(*) filter (where private.is_customers_job(b.payment_status, b.booking_status)) as bookings,
          coalesce(
            sum(private.kept_of(b.total_price, b.refunded_amount, b.lost_amount))
              filter (where private.is_revenue(b.payment_status, b.booking_status)),
            0
          ) as spent,
          max(b.booking_date) filter (
            where private.is_customers_job(b.payment_status, b.booking_status) and b.booking_date < v_today
          ) as last_date,
          min(b.booking_date) filter (
            where private.is_customers_job(b.payment_status, b.booking_status) and b.booking_date >= v_today
          ) as next_date
        from public.bookings b
        where private.email_key(b.email) = private.email_key(c.email)
      ) f
      where c.id = any (v_ids)
    )
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(to_jsonb(p) - 'created_at' order by p.created_at desc, p.id), '[]'),
      'next', jsonb_agg(jsonb_build_array(p.created_at, p.id) order by p.created_at desc, p.id) -> (v_limit - 1)
    )
    from page p
  );
end
$$;

-- A booking that took or takes place, as `isCustomersJob` of the core tells it: not called off, and not only a checkout that was opened.
create function private.is_customers_job(payment_status text, booking_status text) returns boolean
language sql immutable set search_path = '' as $$
  select booking_status <> 'canceled' and (payment_status in ('paid', 'completed', 'due') or booking_status <> 'pending')
$$;

-- Everything about the customer of a booking, null without one: {bookings, inquiries, mail_choices, letters, note, written_by, written_at}. The newest
-- 200 bookings, 50 inquiries and 50 letters to the customer.
create function public.admin_customer(booking_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_mailbox text := (
    select private.email_key(b.email) from public.bookings b where b.id = admin_customer.booking_id and b.email <> ''
  );
  v_bookings jsonb;
  v_inquiries jsonb;
begin
  perform private.require_admin();
  if v_mailbox is null then return null; end if;
  v_bookings := (
    select jsonb_agg(
      to_jsonb(x) - '{checkout_url, pricing_breakdown}'::text[] order by x.booking_date desc, x.booking_minute desc, x.id
    )
    from (
      select * from public.bookings b where private.email_key(b.email) = v_mailbox
      order by b.booking_date desc, b.booking_minute desc, b.id
      limit 200
    ) x
  );
  v_inquiries := (
    select coalesce(jsonb_agg(to_jsonb(x) order by x.created_at desc, x.id), '[]')
    from (
      select * from public.contact_inquiries i where private.email_key(i.email) = v_mailbox
      order by i.created_at desc, i.id
      limit 50
    ) x
  );
  return jsonb_build_object(
    'bookings', v_bookings,
    'inquiries', v_inquiries,
    'mail_choices', private.mail_choices_of(v_mailbox),
    'letters', (
      select coalesce(jsonb_agg(to_jsonb(x) - 'nr' order by x.at desc, x.nr desc), '[]')
      from (
        select o.id, o.kind, o.ref, coalesce(o.sent_at, o.created_at) as at, o.nr,
          case when o.status = 'sent' then coalesce(o.delivery, 'sent') else o.status end as status
        from public.email_outbox o
        where o.ref = any (
            select r.record ->> 'id' from jsonb_array_elements(v_bookings || v_inquiries) r (record)
          )
          and private.email_key(o.recipient) = v_mailbox
        order by at desc, o.nr desc
        limit 50
      ) x
    )
  ) || coalesce(
    (
      select jsonb_build_object('note', n.note, 'written_by', n.written_by, 'written_at', n.updated_at)
      from public.customer_notes n where n.mailbox = v_mailbox
    ),
    '{}'
  );
end
$$;

-- What the office notes about the customer of a booking, in place of the note that was seen; empty takes the note away. Answers {note} as it is
-- stored then, which is another one when somebody else changed it meanwhile; null without such a customer.
create function public.admin_note_customer(booking_id text, note text, seen text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_mailbox text := (
    select private.email_key(b.email) from public.bookings b where b.id = admin_note_customer.booking_id and b.email <> ''
  );
  v_note text := trim(admin_note_customer.note);
begin
  perform private.require_admin();
  if v_mailbox is null then return null; end if;
  if v_note = '' then
    delete from public.customer_notes n where n.mailbox = v_mailbox and n.note = admin_note_customer.seen;
  elsif seen = '' then
    insert into public.customer_notes (mailbox, note, written_by) values (v_mailbox, v_note, private.token_email())
    on conflict do nothing;
  else
    update public.customer_notes n set note = v_note, written_by = private.token_email(), updated_at = private.clock()
    where n.mailbox = v_mailbox and n.note = admin_note_customer.seen;
  end if;
  return jsonb_build_object('note', coalesce((select n.note from public.customer_notes n where n.mailbox = v_mailbox), ''));
end
$$;

revoke execute on function
  public.admin_customers(text, jsonb, integer), public.admin_customer(text), public.admin_note_customer(text, text, text)
from public, anon;
grant execute on function
  public.admin_customers(text, jsonb, integer), public.admin_customer(text), public.admin_note_customer(text, text, text)
to authenticated;
