import { exactAmount } from '@dustforce/office/company'
import { payoutTotals } from '@dustforce/office/payout'
import type { PaidOut } from '@dustforce/supabase/admin'
import { newId } from '@dustforce/supabase/new-id'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { saveFile } from '../../app/save-file.ts'
import { useSessionState } from '../../app/use-session-state.ts'
import { linkTo } from '../../kit/link-to.tsx'
import { OpenedHeading } from '../../kit/opened-heading.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import { bookingPath } from '../../patterns/booking-path.ts'
import { companyFile } from '../../patterns/company-file.ts'
import { PayDialog, type PaymentMade } from './pay-dialog.tsx'
import { statementCsv } from './payouts-csv.ts'
import { payoutsPath } from './payouts-query.ts'
import { PeriodToolbar, type PeriodToolbarProps } from './period-toolbar.tsx'
import { openLines } from './statement-lines.ts'
import { StatementView } from './statement-view.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

/** The open dialog, with the id of its request, so that pressing twice does it once. */
type Opened = { readonly kind: 'pay'; readonly id: string } | TakenBack

interface TakenBack {
  readonly kind: 'take-back'
  readonly id: string
  readonly payout: PaidOut
}

/** A contractor's period, line by line. */
export function StatementScreen({ cleaner, ...toolbar }: PeriodToolbarProps & { readonly cleaner: string }) {
  const business = useBusiness()
  const { payouts } = useBackend()
  const { period } = toolbar.query
  const [opened, setOpened] = useSessionState<Opened | null>(`payout of ${cleaner}`, null)
  const query = useQuery({
    queryKey: ['payouts', 'statement', cleaner, period],
    queryFn: () => payouts.statement(cleaner, period),
  })
  const openCents = payoutTotals(query.data?.items ?? [], period).openCents
  const always = { failed: 'Not saved', reads: [['payouts']], onDone: () => setOpened(null) }
  const pay = useChange(
    ({ id, payment }: { readonly id: string; readonly payment: PaymentMade }) =>
      payouts.markPaid({ id, cleaner, period, cents: openCents, ...payment }),
    {
      ...always,
      done: ['Marked as paid', `${exactAmount(openCents, business.money)} to ${query.data?.name ?? ''}`],
    },
  )
  const reverse = useChange(
    ({ id, payout, note }: TakenBack & { readonly note: string }) => payouts.reverse(id, payout.id, note),
    { ...always, done: ['Payout taken back', 'Its jobs are owed again.'] },
  )
  return (
    <QueryState query={query} what="the statement" failed="Error loading the statement" loading="h-64">
      {(statement) => (
        <>
          <OpenedHeading />
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
                companyFile(business.company, 'statement', period.from, 'to', period.to),
                'text/csv;charset=utf-8',
                statementCsv(statement.name, openLines(statement.items), statement.payouts, business),
              )
            }
            onPrint={() => window.print()}
            link={linkTo(bookingPath)}
          />
          {opened?.kind === 'pay' && openCents > 0 ? (
            <PayDialog
              name={statement.name}
              period={period}
              cents={openCents}
              busy={pay.busy}
              onPaid={(payment) => pay.run({ id: opened.id, payment })}
              onClose={() => setOpened(null)}
            />
          ) : null}
          {opened?.kind === 'take-back' ? (
            <TakeBackDialog
              name={statement.name}
              payout={opened.payout}
              busy={reverse.busy}
              onConfirm={(note) => reverse.run({ ...opened, note })}
              onClose={() => setOpened(null)}
            />
          ) : null}
        </>
      )}
    </QueryState>
  )
}
