import { dollarsOf } from '@dustforce/core/money'
import { missedByText, serviceName } from '@dustforce/office/booking'
import { type CompanyPriceBook, taxName } from '@dustforce/office/company'
import type { FinanceFigures } from '@dustforce/supabase/admin'
import { csvOf } from '../../app/csv.ts'
import type { FinancePoint } from './finance-view.tsx'

/** The figures of a period as CSV, amounts in the company's currency. */
export function financeCsv(
  points: readonly FinancePoint[],
  figures: FinanceFigures,
  priceBook: CompanyPriceBook,
): string {
  const tax = taxName(priceBook)
  const money = (amount: FinancePoint['revenueCents']) => dollarsOf(amount).toFixed(2)
  const rows: (readonly (string | number)[])[] = [
    [
      ...[
        'From',
        'To',
        'Bookings',
        'Revenue',
        tax,
        'Discounts',
        'Contractor pay',
        'Margin',
        'Average booking',
      ],
      ...['Kept of canceled bookings', `${tax} in what is kept`],
    ],
    ...points.map((point) => [
      point.period.from,
      point.period.to,
      point.bookings,
      money(point.revenueCents),
      money(point.taxCents),
      money(point.discountsCents),
      money(point.payoutsCents),
      money(point.marginCents),
      money(point.averageCents),
      money(point.keptCents),
      money(point.keptTaxCents),
    ]),
    [],
    ['Service', 'Bookings', 'Revenue'],
    ...figures.services.map(({ service, bookings, revenueCents }) => [
      serviceName(service, priceBook),
      bookings,
      money(revenueCents),
    ]),
    [],
    ['Contractor', 'Jobs', 'Payout'],
    ...figures.contractors.map(({ name, jobs, payoutCents }) => [name, jobs, money(payoutCents)]),
    [],
    ['Missed because of', 'Visits', 'Kept', 'Missed'],
    ...figures.missed.map(({ by, visits, keptCents, missedCents }) => [
      missedByText(by),
      visits,
      money(keptCents),
      money(missedCents),
    ]),
  ]
  return csvOf(rows)
}
