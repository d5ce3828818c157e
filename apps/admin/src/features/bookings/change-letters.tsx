import type { Booking, EditOrder } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { useBackend } from '../../app/app-context.tsx'
import { LetterBox, useForecast } from './act-letters.tsx'

/** The letters that a change of a booking sends now, as they will be sent; or why it would be refused. */
export function ChangeLetters({
  booking,
  order,
}: {
  readonly booking: Booking
  readonly order: Pick<EditOrder, 'edits' | 'overlapReason'>
}) {
  const { edits } = useBackend()
  const { forecast, failure, stale } = useForecast(booking, order, (plan) => edits.letters(booking.id, plan))
  if (forecast?.problem) return <Notice tone="danger">{forecast.problem}</Notice>
  return (
    <section aria-label="Letters" className="grid gap-3">
      <h3 className="text-sm font-medium">Letters</h3>
      {forecast === null ? (
        <LetterBox name="the customer" email={null} failure={failure} stale={stale} />
      ) : (
        forecast.letters.map(({ reader, ...email }) => (
          <LetterBox key={reader} name={email.to} email={email} failure={failure} stale={stale} />
        ))
      )}
    </section>
  )
}
