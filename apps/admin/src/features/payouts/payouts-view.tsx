import { type Cents, cents } from '@dustforce/core/money'
import type { DateRange } from '@dustforce/core/schedule'
import { exactDollars } from '@dustforce/office/company'
import { payoutStatus } from '@dustforce/office/payout'
import type { ContractorPayout } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { Button } from '@dustforce/ui/button'
import { EmptyState } from '@dustforce/ui/empty-state'
import { StatCard } from '@dustforce/ui/stat-card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageTitle } from '../../patterns/page-title.tsx'
import { rangeText, statusText } from './payout-words.ts'

export interface PayoutsViewProps {
  readonly period: DateRange
  readonly toolbar: ReactNode
  /** null while they are loaded. */
  readonly contractors: readonly ContractorPayout[] | null
  /** What is shown in place of the figures: loading, or why it failed. */
  readonly instead: ReactNode
  readonly onExport: () => void
  /** Renders a link to a contractor's statement. */
  readonly link: (cleaner: string, content: ReactNode, look: string) => ReactNode
}

const figures = ['Jobs', 'Earned', 'Paid', 'From before', 'To pay'] as const

/** What every contractor earned in a period, was paid and is owed. */
export function PayoutsView({ period, toolbar, contractors, instead, onExport, link }: PayoutsViewProps) {
  return (
    <>
      <PageTitle
        title="Payouts"
        hint={`${rangeText(period)}: done jobs that customers have paid`}
        aside={
          <Button
            size="sm"
            variant="secondary"
            className="print:hidden"
            icon={<Download aria-hidden="true" className="size-4" />}
            disabled={contractors === null || contractors.length === 0}
            onClick={onExport}
          >
            Export CSV
          </Button>
        }
      />
      {toolbar}
      {contractors === null ? (
        instead
      ) : contractors.length === 0 ? (
        <EmptyState
          title="Nothing to pay out"
          hint="No contractor has a done and paid job in this period, and nothing is open from before."
        />
      ) : (
        <div className="grid gap-4">
          <Totals contractors={contractors} />
          <Table cards label="Payouts by contractor" minWidth="760px">
            <TableHead>
              <tr>
                <TableHeader>Contractor</TableHeader>
                {figures.map((figure) => (
                  <TableHeader key={figure} numeric>
                    {figure}
                  </TableHeader>
                ))}
                <TableHeader>Status</TableHeader>
              </tr>
            </TableHead>
            <TableBody>
              {contractors.map((contractor) => (
                <Row key={contractor.cleaner} contractor={contractor} link={link} />
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </>
  )
}

function Row({
  contractor: { cleaner, name, totals },
  link,
}: { readonly contractor: ContractorPayout } & Pick<PayoutsViewProps, 'link'>) {
  const status = statusText[payoutStatus(totals)]
  return (
    <TableRow data-row={cleaner}>
      <TableCell wide>
        {link(
          cleaner,
          name,
          'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 md:min-h-0',
        )}
      </TableCell>
      <TableCell numeric label="Jobs">
        {totals.jobs}
      </TableCell>
      <TableCell numeric label="Earned">
        {exactDollars(totals.earnedCents)}
      </TableCell>
      <TableCell numeric label="Paid">
        {exactDollars(totals.paidCents)}
      </TableCell>
      <TableCell numeric label="From before">
        {exactDollars(totals.beforeCents)}
      </TableCell>
      <TableCell numeric label="To pay" className="font-semibold">
        {exactDollars(totals.openCents)}
      </TableCell>
      <TableCell label="Status">
        <Badge dot tone={status.tone}>
          {status.label}
        </Badge>
        {totals.withoutPay > 0 && status !== statusText['pay-missing'] ? (
          <p className="pt-1 text-xs text-danger-ink">{withoutPayText(totals.withoutPay)}</p>
        ) : null}
      </TableCell>
    </TableRow>
  )
}

function Totals({ contractors }: { readonly contractors: readonly ContractorPayout[] }) {
  const sum = (amounts: readonly Cents[]) =>
    exactDollars(cents(amounts.reduce((total, one) => total + one, 0)))
  const owed = contractors.filter(({ totals }) => totals.openCents > 0)
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label="To pay"
        value={sum(owed.map(({ totals }) => totals.openCents))}
        hint={`To ${owed.length} ${owed.length === 1 ? 'contractor' : 'contractors'}`}
      />
      <StatCard
        label="Earned"
        value={sum(contractors.map(({ totals }) => totals.earnedCents))}
        hint="By jobs of the period"
      />
      <StatCard
        label="Paid"
        value={sum(contractors.map(({ totals }) => totals.paidCents))}
        hint="For jobs of the period"
      />
      <StatCard label="Jobs" value={contractors.reduce((count, { totals }) => count + totals.jobs, 0)} />
    </section>
  )
}

export function withoutPayText(jobs: number): string {
  return jobs === 1 ? '1 job without pay' : `${jobs} jobs without pay`
}
