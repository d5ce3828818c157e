import type { Booking } from '@dustforce/supabase/admin'
import { Checkbox } from '@dustforce/ui/checkbox'
import { TextArea } from '@dustforce/ui/text-area'
import { useBusiness } from '@dustforce/ui/use-business'
import { EmailPreview } from '../../../patterns/email-preview.tsx'
import { bookingName } from '../booking-words.ts'
import { type Assigning, type Letters, plannedBooking } from './assigning.ts'
import { useCleanerPreview, useJobPreview } from './email-previews.ts'

export interface AssignLettersProps {
  readonly booking: Booking
  readonly assigning: Assigning
  readonly letters: Letters
  /** The same goes out for others too. */
  readonly many?: boolean
  readonly onChange: (letters: Letters) => void
}

/** Both letters of an assignment as they will be sent, each to be left out. */
export function AssignLetters({ booking, assigning, letters, many = false, onChange }: AssignLettersProps) {
  const business = useBusiness()
  const planned = plannedBooking(booking, assigning, business)
  const job = useJobPreview(planned, letters.notes.trim())
  const cleaner = useCleanerPreview(planned)
  return (
    <div className="grid gap-6">
      <section aria-label="E-mail to the contractor" className="grid gap-3">
        <Checkbox
          label={`E-mail ${assigning.cleaner.fullName} ${many ? 'each' : 'the'} job`}
          checked={letters.toCleaner}
          onChange={(event) => onChange({ ...letters, toCleaner: event.target.checked })}
        />
        {letters.toCleaner ? (
          <>
            <TextArea
              label="Additional notes for the contractor"
              optional
              rows={2}
              value={letters.notes}
              onChange={(event) => onChange({ ...letters, notes: event.target.value })}
            />
            <EmailPreview {...job} label="Preview for the contractor" />
          </>
        ) : null}
      </section>
      {booking.email === '' && !many ? (
        <p className="text-sm text-muted">The customer has no e-mail address: please call.</p>
      ) : (
        <section aria-label="E-mail to the customer" className="grid gap-3">
          <Checkbox
            label={`E-mail ${many ? 'each customer' : bookingName(booking)} who is coming`}
            checked={letters.toCustomer}
            onChange={(event) => onChange({ ...letters, toCustomer: event.target.checked })}
          />
          {letters.toCustomer ? <EmailPreview {...cleaner} label="Preview for the customer" /> : null}
        </section>
      )}
    </div>
  )
}
