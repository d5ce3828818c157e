import { type BookingForm, emptyBookingForm } from '@dustforce/core/booking'
import { addOnsFor, gtaPriceBook, type ServiceId } from '@dustforce/core/catalogue'

/** How a booking begins: from a card, from the estimate, from an offer, or where it was left. */
export interface BookingStart {
  readonly service: ServiceId
  readonly bedrooms?: number
  readonly bathrooms?: number
  readonly promoCode?: string
}

/** The form to open with: what was kept, with the choices just made. Add-ons that the chosen service does not offer fall away. */
export function startingForm(start: BookingStart, draft: BookingForm | null): BookingForm {
  const { service, bedrooms, bathrooms, promoCode } = start
  const kept = draft ?? emptyBookingForm(service)
  const offered = addOnsFor(gtaPriceBook, service).map((addOn) => addOn.id)
  return {
    ...kept,
    service,
    addOns: kept.addOns.filter((id) => offered.includes(id)),
    bedrooms: bedrooms ?? kept.bedrooms,
    bathrooms: bathrooms ?? kept.bathrooms,
    promoCode: promoCode ?? kept.promoCode,
  }
}
