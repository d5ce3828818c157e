import type { Cents, MoneyFormat } from '@dustforce/core/money'
import { type BusinessDate, formatDate } from '@dustforce/core/schedule'
import { exactAmount } from '../company/index.ts'

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
 * jobOfferSms(offer, money).endsWith('Reply YES to accept or NO to decline.') // => true
 */
export function jobOfferSms(offer: JobOffer, money: MoneyFormat): string {
  const { cleanerName, serviceName, bookingDate, bookingTime, address, contractorPayCents } = offer
  const [firstName] = cleanerName.trim().split(/\s+/, 1)
  const day = bookingDate === null ? 'a date to be confirmed' : formatDate(bookingDate)
  const when = bookingTime === null ? day : `${day} at ${bookingTime}`
  const pay = contractorPayCents === null ? '' : ` Pay: ${exactAmount(contractorPayCents, money)}.`
  return `Hi ${firstName}, Dust Force has a job for you: ${serviceName} on ${when}, ${address}.${pay} Reply YES to accept or NO to decline.`
}
