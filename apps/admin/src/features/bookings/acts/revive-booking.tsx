import type { Cents } from '@dustforce/core/money'
import type { BookingStatus } from '@dustforce/office/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { messageOf } from '../../../app/failure.ts'
import { useActPreview } from './act-letters.tsx'
import { ReviveDialog, type ReviveDialogProps, type RevivePlan } from './revive-dialog.tsx'

/** Takes a cancellation back, with what was given back and the letter that goes out. */
export function ReviveBooking({
  booking,
  status,
  onRevive,
  ...dialog
}: {
  readonly booking: Booking
  readonly status: BookingStatus
  readonly busy: boolean
  readonly onRevive: (order: RevivePlan & { readonly shownOwedCents: Cents }) => void
  readonly onClose: ReviveDialogProps['onClose']
}) {
  const { bookings } = useBackend()
  const { id, version } = booking
  const [plan, setPlan] = useState<RevivePlan>({ asks: true, tellsCustomer: true })
  const offer = useQuery({
    queryKey: ['revive-offer', id, version],
    queryFn: () => bookings.previewRevival(id),
    gcTime: 0,
  })
  const asks = plan.asks && (offer.data?.owedCents ?? 0) > 0
  const letters = useActPreview(
    booking,
    offer.data === undefined || offer.data.why !== null ? null : { status, asks },
    (asked) => bookings.lettersOfRevival(id, asked),
  )
  return (
    <ReviveDialog
      booking={booking}
      status={status}
      offer={offer.data ?? null}
      failure={offer.isError ? messageOf(offer.error) : undefined}
      plan={plan}
      letters={letters}
      onPlan={setPlan}
      onRevive={({ owedCents }) => onRevive({ ...plan, asks, shownOwedCents: owedCents })}
      {...dialog}
    />
  )
}
