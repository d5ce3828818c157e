import { exactDollars } from '@dustforce/office/company'
import { payoutTotals } from '@dustforce/office/payout'
import type { PaidOut } from '@dustforce/supabase/admin'
import { newId } from '@dustforce/supabase/new-id'
import { ErrorState } from '@dustforce/ui/error-state'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { saveFile } from '../../app/save-file.ts'
import { say, warnOf } from '../../app/toasts.tsx'
import { useKept } from '../../app/use-kept.ts'
import { PayDialog, type PaymentMade } from './pay-dialog.tsx'
import { statementCsv } from './payouts-csv.ts'
import { payoutsPath } from './payouts-query.ts'
import { PeriodToolbar, type PeriodToolbarProps } from './period-toolbar.tsx'
import { openLines } from './statement-lines.ts'
import { StatementView } from './statement-view.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

/** What was opened, with the id that its request is known by: pressed twice, it is done once. */
type Opened =
  | { readonly kind: 'pay'; readonly id: string }
  | { readonly kind: 'take-back'; readonly id: string; readonly payout: PaidOut }

/** A contractor's period, line by line. */
export function StatementScreen({ cleaner, ...toolbar }: PeriodToolbarProps & { readonly cleaner: string }) {
  const { payouts } = useBackend()
  const client = useQueryClient()
  const { period } = toolbar.query
  const [opened, setOpened] = useKept<Opened | null>(`payout of ${cleaner}`, null)
  const query = useQuery({
    queryKey: ['payouts', 'statement', cleaner, period],
    queryFn: () => payouts.statement(cleaner, period),
  })
  const statement = query.data
  const openCents = payoutTotals(statement?.items ?? [], period).openCents
  const settled = {
    onError: (failure: unknown) => warnOf('Not saved', failure),
    onSettled: () => client.invalidateQueries({ queryKey: ['payouts'] }),
  }
  const pay = useMutation({
    mutationFn: ({ id, payment }: { readonly id: string; readonly payment: PaymentMade }) =>
      payouts.markPaid({ id, cleaner, period, cents: openCents, ...payment }),
    onSuccess: () => {
      say('Marked as paid', `${exactDollars(openCents)} to ${statement?.name ?? ''}`)
      setOpened(null)
    },
    ...settled,
  })
  const takeBack = useMutation({
    mutationFn: ({
      id,
      payout,
      note,
    }: {
      readonly id: string
      readonly payout: PaidOut
      readonly note: string
    }) => payouts.takeBack(id, payout.id, note),
    onSuccess: () => {
      say('Payout taken back', 'Its jobs are owed again.')
      setOpened(null)
    },
    ...settled,
  })
  if (statement === undefined) {
    return query.isError ? (
      <ErrorState
        title={`Error loading the statement: ${messageOf(query.error)}`}
        onRetry={() => query.refetch()}
      />
    ) : (
      <div role="status">
        <span className="sr-only">Loading the statement...</span>
        <Skeleton className="h-64" />
      </div>
    )
  }
  return (
    <>
      <StatementView
        period={period}
        statement={statement}
        back={
          <Link
            to={payoutsPath({ ...toolbar.query, of: null })}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            All contractors
          </Link>
        }
        toolbar={<PeriodToolbar {...toolbar} />}
        onPay={() => setOpened({ kind: 'pay', id: newId() })}
        onTakeBack={(payout) => setOpened({ kind: 'take-back', id: newId(), payout })}
        onExport={() =>
          saveFile(
            `dust-force-statement-${period.from}-to-${period.to}.csv`,
            'text/csv;charset=utf-8',
            statementCsv(statement.name, openLines(statement.items), statement.payouts),
          )
        }
        onPrint={() => window.print()}
        link={(bookingId, content, look) => (
          <Link
            to={`/dashboard/bookings?${new URLSearchParams({ q: bookingId, open: bookingId })}`}
            className={look}
          >
            {content}
          </Link>
        )}
      />
      {opened?.kind === 'pay' && openCents > 0 ? (
        <PayDialog
          name={statement.name}
          period={period}
          cents={openCents}
          busy={pay.isPending}
          onPaid={(payment) => pay.mutate({ id: opened.id, payment })}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened?.kind === 'take-back' ? (
        <TakeBackDialog
          name={statement.name}
          payout={opened.payout}
          busy={takeBack.isPending}
          onConfirm={(note) => takeBack.mutate({ ...opened, note })}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  )
}
