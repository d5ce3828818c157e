import type { Cents } from '@dustforce/core/money'
import { type DateRange, daysBetween, formatDate } from '@dustforce/core/schedule'
import { missedByText, serviceName } from '@dustforce/office/booking'
import { type Business, exactAmount, taxName } from '@dustforce/office/company'
import { useBusiness } from '@dustforce/ui/use-business'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import type { FinanceFiguresShown, FinancePoint, FinanceViewProps } from './finance-view.tsx'

export function rangeText({ from, to }: DateRange): string {
  return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
}

const figures = ({
  money,
  priceBook,
}: Business): readonly (readonly [name: string, text: (point: FinancePoint) => string | number])[] => [
  ['Bookings', ({ bookings }) => bookings],
  ['Revenue', ({ revenueCents }) => exactAmount(revenueCents, money)],
  [taxName(priceBook), ({ taxCents }) => exactAmount(taxCents, money)],
  ['Discounts', ({ discountsCents }) => exactAmount(discountsCents, money)],
  ['Contractor pay', ({ payoutsCents }) => exactAmount(payoutsCents, money)],
  ['Margin', ({ marginCents }) => exactAmount(marginCents, money)],
  ['Average', ({ averageCents }) => exactAmount(averageCents, money)],
  ['Kept of canceled', ({ keptCents }) => exactAmount(keptCents, money)],
  [`${taxName(priceBook)} in it`, ({ keptTaxCents }) => exactAmount(keptTaxCents, money)],
]

function isNothing({ period: _period, ...point }: FinancePoint): boolean {
  return Object.values(point).every((figure) => figure === 0)
}

/** Shows what each week or month earned and cost. */
export function PointsTable({
  points,
  grain,
}: Pick<FinanceFiguresShown, 'points'> & { readonly grain: 'week' | 'month' }) {
  const business = useBusiness()
  const columns: readonly Column<FinancePoint>[] = [
    {
      name: grain === 'week' ? 'Week' : 'Month',
      hideName: true,
      wide: true,
      look: (point) => `whitespace-nowrap ${isNothing(point) ? 'max-md:text-muted' : 'max-md:font-semibold'}`,
      cell: (point) => (
        <>
          {rangeText(point.period)}
          {grain === 'week' ? <PartOfWeek {...point.period} /> : null}
          {isNothing(point) ? <span className="md:hidden">: nothing</span> : null}
        </>
      ),
    },
    ...figures(business).map(([name, cell]) => ({
      name,
      cell,
      numeric: true,
      // Seven zeros are a screen of a phone.
      look: (point: FinancePoint) => (isNothing(point) ? 'max-md:hidden' : ''),
    })),
  ]
  return (
    <DataTable
      cards
      label={`Figures by ${grain}`}
      minWidth="820px"
      columns={columns}
      rows={points}
      keyOf={({ period }) => period.from}
    />
  )
}

/** Says how much of its week a row has, where the range begins or ends in the middle of one. */
function PartOfWeek({ from, to }: DateRange) {
  const days = daysBetween(from, to) + 1
  return days < 7 ? <span className="text-xs font-normal text-muted"> · {days} of 7 days</span> : null
}

/** Shows which services were booked. */
export function ServicesTable({
  services,
  total,
}: Pick<FinanceFiguresShown, 'services'> & { readonly total: Cents }) {
  const { money, priceBook } = useBusiness()
  return (
    <div>
      <h2 className="pb-2 text-base font-semibold">Service mix</h2>
      {services.length === 0 ? (
        <p className="text-sm text-muted">No paid bookings in this period.</p>
      ) : (
        <DataTable
          label="Service mix"
          rows={services}
          keyOf={({ service }) => service}
          columns={[
            { name: 'Service', cell: ({ service }) => serviceName(service, priceBook) },
            { name: 'Bookings', numeric: true, cell: ({ bookings }) => bookings },
            { name: 'Revenue', numeric: true, cell: ({ revenueCents }) => exactAmount(revenueCents, money) },
            {
              name: 'Share',
              numeric: true,
              cell: ({ revenueCents }) =>
                total === 0 ? '—' : `${Math.round((revenueCents / total) * 100)}%`,
            },
          ]}
        />
      )}
    </div>
  )
}

/** Shows what contractors were paid. */
export function ContractorsTable({
  contractors,
  payoutsLink,
}: Pick<FinanceFiguresShown, 'contractors'> & Pick<FinanceViewProps, 'payoutsLink'>) {
  const { money } = useBusiness()
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <h2 className="text-base font-semibold">Pay by contractor</h2>
        {payoutsLink('Pay contractors', 'text-sm underline underline-offset-4 max-md:py-3 print:hidden')}
      </div>
      {contractors.length === 0 ? (
        <p className="text-sm text-muted">No payouts in this period.</p>
      ) : (
        <DataTable
          label="Pay by contractor"
          rows={contractors}
          keyOf={({ name }) => name}
          columns={[
            { name: 'Contractor', cell: ({ name }) => name },
            { name: 'Jobs', numeric: true, cell: ({ jobs }) => jobs },
            { name: 'Pay', numeric: true, cell: ({ payoutCents }) => exactAmount(payoutCents, money) },
          ]}
        />
      )}
    </div>
  )
}

/** Visits that were sold and called off, by whom or by what they are missed. */
export function MissedTable({ missed }: Pick<FinanceFiguresShown, 'missed'>) {
  const { money } = useBusiness()
  return (
    <div>
      <h2 className="pb-2 text-base font-semibold">Missed visits</h2>
      {missed.length === 0 ? (
        <p className="text-sm text-muted">No visits were missed in this period.</p>
      ) : (
        <DataTable
          label="Missed visits"
          rows={missed}
          keyOf={({ by }) => by ?? ''}
          columns={[
            { name: 'Because of', cell: ({ by }) => missedByText(by) },
            { name: 'Visits', numeric: true, cell: ({ visits }) => visits },
            { name: 'Kept', numeric: true, cell: ({ keptCents }) => exactAmount(keptCents, money) },
            { name: 'Missed', numeric: true, cell: ({ missedCents }) => exactAmount(missedCents, money) },
          ]}
        />
      )}
    </div>
  )
}
