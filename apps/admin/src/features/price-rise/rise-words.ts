import { type Cents, cents, formatMoney } from '@dustforce/core/money'

/** Amounts of one currency, in words. */
export interface RiseMoney {
  /** To the cent: '$152.50'. */
  readonly exact: (amount: Cents) => string
  /** '+$12.00', or '−$12.00'. */
  readonly change: (before: Cents, after: Cents) => string
}

/** How amounts of a currency are written. */
export function riseMoney(currency: string): RiseMoney {
  const exact = (amount: Cents) => formatMoney(amount, { currency, locale: 'en-CA', decimals: 2 })
  return {
    exact,
    change: (before, after) => `${after < before ? '−' : '+'}${exact(cents(Math.abs(after - before)))}`,
  }
}

/** '+8.4 %'. */
export function percentWords(percent: number): string {
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toLocaleString('en-CA')} %`
}

const reasons: Readonly<Record<string, string>> = {
  'same-book': 'Costs by today’s price list already.',
  'same-price': 'Costs the same by today’s price list.',
  told: 'Was told of a rise that does not hold yet.',
  'unknown-prices': 'The price list it was agreed by is not kept.',
  'no-visits': 'Has no visit from that day on.',
  'not-offered': 'Today’s price list does not have what it is.',
}

/** Why a rise leaves visits as they are. */
export function untouchedWords(why: string): string {
  return reasons[why] ?? why
}
