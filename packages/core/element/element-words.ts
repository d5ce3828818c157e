import type { PriceBook } from '@dustforce/core/catalogue'
import type { QuoteLine } from '@dustforce/core/quote'

/** The words of the element beside the names of the price book. */
export interface ElementWords {
  /** The locale in which amounts are written, BCP 47. */
  readonly locale: string
  /** The name of the whole form, for screen readers. */
  readonly form: string
  readonly service: string
  readonly date: string
  readonly time: string
  readonly frequency: string
  /** A frequency of no frequency. */
  readonly once: string
  readonly addOns: string
  /** After the price of an add-on that can be chosen several times and has no unit. */
  readonly each: string
  readonly total: string
  /** The words for a visitor when the price book cannot be read. */
  readonly noPrices: string
  /**
   * Returns the name of a line of the quote. Lines that the engine names, such as 'Extra bedrooms', have English labels: `labelLine` has them in
   * other languages.
   */
  readonly line: (line: QuoteLine, book: PriceBook) => string
}

/** The words of a page that sets none. */
export const englishWords: ElementWords = {
  locale: 'en-CA',
  form: 'Price calculator',
  service: 'Service',
  date: 'Date',
  time: 'Time',
  frequency: 'How often',
  once: 'Once',
  addOns: 'Add-ons',
  each: 'each',
  total: 'Total',
  noPrices: 'Prices cannot be shown at the moment.',
  // Tax that the prices contain adds nothing to them.
  line: (line) =>
    line.rule === 'tax' && line.inputs.mode === 'included' ? `${line.label} (included)` : line.label,
}
