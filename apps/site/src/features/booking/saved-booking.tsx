import type { BookingForm } from '@dustforce/office/booking'
import { type ComponentType, useEffect, useState } from 'react'
import { draftKey, readTab } from '../../storage/tab-storage.ts'

interface SavedBookingProps {
  readonly onResume: (draft: BookingForm) => void
  /** Whether a booking was begun on this page. */
  readonly begun: boolean
}

/** Offers to go on with a booking that was left unfinished. Only a visitor who has one loads the code for it. */
export function SavedBooking({ onResume, begun }: SavedBookingProps) {
  const [notice, setNotice] = useState<{
    readonly View: ComponentType<Pick<SavedBookingProps, 'onResume'>>
  }>()
  useEffect(() => {
    if (!begun && readTab(draftKey) === null) return
    let current = true
    import('./resume-notice.tsx').then(
      ({ ResumeNotice }) => {
        if (current) setNotice({ View: ResumeNotice })
      },
      // The draft is still saved, and every way to book continues with it.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [begun])
  return notice === undefined ? null : <notice.View onResume={onResume} />
}
