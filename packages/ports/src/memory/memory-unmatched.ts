import { zeroCents } from '@dustforce/core/money'
import type { Attention } from '@dustforce/office/booking'
import { type PaymentBalance, reversalAttention, withReasons } from '@dustforce/office/booking'
import type { RefundDue } from '../booking-store.ts'
import type { PaymentEvent } from '../payment-event.ts'
import { reversalOf } from '../reversal-of.ts'
import type { MemoryReversals } from './memory-reversals.ts'

interface Unmatched extends Omit<RefundDue, 'attempts' | 'asked' | 'paymentIntent'> {
  paymentIntent: string | null
  due: boolean
  attention: readonly Attention[]
  balance: PaymentBalance
}

/** Money whose booking is gone, in memory. */
export class MemoryUnmatched {
  readonly #payments = new Map<string, Unmatched>()
  readonly #settled = new Set<string>()
  readonly #reversals: MemoryReversals

  constructor(reversals: MemoryReversals) {
    this.#reversals = reversals
  }

  /** Remembers a session whose money belongs to a booking, so that deleting the booking gives nothing back. */
  noteSettled(sessionId: string | null): void {
    if (sessionId !== null) this.#settled.add(sessionId)
  }

  /** Takes an event whose booking is not there. */
  settle(event: PaymentEvent): void {
    const { type, paid, sessionId, bookingId, paymentIntent, amountTotalCents } = event
    if (reversalOf(event) !== null && paymentIntent !== null) {
      for (const payment of this.#payments.values())
        if (payment.paymentIntent === paymentIntent) this.#look(payment)
    }
    const isMoney = (type === 'completed' || type === 'async_succeeded') && paid && amountTotalCents > 0
    if (!isMoney || sessionId === null || bookingId === null) return
    if (this.#settled.has(sessionId) || this.#payments.has(sessionId)) return
    const payment = {
      key: sessionId,
      bookingId,
      sessionId,
      paymentIntent,
      amountCents: amountTotalCents,
      due: true,
      attention: [],
      balance: this.#reversals.balance(null, amountTotalCents),
    }
    this.#payments.set(sessionId, payment)
    this.#look(payment)
  }

  isDue(sessionId: string | null): boolean {
    return this.#payments.get(sessionId ?? '')?.due ?? false
  }

  due(): Omit<RefundDue, 'attempts' | 'asked'>[] {
    return [...this.#payments.values()].flatMap(({ due, attention: _attention, balance, ...payment }) =>
      due ? [{ ...payment, amountCents: balance.keptCents }] : [],
    )
  }

  /** Ends a refund that is due, made or refused; null when none is. */
  finish(key: string, ...attention: readonly Attention[]): Unmatched | null {
    const payment = this.#payments.get(key)
    if (!payment?.due) return null
    payment.due = false
    payment.attention = withReasons(payment.attention, ...attention)
    return payment
  }

  #look(payment: Unmatched): void {
    const balance = this.#reversals.balance(payment.paymentIntent, payment.amountCents)
    // That its money goes back is expected; everything else is not.
    const partOf = ({ refundedCents }: PaymentBalance) =>
      refundedCents === payment.amountCents ? zeroCents : refundedCents
    payment.attention = reversalAttention(payment.attention, payment.balance, balance, {
      beforeCents: partOf(payment.balance),
      afterCents: partOf(balance),
    })
    payment.balance = balance
    if (balance.refundedCents === payment.amountCents) payment.due = false
  }
}
