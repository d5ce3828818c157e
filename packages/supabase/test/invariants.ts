import type { Sql } from 'postgres'

/**
 * The invariants that must hold in every database at any time.
 * I1: per date, sold places and live holds stay within the limit.
 * I2: each paid session has exactly one of a confirmed booking, or a refund with a flag, made, due or refused; or its money is not the booking's. That of a
 *   deleted booking had been settled before, or is an unmatched payment that goes back.
 * I3: a promo code's uses are its redemption rows, and stay within its maximum.
 * I4: a once-only e-mail exists once for its booking.
 * I5: no payment has more refunds, ever written, than it has money.
 * I6: where a change was asked for, money in is money that may be kept and money back.
 */
export type Invariant = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6'

/** The broken invariants, read from the rows alone, in other words than the functions' own. */
export async function violations(sql: Sql, now: Date): Promise<ReadonlyArray<Invariant>> {
  const rows = await sql<{ invariant: Invariant }[]>`
    select 'I1' as invariant from (
      select booking_date from public.bookings
      where (
        payment_status in ('paid', 'completed')
        and booking_status in ('confirmed', 'assigned', 'scheduled', 'in_progress', 'completed')
      ) or (payment_status = 'pending' and booking_status <> 'canceled' and hold_expires_at > ${now})
      group by booking_date
      having count(*) > (
        select setting_value::int from public.booking_settings where setting_name = 'daily_booking_limit'
      )
    ) crowded
    union
    select 'I2' from public.payment_events e
    left join public.bookings b on b.id = e.booking_id
    where (e.type = 'async_succeeded' or (e.type = 'completed' and e.paid))
      and e.outcome not in ('amount-mismatch', 'reference-mismatch')
      and b.id is not null
      and not exists (select from public.booking_acts a where a.booking_id = b.id and a.kind in ('changed', 'revived'))
      and not exists (select from public.payments p where p.booking_id = b.id and p.purpose = 'change')
      and (b.payment_status in ('paid', 'completed') and b.booking_status <> 'canceled')
        = (
          b.refund_due or b.payment_status = 'refunded'
          -- Tried, or decided by a person, or taken by a dispute.
          or exists (select from public.refunds r where r.booking_id = b.id and r.status <> 'due')
          or b.retainable_amount is not null
        )
    union
    select 'I6' from public.bookings b
    where b.payment_status = 'paid'
      and (
        exists (select from public.booking_acts a where a.booking_id = b.id and a.kind = 'changed')
        or exists (select from public.payments p where p.booking_id = b.id and p.purpose = 'change')
      )
      and not exists (select from public.payment_events e where e.booking_id = b.id and e.type like 'dispute%')
      and (select sum(p.amount) from public.payments p where p.booking_id = b.id and p.paid_at is not null)
        - (select coalesce(sum(r.amount), 0) from public.refunds r where r.booking_id = b.id)
        <> coalesce(b.retainable_amount, b.total_price) * 100
    union
    select 'I5' from public.payments p
    left join public.refunds r on r.payment_id = p.id
    group by p.id
    having sum(r.amount) > p.amount
    union
    select 'I2' from public.payment_events e
    where (e.type = 'async_succeeded' or (e.type = 'completed' and e.paid))
      and e.amount_total > 0 and e.booking_id is not null
      and not exists (select from public.bookings b where b.id = e.booking_id)
      and (
        exists (
          select from public.unmatched_payments u
          where u.session_id = e.session_id and (
            u.refund_due or u.refunded_at is not null
            or exists (select from public.refund_tries t where t.key = u.session_id and t.refused_at is not null)
          )
        ) = exists (
          select from public.payment_events x
          where x.session_id = e.session_id and x.outcome in ('confirmed', 'refund')
        )
      )
    union
    select 'I2' from public.payment_events e
    join public.bookings b on b.id = e.booking_id
    where e.outcome in ('amount-mismatch', 'reference-mismatch') and b.attention = '[]'
    union
    select 'I3' from public.promo_codes p
    left join public.promo_redemptions r on r.code = p.code
    group by p.code
    having count(r.booking_id) <> p.current_uses or count(r.booking_id) > p.max_uses
    union
    select 'I4' from public.email_outbox
    where kind in ('booking-confirmation', 'booking-refunded')
    group by kind, ref
    having count(*) > 1
    order by 1`
  return rows.map((row) => row.invariant)
}
