import type { BookingForm } from '@dustforce/office/booking'
import { formFromBooking } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useContactRules } from '@dustforce/ui/use-contact-rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { bookingById } from '../list/booking-by-id.ts'

/**
 * Finds the customer who is on the phone, by the number or by a booking of theirs, and puts them into the form.
 *
 * @param likeId a booking of the customer whom it is for; null when the phone number has to find them
 * @param blank the form of a new customer
 */
export function useCaller(
  likeId: string | null,
  blank: BookingForm,
  setForm: (change: (current: BookingForm) => BookingForm) => void,
) {
  const { priceBook } = useBusiness()
  const contact = useContactRules()
  const { bookings, phoneBookings } = useBackend()
  const [callers, setCallers] = useState<readonly Booking[]>([])
  const [callerId, setCallerId] = useState<string | null>(null)
  const caller = callers.find(({ id }) => id === callerId)
  // The number of the field: what is found for an older one comes too late.
  const asked = useRef('')
  const find = async (phone: string) => {
    asked.current = phone
    setCallers([])
    setCallerId(null)
    const written = contact.checkPhone(phone)
    if (!written.ok) return
    const found = await phoneBookings.lastOf(written.value).catch(() => [])
    if (asked.current !== phone) return
    setCallers(found)
    const [only, ...others] = found
    if (only === undefined || others.length > 0) return
    const { phone: _typed, ...rest } = formFromBooking(only, { priceBook, contact })
    setForm((current) => ({ ...current, ...rest }))
    setCallerId(only.id)
  }
  const { data: like = null } = useQuery({
    ...bookingById(bookings, likeId ?? ''),
    enabled: likeId !== null,
  })
  const isLike = useRef(false)
  useEffect(() => {
    if (like === null || isLike.current) return
    isLike.current = true
    setCallers([like])
    setCallerId(like.id)
    setForm((current) => ({ ...current, ...formFromBooking(like, { priceBook, contact }) }))
  }, [like, priceBook, contact, setForm])
  /** Nothing of another customer's home stays, not even where it cannot be seen. */
  const setCaller = (id: string) => {
    const chosen = callers.find((one) => one.id === id)
    setForm(({ phone, date, time, promoCode }) => ({
      ...blank,
      ...(chosen !== undefined && formFromBooking(chosen, { priceBook, contact })),
      ...{ phone, date, time, promoCode },
    }))
    setCallerId(id)
  }
  return { callers, caller, callerId, find, setCaller }
}
