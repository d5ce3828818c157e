import { isBusinessDate } from '@dustforce/core/schedule'
import type { BookingForm } from '@dustforce/office/booking'
import { dateAndTime, formatLongDate } from '@dustforce/office/language'
import { Button } from '@dustforce/ui/button'
import { useBusiness } from '@dustforce/ui/use-business'
import { useSyncExternalStore } from 'react'
import { bookingDraftText, parseBookingDraft, subscribeToBookingDraft } from '../../storage/booking-draft.ts'
import * as words from './words.en.tsx'

/** Offers to go on with a booking that was left unfinished in this tab: over the page, so that nothing moves for it. */
export function ResumeNotice({ onResume }: { readonly onResume: (draft: BookingForm) => void }) {
  const { priceBook } = useBusiness()
  const text = useSyncExternalStore(subscribeToBookingDraft, bookingDraftText, () => null)
  const draft = parseBookingDraft(text, priceBook)
  if (draft === null || (draft.firstName === '' && draft.streetAddress === '' && draft.date === ''))
    return null
  const name = priceBook.services[draft.service]?.name ?? ''
  const when = isBusinessDate(draft.date)
    ? `, ${draft.time === '' ? formatLongDate(draft.date) : dateAndTime(formatLongDate(draft.date), draft.time)}`
    : ''
  return (
    <aside
      data-over-end
      aria-label={words.savedBooking}
      className="fixed inset-x-4 bottom-4 max-h-[33dvh] overflow-y-auto z-30 mx-auto flex max-w-4xl flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-sun-soft px-5 py-3 shadow-lg"
    >
      <p>
        <strong>{words.bookingSaved}</strong> {name}
        {when}.
      </p>
      <Button onClick={() => onResume(draft)}>{words.continueBooking}</Button>
    </aside>
  )
}
