import type { Cents } from '@dustforce/core/money'
import { type BusinessDate, formatDate } from '@dustforce/core/schedule'
import { type Business, exactAmount } from '../company/index.ts'

/** A job as it is offered to a cleaner. */
export interface JobOffer {
  readonly cleanerName: string
  readonly serviceName: string
  readonly bookingDate: BusinessDate | null
  readonly bookingTime: string | null
  readonly address: string
  readonly contractorPayCents: Cents | null
}

/**
 * The text message that an admin copies to offer a job; it is answered YES or NO.
 *
 * @example
 * jobOfferSms(offer, business).endsWith('Reply YES to accept or NO to decline.') // => true
 */
export function jobOfferSms(
  offer: JobOffer,
  { company, money }: Pick<Business, 'company' | 'money'>,
): string {
  const { cleanerName, serviceName, bookingDate, bookingTime, address, contractorPayCents } = offer
  const [firstName] = cleanerName.trim().split(/\s+/, 1)
  const day = bookingDate === null ? 'a date to be confirmed' : formatDate(bookingDate)
  const when = bookingTime === null ? day : `${day} at ${bookingTime}`
  const pay = contractorPayCents === null ? '' : ` Pay: ${exactAmount(contractorPayCents, money)}.`
  return `Hi ${firstName}, ${company.name} has a job for you: ${serviceName} on ${when}, ${address}.${pay} Reply YES to accept or NO to decline.`
}
