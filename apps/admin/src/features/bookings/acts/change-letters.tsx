import type { Booking, EditOrder } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { useBackend } from '../../../app/app-context.tsx'
import { ActLetters, LetterBox, type Tell, useActPreview } from './act-letters.tsx'

export interface ChangeLettersProps {
  readonly booking: Booking
  readonly order: Pick<EditOrder, 'edits' | 'overlapReason'>
  /** The change is made when its difference is paid: the letter that asks for it goes out now, the others then. */
  readonly isAsked: boolean
  readonly tell: Tell
  readonly busy: boolean
  readonly onTell: (tell: Tell) => void
}

/** The letters that a change of a booking sends, as they will be sent, each to be left out; or why it would be refused. */
export function ChangeLetters({ booking, order, isAsked, ...letters }: ChangeLettersProps) {
  const { edits } = useBackend()
  const shown = useActPreview(booking, order, (plan) => edits.letters(booking.id, plan))
  const { preview, failure, stale } = shown
  if (preview?.problem) return <Notice tone="danger">{preview.problem}</Notice>
  if (!isAsked) return <ActLetters booking={booking} shown={shown} {...letters} />
  const [asking = null] = preview?.letters ?? []
  return (
    <>
      <LetterBox name={asking?.to ?? 'the customer'} email={asking} failure={failure} stale={stale} />
      <ActLetters booking={booking} shown={null} when=" once it is paid" {...letters} />
    </>
  )
}
