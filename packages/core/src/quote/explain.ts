import { isChoice, isCount, namesOf } from '../catalogue/measure.ts'
import type { Measures, MeasureValue, PriceBook } from '../catalogue/price-book.ts'
import { type Cents, cents, formatMoney } from '../money/index.ts'
import { promoLabel } from './promo-label.ts'
import type { QuoteLine } from './quote-line.ts'
import type { QuoteWords } from './quote-words.ts'

export type { LineLabels, QuoteWords } from './quote-words.ts'
export { shownCents } from './shown-cents.ts'

/** The parts of a price book that hold its names for things. */
export type BookOfNames = Pick<PriceBook, 'currency' | 'measures' | 'charges' | 'taxes'>

/**
 * Says in a plain sentence why a line of a quote is what it is.
 *
 * @param book the book that the quote was made from
 * @param words the language: `enCA`, `frCA` or your own
 * @example
 * explainLine(line, gtaPriceBook, enCA) // => 'Tax is 13% of $297, which is $39 (rounded).'
 */
export function explainLine(line: QuoteLine, book: BookOfNames, words: QuoteWords): string {
  const { locale } = words
  const { currency, measures } = book
  const money = (amount: Cents) => formatMoney(amount, { currency, locale })
  const amount = money(line.amountCents)
  const off = money(cents(0 - line.amountCents))
  const share = (percent: number, of: Cents, said: string) =>
    isRounded(percent, of, line.amountCents) ? words.rounded(said) : said
  const { label } = line
  switch (line.rule) {
    case 'base-price': {
      const { inputs } = line
      if (inputs.cell !== undefined) {
        const { measures: chosen, cell } = inputs
        // A flag that is not so is nothing to say: 'With a garden' would be untrue.
        const parts = Object.entries(chosen).filter(([, value]) => value !== false)
        if (parts.length === 0) return words.flat(label, amount)
        const job = words.list(parts.map(([id, value]) => said(measures, id, value, words)))
        const isExact = cell === Object.values(chosen).join('-')
        if (isExact) return words.exact(label, job, amount)
        return words.nearest(label, job, cellOf(measures, chosen, cell, words), amount)
      }
      if (inputs.measure === undefined) return words.flat(label, amount)
      const { measure, count, eachCents } = inputs
      return words.units(label, said(measures, measure, count, words), money(eachCents), amount)
    }
    case 'beyond':
    case 'tier': {
      const { measure, count, eachCents } = line.inputs
      const { one, many } = namesOf(measures, measure)
      return words[line.rule](count, one, many, money(eachCents), amount)
    }
    case 'minimum':
    case 'minimum-charge':
      return words.minimum(money(line.inputs.minimumCents), amount)
    case 'add-on': {
      const { inputs } = line
      if (inputs.quantity === undefined) return words.addOn(label, amount, inputs.unit)
      return words.addOns(label, inputs.quantity, money(inputs.eachCents), amount, inputs.unit)
    }
    case 'charge': {
      const { inputs } = line
      if (inputs.percent !== undefined) {
        const { percent, ofCents } = inputs
        const of = money(ofCents)
        return percent < 0
          ? words.frequency(label, -percent, of, share(-percent, ofCents, off))
          : words.percentCharge(label, percent, of, share(percent, ofCents, amount))
      }
      if (inputs.measure !== undefined) {
        const { measure, count, above, eachCents } = inputs
        const { one, many } = namesOf(measures, measure)
        return words.eachCharge(label, count, one, many, above, money(eachCents), amount)
      }
      const reason = book.charges?.find(({ id }) => id === inputs.charge)?.description
      if (reason !== undefined) return words.charge(reason, amount)
      return line.amountCents < 0 ? words.reduction(label, off) : words.flat(label, amount)
    }
    case 'frequency':
      return words.frequency(
        label,
        line.inputs.percent,
        money(line.inputs.ofCents),
        share(line.inputs.percent, line.inputs.ofCents, off),
      )
    case 'discount': {
      if (line.label !== promoLabel) return words.flat(label, amount)
      const of = money(line.inputs.ofCents)
      return line.inputs.type === 'percentage'
        ? words.percentDiscount(line.inputs.value, of, share(line.inputs.value, line.inputs.ofCents, off))
        : words.fixedDiscount(of, off)
    }
    case 'tax': {
      const { percent, taxableCents, taxCents, mode } = line.inputs
      const name = book.taxes.length > 1 ? label : undefined
      return mode === 'added'
        ? words.addedTax(name, percent, money(taxableCents), share(percent, taxableCents, amount))
        : words.includedTax(name, percent, money(taxableCents), money(taxCents))
    }
  }
}

/**
 * Returns the label of a line of a quote: the price book's name, or the language's where the engine names it. `line.label` is English there.
 *
 * @param book the book that the quote was made from
 * @param words the language: `enCA`, `frCA` or your own
 * @example
 * labelLine(line, gtaPriceBook, enCA) // => 'HST'
 */
export function labelLine(
  line: QuoteLine,
  { measures }: Pick<BookOfNames, 'measures'>,
  { labels }: Pick<QuoteWords, 'labels'>,
): string {
  switch (line.rule) {
    case 'beyond':
      return labels.beyond(namesOf(measures, line.inputs.measure).many)
    case 'tier':
      return labels.tier(line.inputs.from, namesOf(measures, line.inputs.measure).many)
    case 'minimum':
      return labels.minimum
    case 'discount':
      return line.label === promoLabel ? labels.discount : line.label
    case 'tax':
      return line.inputs.mode === 'included' ? labels.includedTax(line.label) : line.label
    default:
      return line.label
  }
}

/** A cell as it is called: '3-2', or '15,001 gallons' where it is one of one count. */
function cellOf(measures: Measures, chosen: object, cell: string, words: QuoteWords): string {
  const [id = '', ...others] = Object.keys(chosen)
  const measure = measures[id]
  const isOneCount = others.length === 0 && measure !== undefined && isCount(measure)
  return isOneCount ? said(measures, id, Number(cell), words) : cell
}

/** Returns true when an amount is another than its share by more than the half cent that no money has. */
function isRounded(percent: number, of: Cents, amount: Cents): boolean {
  return Math.abs((of * percent) / 100 - Math.abs(amount)) > 0.5
}

/** A measure with its value: '3 bedrooms', 'Short coat', 'Pets'. */
function said(measures: Measures, id: string, value: MeasureValue, words: QuoteWords): string {
  const measure = measures[id]
  if (measure === undefined) return value === true ? id : `${value} ${id}`
  if (isCount(measure)) return words.count(Number(value), measure.one, measure.many)
  return isChoice(measure) ? (measure.choices[String(value)] ?? String(value)) : measure.label
}
