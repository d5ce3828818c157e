import { type Cents, cents } from '@dustforce/core/money'
import { keptCents } from '../booking/kept-cents.ts'
import { type PaymentBalance, paymentBalance } from '../booking/reversals.ts'
import { offlineCents, paidCents, paymentsOf, reportsOf } from './payments-of.ts'
import type { Story } from './story.ts'

/**
 * Computes what has become of all payments of a booking together.
 *
 * @param known the first payment's, where the booking does not name it yet
 */
export function bookingBalance(story: Story, known: string | null = null): PaymentBalance {
  const balances = paymentsOf(story).map((payment, nr) => {
    const intent = payment.paymentIntent ?? (nr === 0 ? known : null)
    const offline = offlineCents(story.refunds.filter(({ paymentId }) => paymentId === payment.id))
    return { ...paymentBalance(payment.amountCents, reportsOf(story, intent)), offline }
  })
  const total = (of: (balance: (typeof balances)[number]) => number) =>
    balances.reduce((sum, balance) => sum + of(balance), 0)
  const refundedCents = cents(total((balance) => balance.refundedCents + balance.offline))
  const lostCents = cents(total((balance) => balance.lostCents))
  return {
    refundedCents,
    lostCents,
    keptCents: keptCents({ totalCents: paidCents(story), refundedCents, lostCents }),
    failedCents: cents(total((balance) => balance.failedCents)),
    givenCents: cents(total((balance) => balance.givenCents)),
    disputes: {
      all: total(({ disputes }) => disputes.all),
      lost: total(({ disputes }) => disputes.lost),
      won: total(({ disputes }) => disputes.won),
    },
  }
}

/** Whether two balances say the same. */
export function isSameBalance(one: PaymentBalance, other: PaymentBalance): boolean {
  const print = ({ refundedCents, lostCents, failedCents, disputes }: PaymentBalance) =>
    [refundedCents, lostCents, failedCents, disputes.all, disputes.lost, disputes.won].join()
  return print(one) === print(other)
}

/** Computes how much of the price was refunded. A payment above the price is refunded separately and does not count. */
export function refundedOfPrice(story: Story, refunded: Cents): Cents {
  const above = Math.max(0, paidCents(story) - (story.booking?.totalCents ?? 0))
  return cents(Math.max(0, refunded - above))
}
