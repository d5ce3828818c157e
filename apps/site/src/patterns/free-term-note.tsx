import { type BookingTerms, freeTerm, freeTermText } from '@dustforce/office/ledger'
import { useBusiness } from '@dustforce/ui/use-business'
import { CalendarCheck, CircleAlert } from 'lucide-react'

export interface FreeTermNoteProps {
  readonly terms: Pick<BookingTerms, 'cancellation' | 'customerMoves'>
  /** The start that is chosen, in epoch milliseconds. */
  readonly startsAt: number
  /** Epoch milliseconds. */
  readonly now: number
}

/** Until when a start is free to cancel, beside it: a warning when it is not. */
export function FreeTermNote({ terms, startsAt, now }: FreeTermNoteProps) {
  const { policy } = useBusiness()
  const isFree = freeTerm(terms, startsAt, now).until !== null
  const Icon = isFree ? CalendarCheck : CircleAlert
  return (
    <p className={`flex gap-2 text-sm ${isFree ? 'text-muted' : 'font-medium text-warning-ink'}`}>
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {freeTermText(terms, startsAt, now, policy.zone)}
    </p>
  )
}
