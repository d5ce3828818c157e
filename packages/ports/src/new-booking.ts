import type { AddOnId, ServiceId } from '@dustforce/core/catalogue'
import type { Cents } from '@dustforce/core/money'
import type { Quote } from '@dustforce/core/quote'
import type { BusinessDate } from '@dustforce/core/schedule'

/** One chosen add-on as it is kept with the booking. */
export interface BookedAddOn {
  readonly id: AddOnId
  readonly name: string
  readonly priceCents: Cents
  readonly description: string
  readonly unit: string | null
}

/** A booking as it is first stored: pending, unpaid, priced by the server. Texts are sanitised already. */
export interface NewBooking {
  readonly customerName: string
  /** Trimmed and lower-cased. */
  readonly email: string
  readonly phone: string
  /** Street, city, province and postal code in one line. */
  readonly address: string
  readonly service: ServiceId
  readonly date: BusinessDate
  /** The label of the slot, e.g. '9:00 AM'. */
  readonly time: string
  readonly homeType: string
  readonly bedrooms: number
  readonly bathrooms: number
  readonly addOns: ReadonlyArray<BookedAddOn>
  readonly hasPets: boolean | null
  readonly petDetails: string
  readonly useCustomerEquipment: boolean | null
  readonly equipmentPreferences: string
  readonly someoneHome: string
  readonly entryInstructions: string
  readonly buildingAccess: string
  readonly parkingAvailable: string
  readonly avoidAreas: string
  readonly notes: string
  readonly appliedPromoCode: string | null
  /** The amounts and lines that the customer agreed to; its total is what the checkout charges. */
  readonly quote: Quote
}
