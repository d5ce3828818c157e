import { type DateRange, formatDate, formatInstant } from '@dustforce/core/schedule'
import { serviceName } from '@dustforce/office/booking'
import { exactAmount } from '@dustforce/office/company'
import { customerShortName, payoutStatus, payoutTotals } from '@dustforce/office/payout'
import type { PaidOut, PayoutStatement, StatementLine } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { EmptyState } from '@dustforce/ui/empty-state'
import { Notice } from '@dustforce/ui/notice'
import { StatCard } from '@dustforce/ui/stat-card'
import { useBusiness } from '@dustforce/ui/use-business'
import { Download, Printer, TriangleAlert, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActButton } from '../../kit/act-button.tsx'
import { DataTable } from '../../kit/data-table.tsx'
import { PageTitle } from '../../kit/page-title.tsx'
import { methodText, rangeText, reasonText, statusText } from './payout-words.ts'
import { withoutPayText } from './payouts-view.tsx'
import { jobsWithoutPay, openLines } from './statement-lines.ts'

export interface StatementViewProps {
  readonly period: DateRange
  readonly statement: PayoutStatement
  readonly back: ReactNode
  readonly toolbar: ReactNode
  readonly onPay: () => void
  readonly onTakeBack: (payout: PaidOut) => void
  readonly onExport: () => void
  readonly onPrint: () => void
  /** Renders a link to a booking. */
  readonly link: (bookingId: string, content: ReactNode, look: string) => ReactNode
}

/** Shows what a contractor earned in a period, line by line: what is to be paid, and what was. */
export function StatementView({
  period,
  statement,
  back,
  toolbar,
  onPay,
  onTakeBack,
  onExport,
  onPrint,
  link,
}: StatementViewProps) {
  const { company, money } = useBusiness()
  const { name, items, payouts } = statement
  const totals = payoutTotals(items, period)
  const status = statusText[payoutStatus(totals)]
  const open = openLines(items)
  const missing = jobsWithoutPay(items)
  return (
    <article aria-label={`Statement of ${name}`}>
      <div className="pb-2 print:hidden">{back}</div>
      <PageTitle
        title={name}
        hint={`${company.name}, statement of ${rangeText(period)}`}
        aside={
          <span className="flex flex-wrap gap-2 print:hidden">
            <ActButton icon={Download} onClick={onExport}>
              Export CSV
            </ActButton>
            <ActButton icon={Printer} onClick={onPrint}>
              Print
            </ActButton>
            {totals.openCents > 0 ? (
              <ActButton variant="primary" onClick={onPay}>
                Mark {exactAmount(totals.openCents, money)} as Paid
              </ActButton>
            ) : null}
          </span>
        }
      />
      {toolbar}
      <div className="grid gap-5">
        <section aria-label="Figures" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <StatCard
            label="Earned"
            value={exactAmount(totals.earnedCents, money)}
            hint={jobsText(totals.jobs)}
          />
          <StatCard label="Paid" value={exactAmount(totals.paidCents, money)} hint="For jobs of the period" />
          <StatCard
            label="From before"
            value={exactAmount(totals.beforeCents, money)}
            hint="Jobs of earlier days"
          />
          <StatCard
            label="To pay"
            value={exactAmount(totals.openCents, money)}
            hint={
              <Badge dot tone={status.tone}>
                {status.label}
              </Badge>
            }
          />
        </section>
        {totals.openCents < 0 ? (
          <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" className="size-4.5" />}>
            More was paid out than is owed. The difference is set off against the next jobs.
          </Notice>
        ) : null}
        {missing.length === 0 ? null : (
          <Notice
            tone="warning"
            title={withoutPayText(missing.length)}
            icon={<TriangleAlert aria-hidden="true" className="size-4.5" />}
          >
            <p>Enter the contractor pay in the booking, and it is owed here.</p>
            <ul>
              {missing.map(({ bookingId, date, customerName }) => (
                <li key={bookingId}>
                  {link(
                    bookingId,
                    `${formatDate(date)}, ${customerText(customerName)}`,
                    'inline-flex min-h-11 items-center underline underline-offset-2',
                  )}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {open.length === 0 && payouts.length === 0 && missing.length === 0 ? (
          <EmptyState
            title="No jobs in this period"
            hint={`Nothing is open for ${name} from before either.`}
          />
        ) : null}
        {open.length === 0 ? null : (
          <section>
            <h2 className="pb-2 text-base font-semibold">To pay</h2>
            <Lines label="To pay" lines={open} link={link} />
          </section>
        )}
        {payouts.map((payout) => (
          <Payout key={payout.id} payout={payout} link={link} onTakeBack={() => onTakeBack(payout)} />
        ))}
      </div>
    </article>
  )
}

function Payout({
  payout,
  link,
  onTakeBack,
}: { readonly payout: PaidOut; readonly onTakeBack: () => void } & Pick<StatementViewProps, 'link'>) {
  const { money, policy } = useBusiness()
  const { cents, at, by, method, reference, note, reversed, lines, period } = payout
  const title = `${exactAmount(cents, money)} paid on ${formatInstant(at, policy.zone)}`
  return (
    <section className="break-inside-avoid">
      <div className="flex flex-wrap items-start justify-between gap-3 pb-2">
        <div className="min-w-0">
          <h2 className="text-base font-semibold">{reversed === null ? title : <s>{title}</s>}</h2>
          <p className="text-sm wrap-anywhere text-muted">
            {[methodText(method), reference, rangeText(period), `noted by ${by}`].filter(Boolean).join(' · ')}
          </p>
          {note === '' ? null : <p className="text-sm wrap-anywhere">{note}</p>}
          {reversed === null ? null : (
            <p className="text-sm wrap-anywhere text-danger-ink">
              Taken back on {formatInstant(reversed.at, policy.zone)} by {reversed.by}
              {reversed.note === '' ? '.' : `: ${reversed.note}`}
            </p>
          )}
        </div>
        {reversed === null ? (
          <ActButton
            className="print:hidden"
            icon={Undo2}
            aria-label={`Take back: ${title}`}
            onClick={onTakeBack}
          >
            Take Back
          </ActButton>
        ) : null}
      </div>
      <Lines label={title} lines={lines} link={link} />
    </section>
  )
}

function Lines({
  label,
  lines,
  link,
}: {
  readonly label: string
  readonly lines: readonly StatementLine[]
} & Pick<StatementViewProps, 'link'>) {
  const { money, priceBook } = useBusiness()
  return (
    <DataTable
      cards
      label={label}
      minWidth="640px"
      rows={lines}
      keyOf={({ bookingId }) => bookingId}
      columns={[
        { name: 'Date', look: 'whitespace-nowrap', cell: ({ date }) => formatDate(date) },
        {
          name: 'Customer',
          cell: ({ customerName, bookingId }) =>
            customerName === null
              ? customerText(null)
              : link(
                  bookingId,
                  customerText(customerName),
                  'inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-0',
                ),
        },
        {
          name: 'Service',
          cell: ({ service }) => (service === null ? '—' : serviceName(service, priceBook)),
        },
        { name: 'What', cell: ({ reason }) => reasonText[reason] },
        { name: 'Amount', numeric: true, cell: ({ cents }) => exactAmount(cents, money) },
      ]}
    />
  )
}

function customerText(name: string | null): string {
  return name === null ? 'Deleted booking' : customerShortName(name) || 'Erased customer'
}

function jobsText(jobs: number): string {
  return jobs === 1 ? '1 done job' : `${jobs} done jobs`
}
