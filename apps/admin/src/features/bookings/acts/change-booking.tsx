import { conflictsOf } from '@dustforce/office/hub'
import type { Booking, EditOrder } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { messageOf } from '../../../app/failure.ts'
import { useSessionState } from '../../../app/use-session-state.ts'
import { editOfferKey } from './booking-changes.ts'
import { ChangeDialog, type PricedEdits } from './change-dialog.tsx'
import { ChangeLetters } from './change-letters.tsx'
import { useServerPreview } from './use-server-preview.ts'

/** Changes what was booked, with what the booking's own prices make of it. */
export function ChangeBooking({
  booking,
  ...dialog
}: {
  readonly booking: Booking
  readonly changed: ReactNode
  readonly busy: boolean
  readonly onChange: (order: Omit<EditOrder, 'actId'>) => void
  readonly onDrop: () => void
  readonly onClose: () => void
}) {
  const { company } = useBusiness()
  const { bookings, contractors, edits } = useBackend()
  const { id, version, bookingDate: date, contractorId } = booking
  const [plan, setPlan] = useSessionState<PricedEdits | null>(`change ${id} priced`, null)
  const offer = useQuery({
    queryKey: [editOfferKey, id, version],
    queryFn: () => edits.preview(id, {}),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const priced = useServerPreview(editOfferKey, booking, plan, (asked) => edits.preview(id, asked))
  const roster = useQuery({
    ...{ queryKey: ['contractors'], queryFn: contractors.all },
    enabled: contractorId !== null,
  })
  const jobs = useQuery({
    queryKey: ['bookings', 'between', date, date],
    queryFn: () => (date === null ? [] : bookings.between(date, date)),
    enabled: date !== null && contractorId !== null,
  })
  const cleaner = roster.data?.find((one) => one.id === contractorId)
  return (
    <ChangeDialog
      booking={booking}
      conflictsOf={(durationMinutes) =>
        cleaner === undefined || durationMinutes === booking.durationMinutes
          ? []
          : conflictsOf({ ...booking, durationMinutes }, cleaner, jobs.data ?? [], company)
      }
      letters={(letters) => <ChangeLetters booking={booking} {...letters} />}
      offer={{
        answer: offer.data ?? null,
        failure: offer.isError ? messageOf(offer.error) : undefined,
        stale: offer.isFetching,
      }}
      priced={priced}
      onRetry={offer.refetch}
      onPriced={setPlan}
      {...dialog}
    />
  )
}
