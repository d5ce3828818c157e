import { dollarsOf } from '@dustforce/core/money'
import { eachBookingField, serviceName } from '@dustforce/office/booking'
import type { CompanyPriceBook } from '@dustforce/office/company'
import type { Booking, CleanerAssignmentEmail, JobAssignmentEmail } from '@dustforce/supabase/admin'
import { cleanerOf } from './cleaner-of.ts'

/** Returns the e-mail that tells a contractor about a job. */
export function jobAssignmentEmail(
  booking: Booking,
  contractorEmail: string,
  manualNotes: string,
  priceBook: CompanyPriceBook,
): JobAssignmentEmail {
  return {
    bookingId: booking.id,
    contractorEmail,
    contractorName: cleanerOf(booking),
    service: serviceName(booking.serviceType, priceBook),
    date: booking.bookingDate ?? '',
    time: booking.bookingTime ?? '',
    minutes: booking.durationMinutes,
    bedrooms: String(booking.bedrooms ?? ''),
    bathrooms: String(booking.bathrooms ?? ''),
    address: booking.address,
    contractorPay: booking.contractorPayCents === null ? null : dollarsOf(booking.contractorPayCents),
    addOns: booking.addOns,
    ...eachBookingField((name) => written(booking[name])),
    manualNotes,
  }
}

function written(answer: string | boolean | null): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  return answer ?? ''
}

/** Returns the e-mail that tells a customer about the assigned cleaner. */
export function cleanerAssignmentEmail(
  booking: Booking,
  priceBook: CompanyPriceBook,
): CleanerAssignmentEmail {
  return {
    bookingId: booking.id,
    customerEmail: booking.email,
    customerFirstName: booking.customerName.trim().replace(/\s.*/s, ''),
    customerName: booking.customerName,
    service: serviceName(booking.serviceType, priceBook),
    date: booking.bookingDate ?? '',
    time: booking.bookingTime ?? '',
    assignedCleanerName: cleanerOf(booking),
    language: booking.language ?? '',
  }
}
