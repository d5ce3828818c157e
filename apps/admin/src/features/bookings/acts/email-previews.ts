import { AdminFailure, type Booking, type EmailPreview } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { messageOf } from '../../../app/failure.ts'
import type { EmailPreviewProps } from '../../../patterns/email-preview.tsx'
import { cleanerAssignmentEmail, jobAssignmentEmail } from '../../../patterns/job-email.ts'
import { cleanerOf } from '../booking-words.ts'

const pauseMs = 300

/** The e-mail about a job, with the notes as they were when the typing last paused. */
export function useJobPreview(booking: Booking, notes: string): EmailPreviewProps {
  const { priceBook } = useBusiness()
  const { contractors, emails } = useBackend()
  const [known, setKnown] = useState(notes)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(notes), pauseMs)
    return () => clearTimeout(timer)
  }, [notes])
  const shown = usePreview(['job', known], booking, async () => {
    const email = (await contractors.emailOf(cleanerOf(booking), booking.contractorId))?.trim() ?? ''
    if (email === '') throw new AdminFailure('refused', 'Could not find contractor email address')
    return emails.previewJobAssignment(jobAssignmentEmail(booking, email, known, priceBook))
  })
  return { ...shown, stale: shown.stale || known !== notes }
}

/** The e-mail about who comes. */
export function useCleanerPreview(booking: Booking): EmailPreviewProps {
  const { priceBook } = useBusiness()
  const { emails } = useBackend()
  return usePreview(['cleaner'], booking, () =>
    emails.previewCleanerAssignment(cleanerAssignmentEmail(booking, priceBook)),
  )
}

/** Rendered by the function that sends it, and forgotten with the dialog. */
function usePreview(
  key: readonly string[],
  booking: Booking,
  render: () => Promise<EmailPreview>,
): EmailPreviewProps {
  const query = useQuery({
    // A planned assignment has the version of the booking that it is for.
    queryKey: [
      'email-preview',
      booking.id,
      booking.version,
      ...[booking.assignedCleanerName, booking.contractorId, booking.contractorPayCents],
      ...key,
    ],
    queryFn: render,
    enabled: cleanerOf(booking) !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return {
    email: query.data ?? null,
    failure: query.isError ? messageOf(query.error) : undefined,
    stale: query.isFetching,
  }
}
