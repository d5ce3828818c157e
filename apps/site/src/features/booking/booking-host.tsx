import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { readBookingDraft } from '../../storage/booking-draft.ts'
import { BookingDialog } from './booking-dialog.tsx'
import { type BookingStart, startingForm } from './starting-form.ts'

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60_000,
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      networkMode: 'always',
    },
  },
})

interface BookingHostProps {
  readonly start: BookingStart
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The booking dialog with what it needs around it: loaded as a whole when somebody is about to book. */
export function BookingHost({ start, open, onOpenChange }: BookingHostProps) {
  const [initial] = useState(() => startingForm(start, readBookingDraft()))
  return (
    <QueryClientProvider client={queries}>
      <BookingDialog
        initial={initial}
        promoOffered={start.promoCode !== undefined}
        open={open}
        onOpenChange={onOpenChange}
      />
    </QueryClientProvider>
  )
}
