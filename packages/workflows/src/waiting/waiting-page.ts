import { maskedEmail, serviceName } from '@dustforce/office/booking'
import type { CompanyPriceBook } from '@dustforce/office/company'
import { wishForm } from '@dustforce/office/waiting'
import type { OpenedWish } from './waiting-list.ts'

/** Returns what the page of a wish shows; with an offer also the booking form that takes it. */
export function waitingPage({ email, home, offer, ...wish }: OpenedWish, book: CompanyPriceBook) {
  return {
    ...wish,
    email: maskedEmail(email),
    service: serviceName(home.service, book),
    offer: offer === null ? null : { ...offer, form: wishForm(home, email, offer) },
  }
}
