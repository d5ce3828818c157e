import type { RefundDue } from '../booking-store.ts'
import type { PaymentEvent } from '../payment-event.ts'

/** Money whose booking is gone, in memory. */
export class MemoryUnmatched {
  readonly #payments = new Map<string, RefundDue & { due: boolean }>()
  readonly #settled = new Set<string>()
  readonly #refunded = new Set<string>()

  /** Remembers a session whose money belongs to a booking, so that deleting the booking gives nothing back. */
  noteSettled(sessionId: string | null): void {
    if (sessionId !== null) this.#settled.add(sessionId)
  }

  /** Takes an event whose booking is not there. */
  settle({ type, paid, sessionId, bookingId, paymentIntent, amountTotalCents }: PaymentEvent): void {
    if (type === 'refunded' && paymentIntent !== null) {
      this.#refunded.add(paymentIntent)
      for (const payment of this.#payments.values())
        if (payment.paymentIntent === paymentIntent) payment.due = false
    }
    const isMoney = (type === 'completed' || type === 'async_succeeded') && paid && amountTotalCents > 0
    if (!isMoney || sessionId === null || bookingId === null) return
    if (this.#settled.has(sessionId) || this.#payments.has(sessionId)) return
    const due = paymentIntent === null || !this.#refunded.has(paymentIntent)
    this.#payments.set(sessionId, {
      key: sessionId,
      bookingId,
      sessionId,
      paymentIntent,
      amountCents: amountTotalCents,
      due,
    })
  }

  isDue(sessionId: string | null): boolean {
    return this.#payments.get(sessionId ?? '')?.due ?? false
  }

  due(): RefundDue[] {
    return [...this.#payments.values()].flatMap(({ due, ...payment }) => (due ? [payment] : []))
  }

  finish(key: string): void {
    const payment = this.#payments.get(key)
    if (payment !== undefined) payment.due = false
  }
}
