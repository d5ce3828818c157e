import { type Cents, cents } from '@dustforce/core/money'
import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import type { OfflinePayment } from '@dustforce/office/booking'
import { instantColumn, listColumn } from '@dustforce/office/stored'
import { type AdminClient, isRow, type Row, textAt } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** A payment that an administrator must look at: that of a booking, or one whose booking was deleted. */
export interface PaymentToLookAt {
  readonly kind: 'booking' | 'unmatched'
  /** The id of the booking, or of the checkout session when there is no booking. */
  readonly key: string
  /** The stored reasons, the most urgent first; none when it is only that the booking is gone. */
  readonly attention: readonly string[]
  /** The money still has to go back. */
  readonly refundDue: boolean
  readonly customerName: string | null
  readonly bookingDate: BusinessDate | null
  readonly sessionId: string | null
  readonly amountCents: Cents
  /** The part of it that was given back, and the part that a lost dispute has taken. */
  readonly refundedCents: Cents
  readonly lostCents: Cents
  /** Why the payment provider did not make the refund, in its words. */
  readonly refusal: string | null
  /** Since when it is so. Epoch milliseconds. */
  readonly since: number | null
}

/** Payments that need an administrator, and those that the office takes itself. */
export function adminPayments({ rpc, invoke }: Pick<AdminClient, 'rpc' | 'invoke'>) {
  return {
    /** The newest hundred. */
    toLookAt: async (): Promise<readonly PaymentToLookAt[]> => {
      const answer = await rpc('admin_payments_to_look_at')
      return Array.isArray(answer) ? answer.filter(isRow).map(read) : []
    },
    /** Reads how much the office has to pay back by hand of a booking now, also when the rest goes back to a card. */
    toPayBack: async (bookingId: string): Promise<Cents> =>
      cents(Number(await rpc('admin_to_pay_back', { booking_id: bookingId }))),
    /** Notes that what was due on the day was paid. */
    markPaid: async (bookingId: string, payment: OfflinePayment): Promise<void> => {
      await invoke('change-booking', { act: 'mark-paid', bookingId, ...payment })
    },
    /** Notes that the office has paid back what was due of the payments that it took itself. */
    markPaidBack: async (bookingId: string, payment: OfflinePayment): Promise<void> => {
      await invoke('change-booking', { act: 'mark-paid-back', bookingId, ...payment })
    },
    /** Takes it off the list; a reason that has come meanwhile stays on it. */
    lookedAt: async ({ kind, key, attention }: PaymentToLookAt): Promise<void> => {
      const isDone = await rpc('admin_payment_looked_at', { kind, key, attention })
      if (!isDone) {
        throw new AdminFailure(
          'conflict',
          'This payment has changed in the meantime. Please look at it again.',
        )
      }
    },
  }
}

function read(row: Row): PaymentToLookAt {
  const date = textAt(row, 'booking_date')
  return {
    kind: row.kind === 'unmatched' ? 'unmatched' : 'booking',
    key: String(row.key),
    attention: listColumn(row.attention),
    refundDue: row.refund_due === true,
    customerName: textAt(row, 'customer_name'),
    bookingDate: date !== null && isBusinessDate(date) ? date : null,
    sessionId: textAt(row, 'session_id'),
    amountCents: cents(Number(row.amount_cents)),
    refundedCents: cents(Number(row.refunded_cents)),
    lostCents: cents(Number(row.lost_cents)),
    refusal: textAt(row, 'refusal'),
    since: instantColumn(row.since),
  }
}
