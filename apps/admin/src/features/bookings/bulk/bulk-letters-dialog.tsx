import type { Contractor } from '@dustforce/office/contractor'
import { hasChosenPay } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Select } from '@dustforce/ui/select'
import { useBusiness } from '@dustforce/ui/use-business'
import { useState } from 'react'
import { ActDialog } from '../../../kit/act-dialog.tsx'
import { AssignLetters } from '../acts/assign-letters.tsx'
import type { Letters } from '../acts/assigning.ts'
import { bookingName, whenText } from '../booking-words.ts'
import { payRules } from '../pay-rules.ts'

export interface BulkLettersDialogProps {
  readonly cleaner: Contractor
  /** Those that are to be assigned. */
  readonly bookings: readonly Booking[]
  readonly busy: boolean
  readonly onAssign: (letters: Letters) => void
  readonly onClose: () => void
}

/** The letters of many assignments as they will be sent, one booking at a time. */
export default function BulkLettersDialog({
  cleaner,
  bookings,
  busy,
  onAssign,
  onClose,
}: BulkLettersDialogProps) {
  const business = useBusiness()
  const [letters, setLetters] = useState<Letters>({ toCleaner: true, toCustomer: true, notes: '' })
  const [shownId, setShownId] = useState('')
  const shown = bookings.find(({ id }) => id === shownId) ?? bookings[0]
  const count = bookings.length * (Number(letters.toCleaner) + Number(letters.toCustomer))
  return (
    <ActDialog
      size="lg"
      busy={busy}
      title="Assign and E-mail"
      description={`${cleaner.fullName} · ${bookings.length} ${bookings.length === 1 ? 'booking' : 'bookings'}`}
      cancel="Back"
      act={`Assign ${bookings.length} and send ${count} ${count === 1 ? 'e-mail' : 'e-mails'}`}
      busyLabel="Assigning..."
      disabled={count === 0}
      onAct={() => onAssign(letters)}
      onClose={onClose}
    >
      {shown === undefined ? null : (
        <div className="grid gap-6">
          {bookings.length === 1 ? null : (
            <Select
              label="Show the e-mails of"
              value={shown.id}
              options={bookings.map((booking) => ({
                value: booking.id,
                label: `${bookingName(booking)}, ${whenText(booking)}`,
              }))}
              onChange={(event) => setShownId(event.target.value)}
            />
          )}
          <AssignLetters
            booking={shown}
            assigning={{
              ...{ cleaner, letters, reason: null },
              pay: hasChosenPay(shown, payRules(business)) ? 'keep' : 'suggested',
            }}
            letters={letters}
            many={bookings.length > 1}
            onChange={setLetters}
          />
        </div>
      )}
    </ActDialog>
  )
}
