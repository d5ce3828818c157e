import { type Cents, cents, centsFromDollars, dollarsOf } from '@dustforce/core/money'
import { type BusinessDate, businessDate } from '@dustforce/core/schedule'
import { bookingFromRow } from '@dustforce/office/booking'
import { type PayoutItem, payoutLineOf, payoutTotals } from '@dustforce/office/payout'
import { admin } from './auth.ts'
import type { Calls } from './calls.ts'
import { Refusal } from './refusal.ts'
import { type Row, rowOf, rowsOf, textOf } from './row.ts'
import { now, type Store } from './store.ts'

function sumOf(amounts: readonly number[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}

export function payoutCalls({ tables: { bookings, contractors, payouts } }: Store): Calls {
  const paidFor = (bookingId: string) =>
    sumOf(
      payouts.rows
        .filter(({ reversed_by }) => reversed_by === null)
        .flatMap(({ lines }) => rowsOf(lines))
        .filter(({ booking_id }) => booking_id === bookingId)
        .map(({ amount }) => centsFromDollars(Number(amount))),
    )
  /** A contractor's jobs of the period, and those before it that something is open of. */
  const itemsOf = (cleaner: string, from: BusinessDate, to: BusinessDate) =>
    bookings.rows.map(bookingFromRow).flatMap((record) => {
      const { id, bookingDate: date, bookingStatus, paymentStatus, contractorPayCents: payCents } = record
      if (record.contractorId !== cleaner || date === null || date > to) return []
      const paidCents = paidFor(id)
      const item: PayoutItem = {
        bookingId: id,
        date,
        bookingStatus,
        paymentStatus,
        isTheirs: true,
        payCents,
        paidCents,
      }
      return date < from && payoutLineOf(item) === null ? [] : [{ item, record }]
    })
  const periodOf = ({ from_date, to_date }: Row) => ({
    from: businessDate(textOf(from_date)),
    to: businessDate(textOf(to_date)),
  })
  const totalsOf = (cleaner: string, period: ReturnType<typeof periodOf>) =>
    payoutTotals(
      itemsOf(cleaner, period.from, period.to).map(({ item }) => item),
      period,
    )
  const lineRow = ({ item, record }: ReturnType<typeof itemsOf>[number]) => ({
    booking_id: item.bookingId,
    day: item.date,
    customer: record.customerName,
    service: record.serviceType,
  })
  return {
    admin_payouts: (args) => {
      const period = periodOf(args)
      return contractors.rows.flatMap(({ id, full_name: name }) => {
        const totals = totalsOf(textOf(id), period)
        if (totals.jobs === 0 && totals.openCents === 0) return []
        return [
          {
            ...{ cleaner: id, name, jobs: totals.jobs, without_pay: totals.withoutPay },
            earned: dollarsOf(totals.earnedCents),
            paid: dollarsOf(totals.paidCents),
            before: dollarsOf(totals.beforeCents),
            open: dollarsOf(totals.openCents),
          },
        ]
      })
    },
    admin_payout_statement: ({ cleaner, ...dates }) => {
      const { from, to } = periodOf(dates)
      return {
        name: contractors.rows.find(({ id }) => id === cleaner)?.full_name ?? cleaner,
        items: itemsOf(textOf(cleaner), from, to).map(({ item, record }) => ({
          ...lineRow({ item, record }),
          ...{ booking_status: item.bookingStatus, payment_status: item.paymentStatus, is_theirs: true },
          pay: item.payCents === null ? null : dollarsOf(item.payCents),
          paid: dollarsOf(item.paidCents),
        })),
        payouts: payouts.rows.filter(
          (row) => row.cleaner === cleaner && textOf(row.to) >= from && textOf(row.from) <= to,
        ),
      }
    },
    admin_pay_contractor: ({ request }) => {
      const order = rowOf(request)
      if (payouts.rows.some(({ id }) => id === order.id)) return true
      const [cleaner, from, to] = [
        textOf(order.cleaner),
        businessDate(textOf(order.from)),
        businessDate(textOf(order.to)),
      ]
      if (dollarsOf(totalsOf(cleaner, { from, to }).openCents) !== order.amount)
        throw new Refusal('What is open has changed meanwhile.')
      const lines = itemsOf(cleaner, from, to).flatMap((one) => {
        const line = payoutLineOf(one.item)
        return line === null ? [] : [{ ...lineRow(one), reason: line.reason, amount: dollarsOf(line.cents) }]
      })
      const stored = { at: new Date(now).toISOString(), by: admin.email, reversed_by: null, lines }
      payouts.rows = [...payouts.rows, { ...order, ...stored }]
      return true
    },
    admin_reverse_payout: ({ request }) => {
      const { payout, note } = rowOf(request)
      const reversed = {
        reversed_by: admin.email,
        reversed_at: new Date(now).toISOString(),
        reversed_note: note,
      }
      payouts.rows = payouts.rows.map((row) => (row.id === payout ? { ...row, ...reversed } : row))
      return true
    },
  }
}
