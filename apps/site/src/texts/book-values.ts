import { startingPrice } from '@dustforce/core/catalogue'
import { type Cents, formatMoney, zeroCents } from '@dustforce/core/money'
import { type Business, termsOf } from '@dustforce/office/company'
import { listed } from '@dustforce/office/language/prices'
import type { Values } from '@dustforce/office/texts/fill'
import { currencyIn } from './currency-in.ts'
import { policyValues } from './policy-values.ts'
import * as words from './value-words.en.ts'

/** Returns the values for what a company says of itself and of its prices. */
export function bookValues(business: Business): Values {
  const { priceBook, money } = business
  const { services, addOns, frequencies = {} } = priceBook
  const { tax, maxRooms, petFeeCents, extraBedroomCents, extraBathroomCents } = termsOf(priceBook)
  const ofPolicy = policyValues(business)
  const amount = (cents: Cents) => (cents === zeroCents ? '' : formatMoney(cents, money))
  const known: Readonly<Record<string, string>> = {
    currency: currencyIn(money),
    tax: tax.name,
    taxPercent: words.percent(tax.percent),
    taxes: words.taxes(priceBook.taxes),
    services: Object.values(services)
      .map(({ name }) => name)
      .join(', '),
    prices: listed(
      Object.entries(services).map(([id, { name }]) =>
        words.from(name, formatMoney(startingPrice(priceBook, id), money)),
      ),
    ),
    addOns: listed(Object.values(addOns).map(({ name }) => name)),
    frequencies: listed(
      Object.values(frequencies).flatMap(({ name, percent }) =>
        percent > 0 ? [words.percentOff(name, percent)] : [],
      ),
    ),
    petFee: amount(petFeeCents),
    extraBedroom: amount(extraBedroomCents),
    extraBathroom: amount(extraBathroomCents),
    maxRooms: `${maxRooms}`,
  }
  return (name) => known[name] ?? ofPolicy(name)
}
