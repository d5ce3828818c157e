import type { PriceBook } from '@dustforce/core/catalogue'
import { type Cents, cents, dollarsOf } from '@dustforce/core/money'
import type { Quote, QuoteLine } from '@dustforce/core/quote'
import { timeLabel } from '@dustforce/core/schedule'
import { detailColumns } from './booking-details.ts'
import type { BookingRequest } from './booking-request.ts'
import type { CheckoutPayload } from './payload.ts'

/**
 * The payload that checkout is asked with: the choices, and the shown prices in dollars.
 *
 * @param quote the quote of the same choices, as it was shown
 * @param priceBook what names them
 * @example
 * checkoutPayload(request, quote(gtaPriceBook, quoteRequestOf(gtaPriceBook, request)), gtaPriceBook).total_price // => 373
 */
export function checkoutPayload(
  request: BookingRequest,
  quote: Quote,
  priceBook: Pick<PriceBook, 'services' | 'addOns'>,
): CheckoutPayload {
  const serviceName = priceBook.services[request.service]?.name ?? request.service
  const addOns = request.addOns.map((id) => {
    const { name = id, description = '', unit } = priceBook.addOns[id] ?? {}
    return { name, description, unit, id, amount: chargedFor(id, quote) }
  })
  return {
    service: serviceName,
    selected_service_id: request.service,
    date: request.date,
    time: timeLabel(request.minute),
    name: request.name,
    email: request.email,
    phone: request.phone,
    address: request.address,
    bedrooms: request.bedrooms,
    bathrooms: request.bathrooms,
    has_pets: request.hasPets,
    ...detailColumns(request),
    equipment_preferences: request.equipmentPreferences ?? equipmentText(request.useCustomerEquipment),
    add_ons: addOns.map(({ name }) => name),
    add_ons_details: addOns.map(({ id, name, amount, description, unit }) => ({
      id,
      name,
      price: dollarsOf(amount),
      description,
      unit: unit ?? null,
    })),
    base_service_price: dollarsOf(quote.baseCents),
    pet_fee: dollarsOf(quote.chargesCents),
    add_ons_total: dollarsOf(quote.addOnsCents),
    subtotal_before_tax: dollarsOf(quote.subtotalCents),
    discount_amount: dollarsOf(quote.discountCents),
    applied_promo_code: request.promoCode,
    hst_amount: dollarsOf(quote.taxCents),
    total_price: dollarsOf(quote.totalCents),
    pricing_breakdown: {
      base_service: {
        name: serviceName,
        bedrooms: request.bedrooms,
        bathrooms: request.bathrooms,
        price: dollarsOf(quote.baseCents),
      },
      add_ons: addOns.map(({ name, amount }) => ({ name, price: dollarsOf(amount) })),
      pet_fee: dollarsOf(quote.chargesCents),
      subtotal: dollarsOf(quote.subtotalCents),
      hst: dollarsOf(quote.taxCents),
      total: dollarsOf(quote.totalCents),
    },
  }
}

/** Sums what a quote, which may be made from another price book, charges for an add-on. */
function chargedFor(id: string, { lines }: Quote): Cents {
  return cents(lines.reduce((sum, line) => (isFor(id, line) ? sum + line.amountCents : sum), 0))
}

function isFor(id: string, line: QuoteLine): boolean {
  return line.rule === 'add-on' && line.inputs.addOn === id
}

/** Returns the text that stands for a choice of equipment without words of its own. */
export function equipmentText(useCustomerEquipment: boolean | null): string {
  if (useCustomerEquipment === null) return 'Not specified'
  return useCustomerEquipment ? "Customer's own equipment" : "Company's equipment"
}
