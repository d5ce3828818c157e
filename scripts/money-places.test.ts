import { describe, expect, it } from 'vitest'
import { amountsComputed, functionsComputing, functionsWithMoney, programsWithMoney } from './money-places.ts'

/** Programs that combine amounts without deciding one: how many expressions, and why. */
const shown: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'apps/admin/src/features/finance/finance-tables.tsx': [1, 'the percentage of a bar'],
  'apps/admin/src/features/prices/what-if.tsx': [2, 'how far two prices of the rules are apart'],
  'apps/admin/src/patterns/margin-words.ts': [1, 'a margin below nothing is written without its sign'],
  'apps/site/src/features/own-booking/loaded-booking.tsx': [1, 'whether anything goes back'],
  'apps/site/src/features/own-booking/receipt-money.tsx': [3, 'the lines of a receipt that take away'],
  'apps/site/src/features/own-booking/receipt.tsx': [2, 'whether anything has gone'],
}

/** Functions of the database that compute amounts, and why they are not the rules' alone. */
const inDatabase: Readonly<Record<string, string>> = {
  // Figures are sums over all bookings: `core-parity.db.test.ts`, `admin-figures.db.test.ts` and `payouts.db.test.ts` compare them with the rules.
  'private.kept_of': 'figures: `keptCents`',
  'private.kept_of_canceled': 'figures: `keptOfCanceled`',
  'private.subtotal_in': 'figures: `taxSplit`',
  'private.tax_in': 'figures: `taxSplit`',
  'private.tax_in_kept': 'figures: `taxInKept`',
  'private.figures_of_day': 'figures: `financePoint`',
  'private.earned_between': 'figures: `payoutTotals`',
  'private.earned_for': 'figures: `payoutTotals`, with the years that are kept',
  'private.keep_pay': 'figures: sums of the days of a year that is kept',
  'private.keep_past': 'figures: sums of the years that are kept',
  'private.owed_for': 'figures: `financeMetrics`',
  'public.admin_dashboard': 'figures: `financeMetrics`',
  'public.admin_finance': 'figures: sums of the days that are kept',
  'private.customer_figures': 'figures: `keptCents` of a customer’s bookings',
  'private.payout_items_of': 'figures: `payoutLine`',
  'public.admin_payouts': 'figures: `payoutTotals`',
  // The amounts that are written under a lock.
  'public.admin_pay_contractor':
    'a payout is the sum of its lines, and refused when it is not what was shown',
  'private.guard_revival': 'whether any money has gone back',
  'private.due_refunds': 'what is left of a payment without a booking, as its events were decided',
  'private.tell_answered_refund':
    'a refund that the provider refused becomes one of the office, in the letter that waits',
  // The amounts that wait.
  'private.to_pay_back': 'the sum of the refunds of a booking that the office makes by hand',
  'public.admin_needs_you': 'the sum of the refunds of a booking that wait, for the list',
}

const sorted = (names: Readonly<Record<string, unknown>>) => Object.keys(names).toSorted()

describe('amounts', () => {
  it('are computed by the rules of core and office, and elsewhere only to be shown', () => {
    const counts = Object.fromEntries(Object.entries(shown).map(([path, [count]]) => [path, count]))
    expect(programsWithMoney()).toEqual(counts)
  })

  it('are computed in the database only where it counts all rows or holds a lock', () => {
    expect(functionsWithMoney()).toEqual(sorted(inDatabase))
  })

  it.each([
    ['const a = totalCents - keptCents', 1],
    ['const a = cents(Math.max(0, offer.refundCents + 5))', 1],
    ['payments.reduce((sum, { amountCents }) => sum + amountCents, 0)', 1],
    ['sum += refundCents', 1],
    ['const a = -leftCents', 1],
    ['const a = totalCents / 100', 1],
    ['const a = totalCents > keptCents ? totalCents : minutes + 1', 0],
  ])('are computed in `%s` %i times', (source, count) => {
    expect(amountsComputed('a.ts', source)).toBe(count)
  })

  it.each([
    ['create function private.a() returns numeric\nreturn b.total_price - b.lost_amount;\n', ['private.a']],
    ['create function private.a() returns numeric\nreturn sum(r.amount) from x r;\n', ['private.a']],
    ['create function private.a() returns numeric\nreturn least(private.b(r.amount), 1);\n', ['private.a']],
    ['create function private.a() returns date\nreturn greatest(a, b) from x where is_paid(x.paid);\n', []],
    [
      "create function private.a() returns text\n-- total - lost\nreturn b.total_price || 'paid - lost';\n",
      [],
    ],
    [
      'create table a (total numeric);\ncreate function private.a() returns numeric\nreturn b.total_price;\n',
      [],
    ],
  ])('are computed by the functions of %j: %j', (sql, names) => {
    expect(functionsComputing(sql)).toEqual(names)
  })
})
