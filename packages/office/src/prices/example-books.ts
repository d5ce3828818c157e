import type { PriceBook } from '@dustforce/core/catalogue'
import type { CompanyPriceBook } from '../company/index.ts'
import dogGrooming from '../examples/dog-grooming.json' with { type: 'json' }
import homeCleaning from '../examples/home-cleaning.json' with { type: 'json' }
import musicSchool from '../examples/music-school.json' with { type: 'json' }
import poolService from '../examples/pool-service.json' with { type: 'json' }
import windowCleaning from '../examples/window-cleaning.json' with { type: 'json' }

/** The parts of an example besides the currency, the rounding and the taxes, which are a company's own. */
type ExampleGoods = Pick<PriceBook, 'measures' | 'services' | 'addOns' | 'charges' | 'frequencies'>

/** A kind of work that a new company may begin with, to change its prices afterwards. */
interface ExampleBook extends ExampleGoods {
  readonly name: string
  readonly description: string
}

/** The examples that a company may begin with: each measures what the booking form can ask for. */
export const exampleBooks: readonly ExampleBook[] = [
  homeCleaning,
  poolService,
  musicSchool,
  windowCleaning,
  dogGrooming,
].map((example: object) => example as ExampleBook)

/**
 * A price book that offers what an example does, in the currency and with the taxes of a company's own.
 *
 * @param own the book of the company so far
 * @example
 * bookOfExample(gtaPriceBook, gtaPriceBook).currency // => 'CAD'
 */
export function bookOfExample(
  { measures, services, addOns, charges = [], frequencies = {} }: ExampleGoods,
  own: CompanyPriceBook,
): CompanyPriceBook {
  const { version, currency, rounding, taxes, minimumTotal } = own
  return {
    ...{ version, currency, rounding, taxes, measures, services, addOns, charges, frequencies },
    ...(minimumTotal !== undefined && { minimumTotal }),
  }
}
