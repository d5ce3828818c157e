import type { BookingForm } from '@dustforce/office/booking'
import { useLoaded } from '@dustforce/ui/use-loaded'
import { draftKey, readTab } from '../../storage/tab-storage.ts'

interface SavedBookingProps {
  readonly onResume: (draft: BookingForm) => void
  /** Whether a booking was begun on this page. */
  readonly begun: boolean
}

const load = () => import('./resume-notice.tsx')

/** Offers to go on with a booking that was left unfinished. Only a visitor who has one loads the code for it; every way to book continues with it too. */
export function SavedBooking({ onResume, begun }: SavedBookingProps) {
  const notice = useLoaded(begun || readTab(draftKey) !== null, load)
  return notice === undefined ? null : <notice.ResumeNotice onResume={onResume} />
}
