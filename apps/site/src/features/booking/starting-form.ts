import { addOnsFor } from '@dustforce/core/catalogue'
import { type BookingForm, emptyBookingForm } from '@dustforce/office/booking'
import { type CompanyPriceBook, homeMeasures, type Range } from '@dustforce/office/company'
import { languageOf } from '@dustforce/office/language'
import { language } from '../../language/language.en.ts'

/** The start of a booking: from a card, from the estimate, from an offer, or where it was left. */
export interface BookingStart {
  readonly service: string
  readonly bedrooms?: number
  readonly bathrooms?: number
  /** 'yyyy-MM-dd' and a slot's label: '9:00 AM'. */
  readonly date?: string
  readonly time?: string
  readonly promoCode?: string
}

/** The choices that a visitor made before the form opened: they need not be asked for again. */
export interface DecidedBefore {
  readonly size: boolean
  readonly time: boolean
}

/** Whether a start brings the size of the home, and its time. */
export function decidedBefore({ bedrooms, bathrooms, date, time }: BookingStart): DecidedBefore {
  return {
    size: bedrooms !== undefined && bathrooms !== undefined,
    time: date !== undefined && time !== undefined,
  }
}

/** A count that the book takes: the nearest one. */
function within(range: Range | null, count: number): number {
  return range === null ? count : Math.min(range.max, Math.max(range.min, count))
}

/** The form to open with: what was kept, with the choices just made. Add-ons that the chosen service does not offer fall away. */
export function startingForm(
  start: BookingStart,
  draft: BookingForm | null,
  priceBook: CompanyPriceBook,
): BookingForm {
  const { service, bedrooms, bathrooms, date, time, promoCode } = start
  const kept = draft ?? emptyBookingForm(service)
  const offered = addOnsFor(priceBook, service).map((addOn) => addOn.id)
  return {
    ...kept,
    language: languageOf(language),
    service,
    addOns: kept.addOns.filter((id) => offered.includes(id)),
    bedrooms: within(homeMeasures(priceBook.measures).bedrooms, bedrooms ?? kept.bedrooms),
    bathrooms: within(homeMeasures(priceBook.measures).bathrooms, bathrooms ?? kept.bathrooms),
    date: date ?? kept.date,
    time: time ?? kept.time,
    promoCode: promoCode ?? kept.promoCode,
  }
}
