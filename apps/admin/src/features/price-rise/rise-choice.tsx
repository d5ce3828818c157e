import { formatDate } from '@dustforce/core/schedule'
import type { RisePreview } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { EmptyState } from '@dustforce/ui/empty-state'
import { Said } from '@dustforce/ui/said'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import { useState } from 'react'
import { ActButton } from '../../kit/act-button.tsx'
import { DateField } from '../../kit/date-field.tsx'
import { RaiseQuestion } from './raise-question.tsx'
import { RiseIncome } from './rise-income.tsx'
import { RiseLetter } from './rise-letter.tsx'
import { RiseTable } from './rise-table.tsx'
import { riseMoney } from './rise-words.ts'
import { UntouchedList } from './untouched-list.tsx'

export interface RiseChoiceProps {
  readonly preview: RisePreview
  /** Another day is being looked up. */
  readonly isOld: boolean
  readonly onFrom: (day: string) => void
}

/** From when, and for whom: everybody is chosen until the owner leaves somebody out. */
export function RiseChoice({ preview, isOld, onFrom }: RiseChoiceProps) {
  const { raised, untouched, from, earliest, book } = preview
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [above, setAbove] = useState('')
  const [letter, setLetter] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const money = riseMoney(useBusiness().money)
  const least = above.trim() === '' ? null : Number(above.replace(',', '.'))
  const shown =
    least === null || Number.isNaN(least) ? raised : raised.filter(({ percent }) => percent > least)
  const chosen = raised.filter(({ id }) => !left.has(id))
  const leaveOut = (ids: readonly string[]) => setLeft(new Set([...left, ...ids]))
  const toggle = (id: string) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-56 max-sm:w-full">
          <DateField
            label="First day at the new price"
            value={from ?? ''}
            min={earliest ?? undefined}
            onChange={onFrom}
          />
        </div>
        <TextField
          label="Show only above"
          className="w-40 max-sm:w-full"
          inputMode="decimal"
          trailing="%"
          value={above}
          onChange={(event) => setAbove(event.target.value)}
        />
        <p className="max-w-prose flex-1 basis-72 text-sm text-muted">
          The law gives every customer 30 days from the e-mail
          {earliest === null ? '' : `: ${formatDate(earliest)} at the earliest`}. Visits before that day, and
          those that were announced, cost as before.
        </p>
      </div>
      {raised.length === 0 ? (
        <EmptyState
          title="Nothing to raise"
          hint={`By ${book}, today’s price list, no visits that repeat would cost another price.`}
        />
      ) : (
        <>
          <RiseIncome rows={chosen} money={money} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Said className="text-sm">
              {chosen.length} of {raised.length} chosen
              {shown.length === raised.length ? '' : `, ${shown.length} shown`}
            </Said>
            <span className="flex flex-wrap gap-2">
              <ActButton onClick={() => leaveOut(shown.map(({ id }) => id))}>Leave out those shown</ActButton>
              <ActButton disabled={left.size === 0} onClick={() => setLeft(new Set())}>
                Choose all
              </ActButton>
            </span>
          </div>
          <RiseTable
            rows={shown}
            chosen={new Set(chosen.map(({ id }) => id))}
            money={money}
            onToggle={toggle}
            onLetter={setLetter}
          />
          <div className="flex justify-end">
            <Button disabled={isOld || chosen.length === 0} onClick={() => setAsking(true)}>
              {chosen.length === 1 ? 'Tell 1 customer' : `Tell ${chosen.length} customers`}
            </Button>
          </div>
        </>
      )}
      <UntouchedList rows={untouched} />
      {letter === null || from === null ? null : (
        <RiseLetter seriesId={letter} from={from} onClose={() => setLetter(null)} />
      )}
      {isAsking && from !== null ? (
        <RaiseQuestion rows={chosen} from={from} money={money} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}
