import { trialToken } from '@dustforce/supabase/trial-booking'
import { useBusiness } from '@dustforce/ui/use-business'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { readBookingDraft } from '../../storage/booking-draft.ts'
import { BookingDialog } from './booking-dialog.tsx'
import { bookingQueries } from './booking-queries.ts'
import { OpeningSoon } from './opening-soon.tsx'
import { type BookingStart, decidedBefore, startingForm } from './starting-form.ts'

interface BookingHostProps {
  readonly start: BookingStart
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The booking dialog with what it needs around it: loaded as a whole when somebody is about to book. */
export function BookingHost({ start, open, onOpenChange }: BookingHostProps) {
  const { priceBook, company } = useBusiness()
  const [initial] = useState(() => startingForm(start, readBookingDraft(priceBook), priceBook))
  if (company.opening === 'soon' && trialToken() === null)
    return <OpeningSoon open={open} onOpenChange={onOpenChange} />
  return (
    <QueryClientProvider client={bookingQueries}>
      <Suspense fallback={null}>
        <BookingDialog
          initial={initial}
          decided={decidedBefore(start)}
          promoOffered={start.promoCode !== undefined}
          open={open}
          onOpenChange={onOpenChange}
        />
      </Suspense>
    </QueryClientProvider>
  )
}
