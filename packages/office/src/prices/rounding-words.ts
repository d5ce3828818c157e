import { believedPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { cents, formatMoney, type MoneyFormat } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote'

/** An amount that no rounding leaves as it is: $201.50. */
const example = cents(20_150)

/**
 * Says what the rounding of a price book means, by its first tax as the book charges it.
 *
 * @example
 * roundingWords(gtaPriceBook, { currency: 'CAD', locale: 'en-CA' }) // => '13% HST of $201.50 is $26.'
 */
export function roundingWords(book: PriceBook, { locale }: Pick<MoneyFormat, 'locale'>): string {
  const { version, currency, rounding, taxes } = book
  const [{ name, percent, mode } = { name: 'Percentage', percent: 12.5, mode: 'added' as const }] = taxes
  const { taxCents } = quote(
    believedPriceBook({
      ...{ version, currency, rounding, measures: {}, addOns: {} },
      taxes: [{ name, percent, mode }],
      services: {
        one: { name, description: '', features: [], price: { kind: 'flat', amount: example }, addOns: [] },
      },
    }),
    { service: 'one' },
  )
  const money = { currency, locale }
  const [of, tax] = [formatMoney(example, money), formatMoney(taxCents, money)]
  const rate = taxes.length === 0 ? `${percent}%` : `${percent}% ${name}`
  return mode === 'included' ? `Of ${of}, ${tax} is ${name} (${percent}%).` : `${rate} of ${of} is ${tax}.`
}
