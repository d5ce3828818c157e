import { type Cents, cents } from '@dustforce/core/money'
import { paymentBalance, type Reversal } from '../booking/reversals.ts'
import type { Story, StoryPayment, StoryRefund } from './story.ts'

/** The payments that reports can be about: the first one, even before it arrives, and every later one that has arrived, oldest first. */
export function paymentsOf({ payments }: Story): StoryPayment[] {
  const rank = ({ purpose, paidAt }: StoryPayment) => (purpose === 'first' ? -1 : (paidAt ?? 0))
  return payments
    .filter(({ purpose, paidAt }) => purpose === 'first' || paidAt !== null)
    .toSorted((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1))
}

/** Sums what was paid, or is awaited for the first payment, in cents. */
export function paidCents(story: Story): Cents {
  return sumOf(paymentsOf(story))
}

/** The reports about one payment. */
export function reportsOf({ reports }: Story, intent: string | null): Reversal[] {
  return reports.filter(({ paymentIntent }) => paymentIntent !== null && paymentIntent === intent)
}

/** The sum of amounts, in cents. */
export function sumOf(amounts: ReadonlyArray<{ readonly amountCents: Cents }>): Cents {
  return cents(amounts.reduce((sum, { amountCents }) => sum + amountCents, 0))
}

/** Sums those of these refunds that the office has paid back itself. */
export function offlineCents(refunds: readonly StoryRefund[]): Cents {
  return sumOf(refunds.filter(({ isOffline, status }) => isOffline && status === 'done'))
}

/** Whether the provider has said of a refund by itself what became of it. */
export function isReported({ providerId }: StoryRefund, reports: readonly Reversal[]): boolean {
  return reports.some(({ id }) => id !== null && id === providerId)
}

/** Whether a bank looks at a payment: a dispute of it is open. */
export function isDisputed(
  story: Story,
  { amountCents, paymentIntent }: Pick<StoryPayment, 'amountCents' | 'paymentIntent'>,
): boolean {
  const { disputes } = paymentBalance(amountCents, reportsOf(story, paymentIntent))
  return disputes.all > disputes.lost + disputes.won
}
