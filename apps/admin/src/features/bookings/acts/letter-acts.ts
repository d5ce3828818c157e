import { serviceName, type ToldKind } from '@dustforce/office/booking'
import { type Business, capital, workerOf } from '@dustforce/office/company'
import { jobOfferSms } from '@dustforce/office/contractor'
import { confirmationProblem } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { toast } from '../../../app/toasts.tsx'
import { sendCleaner, sendJob } from '../../../patterns/send-job.ts'
import { toldWords } from '../../../patterns/told-words.ts'
import { cleanerOf } from '../booking-words.ts'
import { type ActingOn, attempt } from './attempt.ts'

/** Writes to the people of a booking. */
export function letterActs({ backend }: ActingOn, business: Business) {
  return {
    emailContractor: async (booking: Booking, manualNotes: string): Promise<boolean> => {
      const missing = confirmationProblem(booking)
      if (missing !== null) {
        toast.error(missing.title, missing.description)
        return false
      }
      const { problem } = await sendJob(backend, booking, manualNotes, 'now', business.priceBook)
      if (problem === null) toast.success('Job Assignment Sent!', 'Confirmation email sent to the contractor')
      else toast.error('Email Failed', problem)
      return problem === null
    },
    emailCustomer: async (booking: Booking): Promise<boolean> => {
      const { problem } = await sendCleaner(backend, booking, 'now', business.priceBook)
      if (problem === null)
        toast.success(
          'Email Sent Successfully!',
          `${capital(workerOf(business.company))} assignment notification sent to the customer`,
        )
      else toast.error('Failed to Send Email', problem)
      return problem === null
    },
    tell: (booking: Booking, kind: ToldKind) =>
      attempt(
        () => backend.bookings.tell(booking.id, kind),
        (isNew) =>
          toast.success(
            toldWords[kind].title,
            `${booking.customerName} ${isNew ? toldWords[kind].done : 'was told before.'}`,
          ),
        'Failed to Send Email',
      ),
    copySms: async (booking: Booking): Promise<void> => {
      try {
        await navigator.clipboard.writeText(
          jobOfferSms(
            {
              ...booking,
              cleanerName: cleanerOf(booking) || 'there',
              serviceName: serviceName(booking.serviceType, business.priceBook),
            },
            business,
          ),
        )
        toast.success('SMS copied', 'Paste it into your messaging app to ask the contractor.')
      } catch {
        toast.error('Copy Failed', 'The browser did not allow copying.')
      }
    },
  }
}
