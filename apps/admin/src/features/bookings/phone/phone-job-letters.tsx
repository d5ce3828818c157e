import type { Contractor } from '@dustforce/office/contractor'
import type { OverlapReason } from '@dustforce/office/hub'
import { Button } from '@dustforce/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { AssignLetters } from '../acts/assign-letters.tsx'
import type { Letters } from '../acts/assigning.ts'
import { useBookingActions } from '../acts/use-booking-actions.ts'
import { bookingById } from '../list/booking-by-id.ts'

/** Offers the letters of an assignment that was made with a booking by phone: nobody has been written to about it. */
export function PhoneJobLetters({
  bookingId,
  cleaner,
  reason,
}: {
  readonly bookingId: string
  readonly cleaner: Contractor
  readonly reason: OverlapReason | null
}) {
  const { bookings } = useBackend()
  const actions = useBookingActions()
  const { data: booking } = useQuery(bookingById(bookings, bookingId))
  const [chosen, setLetters] = useState<Letters>({ toCleaner: true, toCustomer: true, notes: '' })
  const letters = { ...chosen, toCustomer: chosen.toCustomer && booking?.email !== '' }
  const send = useMutation({
    mutationFn: async () => {
      if (booking === undefined || booking === null) return
      if (letters.toCleaner) await actions.emailContractor(booking, letters.notes.trim())
      if (letters.toCustomer) await actions.emailCustomer(booking)
    },
  })
  const count = Number(letters.toCleaner) + Number(letters.toCustomer)
  if (booking === undefined || booking === null || send.isSuccess) return null
  return (
    <section aria-label="E-mails about the contractor" className="grid gap-4">
      <p className="text-sm text-muted">
        {cleaner.fullName} has the job. Nobody has been written to about that yet.
      </p>
      <AssignLetters
        booking={booking}
        assigning={{ cleaner, pay: 'keep', reason, letters }}
        letters={letters}
        onChange={setLetters}
      />
      <Button
        variant="secondary"
        disabled={count === 0}
        busy={send.isPending}
        busyLabel="Sending..."
        onClick={() => send.mutate()}
      >
        {count === 2 ? 'Send 2 e-mails' : 'Send 1 e-mail'}
      </Button>
    </section>
  )
}
