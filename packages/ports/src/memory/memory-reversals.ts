import type { Cents } from '@dustforce/core/money'
import {
  lastRefundCents,
  type PaymentBalance,
  paymentBalance,
  type Reversal,
} from '@dustforce/office/booking'

interface Tries {
  readonly attempts: number
  /** Epoch milliseconds. */
  readonly nextAt: number
}

/** What the provider has reported about each payment, and how often its refund was tried, in memory. */
export class MemoryReversals {
  /** The provider's words about refunds that it will never make, by the refund's key. */
  readonly refusals = new Map<string, string>()
  readonly #reports = new Map<string, Reversal[]>()
  readonly #tries = new Map<string, Tries>()

  /** Remembers a report; returns whether it is the first about its refund or dispute. */
  note(paymentIntent: string | null, reversal: Reversal): boolean {
    if (paymentIntent === null) return false
    const before = this.#reports.get(paymentIntent) ?? []
    this.#reports.set(paymentIntent, [...before, reversal])
    return before.every(({ id }) => id === null || id !== reversal.id)
  }

  isReported(paymentIntent: string | null, refundId: string | null): boolean {
    return (
      refundId !== null && (this.#reports.get(paymentIntent ?? '') ?? []).some(({ id }) => id === refundId)
    )
  }

  balance(paymentIntent: string | null, paidCents: Cents): PaymentBalance {
    return paymentBalance(paidCents, this.#reports.get(paymentIntent ?? '') ?? [])
  }

  lastRefundCents(paymentIntent: string | null, paidCents: Cents): Cents {
    return lastRefundCents(paidCents, this.#reports.get(paymentIntent ?? '') ?? [])
  }

  attempts(key: string): number {
    return this.#tries.get(key)?.attempts ?? 0
  }

  isPostponed(key: string, now: number): boolean {
    return (this.#tries.get(key)?.nextAt ?? now) > now
  }

  postpone(key: string, nextAt: number): void {
    this.#tries.set(key, { attempts: this.attempts(key) + 1, nextAt })
  }
}
