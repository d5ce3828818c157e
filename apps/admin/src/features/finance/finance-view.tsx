import type { MoneyFormat } from '@dustforce/core/money'
import { type Cents, formatMoney } from '@dustforce/core/money'
import type { DateRange } from '@dustforce/core/schedule'
import { type CompanyPriceBook, exactAmount, taxName } from '@dustforce/office/company'
import { collectedTaxCents, type FinanceTotals } from '@dustforce/office/metrics'
import type { FinanceFigures } from '@dustforce/supabase/admin'
import { Card } from '@dustforce/ui/card'
import { EmptyState } from '@dustforce/ui/empty-state'
import { ErrorState } from '@dustforce/ui/error-state'
import { Notice } from '@dustforce/ui/notice'
import { Said } from '@dustforce/ui/said'
import { Select } from '@dustforce/ui/select'
import { StatCard } from '@dustforce/ui/stat-card'
import { useBusiness } from '@dustforce/ui/use-business'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActButton } from '../../kit/act-button.tsx'
import { countText } from '../../kit/count-text.ts'
import { PageTitle } from '../../kit/page-title.tsx'
import { RangeFields } from '../../kit/range-fields.tsx'
import { noTaxNumber } from '../../patterns/no-tax-number.ts'
import { ContractorsTable, MissedTable, PointsTable, rangeText, ServicesTable } from './finance-tables.tsx'

export type FinanceChoice =
  | 'this-month'
  | 'last-month'
  | 'last-3-months'
  | 'last-12-months'
  | 'next-30-days'
  | 'custom'

export interface FinancePoint extends FinanceTotals {
  readonly period: DateRange
}

export interface FinanceFiguresShown extends Pick<FinanceFigures, 'services' | 'contractors' | 'missed'> {
  readonly totals: FinanceTotals
  /** Of the period before, as long. */
  readonly before: FinanceTotals
  readonly points: readonly FinancePoint[]
}

export interface FinanceViewProps {
  readonly choice: FinanceChoice
  readonly range: DateRange
  readonly grain: 'week' | 'month'
  /** null while they are loaded. */
  readonly figures: FinanceFiguresShown | null
  readonly failure?: string | undefined
  /** The address has invalid dates, so another period is shown. */
  readonly isMisread: boolean
  readonly chart: ReactNode
  /** The company's tax registration number; empty while it has none, null while it loads. */
  readonly taxNumber: string | null
  /** Payments that need an administrator. */
  readonly payments: ReactNode
  /** Renders a link to where contractors are paid for the range. */
  readonly payoutsLink: (content: ReactNode, look: string) => ReactNode
  readonly onChoice: (choice: FinanceChoice) => void
  readonly onRange: (range: DateRange) => void
  readonly onRetry: () => void
  readonly onExport: () => void
}

