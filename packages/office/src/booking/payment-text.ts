import type { MoneyFormat } from '@dustforce/core/money'
import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { exactAmount } from '../company/index.ts'
import { normalize, paymentLabel } from './status.ts'

/** Where the money is that was paid for a booking, in cents. */
export interface MoneyPlaces {
  readonly returnedCents: Cents
  /** Of refunds that have not arrived; left out where nobody has said how much. */
  readonly onItsWayCents?: Cents
  /** Taken away by disputes that were lost. */
  readonly lostCents: Cents
  readonly keptCents: Cents
  /** The part of `keptCents` that is still to be given back: `toGiveBackCents`. */
  readonly toGiveBackCents?: Cents
  /** The part of the price that is owed again: `owedCents`. */
  readonly owedCents?: Cents
}

/**
 * The words for what has become of a booking's payment: its label, and once a part of it has gone, or the booking is canceled, where each part is.
 *
 * @example
 * paymentText({ paymentStatus: 'paid', refundDue: false, bookingStatus: 'canceled' }, { returnedCents: cents(10000), lostCents: cents(0), keptCents: cents(23600) }, money)
 * // => 'Paid, $100.00 refunded, $236.00 kept'
 */
export function paymentText(
  {
    paymentStatus,
    refundDue,
    bookingStatus,
  }: { readonly paymentStatus: string; readonly refundDue: boolean; readonly bookingStatus: string },
  {
    returnedCents,
    onItsWayCents,
    lostCents,
    keptCents,
    toGiveBackCents = zeroCents,
    owedCents = zeroCents,
  }: MoneyPlaces,
  money: MoneyFormat,
): string {
  const label = paymentLabel(paymentStatus, refundDue, bookingStatus)
  const hasPaid = ['paid', 'completed', 'refunded'].includes(normalize(paymentStatus))
  if (!hasPaid || (refundDue && onItsWayCents === undefined)) return label
  const gone = [
    [returnedCents, 'refunded'] as const,
    [onItsWayCents ?? zeroCents, 'on its way back'] as const,
    [lostCents, 'taken back by the bank'] as const,
    [toGiveBackCents, 'still to give back'] as const,
  ].filter(([amount]) => amount > 0)
  const isWhole = keptCents === 0 && gone.length <= 1 && label !== 'Paid'
  if (isWhole || (gone.length === 0 && normalize(bookingStatus) !== 'canceled')) return label
  const parts = [...gone, [cents(keptCents - toGiveBackCents), 'kept'] as const].filter(
    ([amount]) => amount > 0,
  )
  const owed = owedCents > 0 ? [`${exactAmount(owedCents, money)} owed again`] : []
  return ['Paid', ...parts.map(([amount, where]) => `${exactAmount(amount, money)} ${where}`), ...owed].join(
    ', ',
  )
}
