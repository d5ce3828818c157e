import type { Quote } from '@dustforce/core/quote'
import {
  type BookingForm,
  checkoutPayload,
  emailOf,
  requestFromForm,
  type WayToPay,
} from '@dustforce/office/booking'
import type { PhoneTerms, TakenBooking } from '@dustforce/supabase/admin'
import { newId } from '@dustforce/supabase/new-id'
import { useBusiness } from '@dustforce/ui/use-business'
import { useContactRules } from '@dustforce/ui/use-contact-rules'
import { useRef } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { useChange } from '../../../kit/use-change.ts'
import type { useAgreedPrice } from './use-agreed-price.ts'
import type { PhoneCleaner } from './use-phone-cleaner.ts'

/** A booking by phone that is taken, and the cleaner who was given it. */
export interface TakenByPhone extends TakenBooking {
  readonly email: string
  readonly given: PhoneCleaner['given']
}

interface Asked {
  readonly form: BookingForm
  readonly payBy: WayToPay
  readonly quoted: Quote
  readonly promoCode: string | null
  readonly own: Pick<ReturnType<typeof useAgreedPrice>, 'input' | 'agreed'>
  readonly given: PhoneCleaner['given']
}

/** Takes a complete booking by phone, once however often it is sent. */
export function useTakeBooking(
  { form, payBy, quoted, promoCode, own, given }: Asked,
  onTaken: (taken: TakenByPhone) => void,
) {
  const { priceBook } = useBusiness()
  const contact = useContactRules()
  const { phoneBookings } = useBackend()
  // One submit, one booking: the same contents again are the same attempt.
  const attempt = useRef({ contents: '', id: '' })
  return useChange(
    async () => {
      const parsed = requestFromForm(form, { priceBook, contact }, { email: emailOf(payBy) })
      if (!parsed.ok) throw new Error('The form is not complete')
      const request = { ...parsed.value, promoCode: own.input.wanted ? null : promoCode }
      const payload = checkoutPayload(request, quoted, priceBook)
      const terms: PhoneTerms = {
        payBy,
        ...(own.agreed !== null && { agreed: own.agreed }),
        ...(given !== null && {
          cleaner: { contractorId: given.cleaner.id, overlapReason: given.reason },
        }),
      }
      const contents = JSON.stringify([payload, terms])
      if (attempt.current.contents !== contents) attempt.current = { contents, id: newId() }
      return {
        ...(await phoneBookings.take({ ...payload, attempt_id: attempt.current.id }, terms)),
        email: request.email,
        given,
      }
    },
    {
      failed: 'Failed to take the booking',
      reads: [['bookings']],
      onDone: (_, made) => onTaken(made),
    },
  )
}
