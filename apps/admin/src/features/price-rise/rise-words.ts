import { type Cents, cents, type MoneyFormat } from '@dustforce/core/money'
import { exactAmount } from '@dustforce/office/company'
import { countText } from '../../kit/count-text.ts'

/** Amounts of the company's currency, in words. */
export interface RiseMoney {
  /** To the cent: '$152.50'. */
  readonly exact: (amount: Cents) => string
  /** '+$12.00', or '−$12.00'. */
  readonly change: (before: Cents, after: Cents) => string
  /** '+8.4 %'. */
  readonly percent: (percent: number) => string
}

/** Returns how the company writes the amounts and percents of a rise. */
export function riseMoney(money: MoneyFormat): RiseMoney {
  const exact = (amount: Cents) => exactAmount(amount, money)
  const sign = (change: number) => (change < 0 ? '−' : '+')
  return {
    exact,
    change: (before, after) => `${sign(after - before)}${exact(cents(Math.abs(after - before)))}`,
    percent: (percent) => `${sign(percent)}${countText(Math.abs(percent), money)} %`,
  }
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
