import type { Cents } from '@dustforce/core/money'
import type { DateRange } from '@dustforce/core/schedule'
import { exactAmount } from '@dustforce/office/company'
import { sumCents } from '@dustforce/office/ledger'
import { payoutStatus } from '@dustforce/office/payout'
import type { ContractorPayout } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { EmptyState } from '@dustforce/ui/empty-state'
import { StatCard } from '@dustforce/ui/stat-card'
import { useBusiness } from '@dustforce/ui/use-business'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActButton } from '../../kit/act-button.tsx'
import { DataTable } from '../../kit/data-table.tsx'
import { PageTitle } from '../../kit/page-title.tsx'
import { rangeText, statusText } from './payout-words.ts'

export interface PayoutsViewProps {
  readonly period: DateRange
  readonly toolbar: ReactNode
  /** null while they are loaded. */
  readonly contractors: readonly ContractorPayout[] | null
  /** The content in place of the figures: loading, or why it failed. */
  readonly instead: ReactNode
  readonly onExport: () => void
  /** Renders a link to a contractor's statement. */
  readonly link: (cleaner: string, content: ReactNode, look: string) => ReactNode
}

const figures = [
  { name: 'Earned', of: 'earnedCents', look: undefined },
  { name: 'Paid', of: 'paidCents', look: undefined },
  { name: 'From before', of: 'beforeCents', look: undefined },
  { name: 'To pay', of: 'openCents', look: 'font-semibold' },
] as const

/** Shows what every contractor earned in a period, was paid and is owed. */
export function PayoutsView({ period, toolbar, contractors, instead, onExport, link }: PayoutsViewProps) {
  const { money } = useBusiness()
  return (
    <>
      <PageTitle
        title="Payouts"
        hint={`${rangeText(period)}: done jobs that customers have paid`}
        aside={
          <ActButton
            className="print:hidden"
            icon={Download}
            disabled={contractors === null || contractors.length === 0}
            onClick={onExport}
          >
            Export CSV
          </ActButton>
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
          <DataTable
            cards
            isList
            label="Payouts by contractor"
            minWidth="760px"
            rows={contractors}
            keyOf={({ cleaner }) => cleaner}
            columns={[
              {
                name: 'Contractor',
                hideName: true,
                wide: true,
                cell: ({ cleaner, name }) =>
                  link(
                    cleaner,
                    name,
                    'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 md:min-h-0',
                  ),
              },
              { name: 'Jobs', numeric: true, cell: ({ totals }) => totals.jobs },
              ...figures.map(({ name, of, look }) => ({
                ...{ name, look, numeric: true },
                cell: ({ totals }: ContractorPayout) => exactAmount(totals[of], money),
              })),
              { name: 'Status', cell: ({ totals }) => <Status totals={totals} /> },
            ]}
          />
        </div>
      )}
    </>
  )
}

function Status({ totals }: Pick<ContractorPayout, 'totals'>) {
  const status = statusText[payoutStatus(totals)]
  return (
    <>
      <Badge dot tone={status.tone}>
        {status.label}
      </Badge>
      {totals.withoutPay > 0 && status !== statusText['pay-missing'] ? (
        <p className="pt-1 text-xs text-danger-ink">{withoutPayText(totals.withoutPay)}</p>
      ) : null}
    </>
  )
}

function Totals({ contractors }: { readonly contractors: readonly ContractorPayout[] }) {
  const { money } = useBusiness()
  const sum = (amounts: readonly Cents[]) => exactAmount(sumCents(amounts), money)
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
