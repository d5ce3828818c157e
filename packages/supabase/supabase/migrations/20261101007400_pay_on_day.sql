-- What the office takes and pays back itself, without the payment provider: the rows of the ledger say how, by what it is found again, and who
-- did it.

-- Refuses what core's `handPaymentProblem` does: only cash leaves no trace of its own.
create function private.require_hand_payment(method text, reference text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require(
    method in ('cash', 'e-transfer', 'card-terminal') and char_length(trim(coalesce(reference, ''))) <= 100
      and (method = 'cash' or trim(coalesce(reference, '')) <> ''),
    'Please enter the reference of the payment'
  );
end
$$;

-- Notes that what was due on the day, or is owed again, was paid.
create function public.admin_mark_paid(booking_id text, method text, reference text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  b public.bookings;
begin
  perform private.require_admin();
  perform private.require_hand_payment(method, reference);
  select * into b from public.bookings x where x.id = admin_mark_paid.booking_id for update;
  if b.booking_status <> 'canceled' and b.attention ? 'price-owed' then
    -- Before it is paid twice.
    perform private.drop_change(b.id);
    insert into public.payments (booking_id, purpose, amount, currency, method, reference, taken_by, paid_at)
    values (
      b.id, 'change', ((b.total_price - b.may_keep) * 100)::bigint, b.currency, admin_mark_paid.method, nullif(trim(admin_mark_paid.reference), ''),
      private.token_email(), private.clock()
    );
    update public.bookings x
    set attention = x.attention - 'price-owed', may_keep = null,
        refunded_amount = private.refunded_of_price(x)
    where x.id = b.id;
    return;
  end if;
  if b.id is null or b.payment_status <> 'due' or b.booking_status = 'canceled' then
    raise exception 'Nothing is due for this booking any more.' using errcode = 'PT409', hint = 'not-due';
  end if;
  perform private.sync_first_payment(b);
  update public.payments p
  set amount = (b.total_price * 100)::bigint, method = admin_mark_paid.method, reference = nullif(trim(admin_mark_paid.reference), ''),
      taken_by = private.token_email(), paid_at = private.clock()
  where p.booking_id = b.id and p.purpose = 'first';
  update public.bookings x set payment_status = 'paid' where x.id = b.id;
end
$$;

-- Notes that the office has paid back what was due of the payments that it took itself.
create function public.admin_mark_paid_back(booking_id text, method text, reference text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  b public.bookings;
begin
  perform private.require_admin();
  perform private.require_hand_payment(method, reference);
  select * into b from public.bookings x where x.id = admin_mark_paid_back.booking_id for update;
  update public.refunds r
  set status = 'done', asked_at = private.clock(), settled_at = private.clock(), method = admin_mark_paid_back.method,
      reference = nullif(trim(admin_mark_paid_back.reference), ''), paid_back_by = private.token_email()
  from public.payments p
  where p.id = r.payment_id and p.method is not null and r.booking_id = b.id and r.status = 'due';
  if not found then
    raise exception 'Nothing has to be paid back for this booking any more.' using errcode = 'PT409', hint = 'not-due';
  end if;
  update public.bookings x
  set refunded_amount = private.refunded_of_price(x)
  where x.id = b.id;
  perform private.settle_ledger(b.id);
  select * into b from public.bookings x where x.id = b.id;
  if not b.refund_due and not exists (select from private.left_of_payments(b) l where l.left_over > 0) then
    perform private.mark_refunded(b);
  end if;
end
$$;

revoke execute on function public.admin_mark_paid(text, text, text), public.admin_mark_paid_back(text, text, text) from public, anon;
grant execute on function public.admin_mark_paid(text, text, text), public.admin_mark_paid_back(text, text, text) to authenticated;