const choices: readonly { readonly value: FinanceChoice; readonly label: string }[] = [
  { value: 'this-month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'last-3-months', label: 'Last 3 months' },
  { value: 'last-12-months', label: 'Last 12 months' },
  { value: 'next-30-days', label: 'Next 30 days' },
]

const whole = (amount: Cents, money: MoneyFormat) => formatMoney(amount, { ...money, decimals: 0 })

/** Money by period, service and contractor. */
export function FinanceView({
  choice,
  range,
  grain,
  figures,
  failure,
  isMisread,
  chart,
  payments,
  payoutsLink,
  taxNumber,
  onChoice,
  onRange,
  onRetry,
  onExport,
}: FinanceViewProps) {
  const { money, priceBook } = useBusiness()
  return (
    <>
      <PageTitle
        title="Finance"
        hint={`${rangeText(range)}, compared with as many days before`}
        aside={
          <ActButton icon={Download} disabled={figures === null} onClick={onExport}>
            Export CSV
          </ActButton>
        }
      />
      <div className="grid grid-cols-2 items-start gap-2 pb-4 sm:flex sm:flex-wrap print:hidden">
        <Select
          size="sm"
          label="Period"
          className="max-sm:col-span-2 sm:w-44"
          options={choice === 'custom' ? [...choices, { value: 'custom', label: 'Chosen dates' }] : choices}
          value={choice}
          onChange={(event) => {
            const chosen = choices.find(({ value }) => value === event.target.value)
            if (chosen !== undefined) onChoice(chosen.value)
          }}
        />
        <RangeFields range={range} onRange={onRange} />
      </div>
      {isMisread ? (
        <Notice tone="warning" className="mb-4">
          The dates in the address are not valid, so this is {rangeText(range)}.
        </Notice>
      ) : null}
      {payments}
      {failure !== undefined ? (
        <ErrorState title="Error loading finance data" hint={failure} onRetry={onRetry} />
      ) : figures === null ? (
        <Said className="py-10 text-center text-muted">Loading finance data...</Said>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <Totals totals={figures.totals} before={figures.before} payoutsLink={payoutsLink} />
          <p className="text-sm text-muted">
            {taxWords(taxNumber, priceBook)} {keptWords(figures.totals, money)}
          </p>
          <Card pad="md">
            <h2 className="pb-3 text-base font-semibold">Revenue by {grain}</h2>
            {figures.points.some(({ bookings, payoutsCents }) => bookings > 0 || payoutsCents > 0) ? (
              <>
                {chart}
                <Legend />
              </>
            ) : (
              <EmptyState title="No paid bookings in this period." className="!py-8" />
            )}
          </Card>
          <PointsTable points={figures.points} grain={grain} />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <ServicesTable services={figures.services} total={figures.totals.revenueCents} />
            <ContractorsTable contractors={figures.contractors} payoutsLink={payoutsLink} />
            <MissedTable missed={figures.missed} />
          </div>
        </div>
      )}
    </>
  )
}

function taxWords(taxNumber: string | null, priceBook: CompanyPriceBook): string {
  const { taxes } = priceBook
  const rate = taxes.map(({ name, percent }) => `${name} is ${percent}%`).join(' and ') || 'No tax is charged'
  if (taxNumber === null) return `${rate}.`
  return taxNumber === ''
    ? `${rate}. ${noTaxNumber(priceBook)} Enter it under Company.`
    : `${rate}, collected under ${taxNumber}.`
}

function keptWords({ keptCents, keptTaxCents }: FinanceTotals, money: MoneyFormat): string {
  return keptCents === 0
    ? ''
    : `${exactAmount(keptTaxCents, money)} of it is in the ${exactAmount(keptCents, money)} that are kept of canceled bookings, which are not in the revenue.`
}

function Totals({
  totals,
  before,
  payoutsLink,
}: {
  readonly totals: FinanceTotals
  readonly before: FinanceTotals
} & Pick<FinanceViewProps, 'payoutsLink'>) {
  const { money, priceBook } = useBusiness()
  const card = (
    label: string,
    key: Exclude<keyof FinanceTotals, 'bookings'>,
    link?: FinanceViewProps['payoutsLink'],
  ) => (
    <StatCard
      label={label}
      link={link}
      value={whole(totals[key], money)}
      hint={compared(totals[key], before[key], whole(before[key], money))}
    />
  )
  return (
    <div className="grid gap-3 min-[22rem]:grid-cols-2 lg:grid-cols-4">
      {card('Revenue', 'revenueCents')}
      <StatCard
        label={`${taxName(priceBook)} collected`}
        value={whole(collectedTaxCents(totals), money)}
        hint={compared(
          collectedTaxCents(totals),
          collectedTaxCents(before),
          whole(collectedTaxCents(before), money),
        )}
      />
      {card('Discounts given', 'discountsCents')}
      {card('Contractor pay', 'payoutsCents', payoutsLink)}
      {card('Margin', 'marginCents')}
      {card('Average booking', 'averageCents')}
      {card('Kept of canceled bookings', 'keptCents')}
      <StatCard
        label="Paid bookings"
        value={countText(totals.bookings, money)}
        hint={compared(totals.bookings, before.bookings, countText(before.bookings, money))}
      />
    </div>
  )
}

function compared(now: number, before: number, words: string): string {
  if (before === 0) return `Before: ${words}`
  const percent = Math.round(((now - before) / Math.abs(before)) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)}% from ${words}`
}

function Legend() {
  const entries = [
    ['Revenue', 'bg-brand'],
    ['Payouts', 'bg-sun'],
    ['Margin', 'bg-line-strong'],
  ] as const
  return (
    <ul aria-hidden="true" className="flex justify-center gap-5 pt-2 text-xs text-muted">
      {entries.map(([name, look]) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className={`size-2.5 rounded-sm ${look}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}
