import { gtaPriceBook } from '@dustforce/core/catalogue'
import type { Cents } from '@dustforce/core/money'
import { evaluatePromo, normalizePromoCode, type PromoCode, type PromoResult } from '@dustforce/core/promo'

interface PromoUse {
  readonly code: string
  readonly email: string
  readonly bookingId: string
  /** Epoch milliseconds; null once the booking is paid. */
  heldUntil: number | null
}

/** Promo codes and their uses, in memory. */
export class MemoryPromos {
  readonly codes = new Map<string, PromoCode>()
  readonly uses: PromoUse[] = []

  add(promo: PromoCode): void {
    this.codes.set(normalizePromoCode(promo.code), promo)
  }

  /** The record with its uses counted, paid and held ones alike. */
  lookup(code: string, now: number): PromoCode | null {
    const promo = this.codes.get(normalizePromoCode(code))
    if (promo === undefined) return null
    const uses = this.#live(now).filter((use) => use.code === normalizePromoCode(promo.code))
    return { ...promo, currentUses: promo.currentUses + uses.length }
  }

  /** Judges a code for a customer who is about to use it. */
  judge(
    code: string,
    use: {
      readonly subtotalCents: Cents
      readonly now: number
      readonly email: string
      readonly neverPaid: boolean
    },
  ): PromoResult {
    const usedOne = this.#live(use.now).some(
      (other) => other.email === use.email && this.codes.get(other.code)?.firstTimeOnly === true,
    )
    return evaluatePromo(this.lookup(code, use.now), {
      subtotalCents: use.subtotalCents,
      now: use.now,
      firstTime: use.neverPaid && !usedOne,
      book: gtaPriceBook,
    })
  }

  hold(code: string, email: string, bookingId: string, heldUntil: number): void {
    this.uses.push({ code: normalizePromoCode(code), email, bookingId, heldUntil })
  }

  keep(bookingId: string): void {
    for (const use of this.uses) if (use.bookingId === bookingId) use.heldUntil = null
  }

  giveBack(bookingId: string): void {
    const index = this.uses.findIndex((use) => use.bookingId === bookingId)
    if (index >= 0) this.uses.splice(index, 1)
  }

  #live(now: number): PromoUse[] {
    return this.uses.filter((use) => use.heldUntil === null || use.heldUntil > now)
  }
}
