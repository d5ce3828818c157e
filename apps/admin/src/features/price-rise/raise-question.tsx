import { type BusinessDate, formatDate } from '@dustforce/core/schedule'
import { incomeOf } from '@dustforce/office/price-rise'
import type { RaisedVisits } from '@dustforce/supabase/admin'
import { newId } from '@dustforce/supabase/new-id'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useChange } from '../../kit/use-change.ts'
import type { RiseMoney } from './rise-words.ts'

export interface RaiseQuestionProps {
  /** Those that were chosen. */
  readonly rows: readonly RaisedVisits[]
  readonly from: BusinessDate
  readonly money: RiseMoney
  readonly onClose: () => void
}

/** Asks once more before customers are told. */
export function RaiseQuestion({ rows, from, money, onClose }: RaiseQuestionProps) {
  const { rises } = useBackend()
  // One act, however often the button is pressed.
  const [id] = useState(newId)
  const customers = rows.length === 1 ? '1 customer' : `${rows.length} customers`
  const raise = useChange(rises.raise, {
    done: [`${customers} will be told`, 'The e-mails go out now.'],
    failed: 'Nobody was told',
    reads: [['rises']],
    onEnd: onClose,
  })
  const { yearBefore, yearAfter } = incomeOf(rows)
  const first = rows.map(({ holdsFrom }) => holdsFrom).toSorted()[0] ?? from
  return (
    <ConfirmDialog
      title={`Tell ${customers} of the new price?`}
      description={
        <>
          Each gets an e-mail now. Visits from {formatDate(first)} on cost the new price, by themselves:{' '}
          {money.change(yearBefore.incomeCents, yearAfter.incomeCents)} before tax in twelve months. Until it
          holds for the first of them, you can take it back.
        </>
      }
      confirmLabel={`Tell ${customers}`}
      busy={raise.busy}
      busyLabel="Telling..."
      onConfirm={() =>
        raise.run({
          ...{ id, from },
          series: rows.map(({ id: seriesId, holdsFrom, beforeCents, afterCents }) => ({
            ...{ id: seriesId, holdsFrom, beforeCents, afterCents },
          })),
        })
      }
      onClose={onClose}
    />
  )
}
